import RevealCore

/// The coverage of a whole shape in every pixel of its picture.
struct SilhouetteMask {
  private let width: Int
  private let parts: [Double]

  /// Makes the mask of a reveal's shape, moved inwards by some pixels on all sides.
  init(_ geometry: RevealGeometry, inset: Double = 0) {
    width = geometry.size.width
    let region = geometry.silhouette(inset: inset)
    let quick = QuickCoverage(geometry, inset: inset)
    var parts = [Double](repeating: 0, count: geometry.size.width * geometry.size.height)
    for row in 0..<geometry.size.height {
      for column in 0..<geometry.size.width {
        let area =
          quick?.coverage(column: column, row: row) ?? region.area(column: column, row: row)
        // A sliver that no colour shows is left out: parts of it would be mere rounding.
        parts[row * width + column] = area < 1e-6 ? 0 : area > 1 - 1e-9 ? 1 : area
      }
    }
    self.parts = parts
  }

  /// The part of the pixel that is covered, 0…1.
  subscript(column: Int, row: Int) -> Double { parts[row * width + column] }
}

/// Tells of most pixels of an arc, without an area, that they lie wholly inside or outside.
private struct QuickCoverage {
  private let arc: ArcGeometry
  private let inset: Double
  private let start, end: HalfPlane

  init?(_ geometry: RevealGeometry, inset: Double) {
    guard case .arc(let arc) = geometry.outline else { return nil }
    self.arc = arc
    self.inset = inset
    start = arc.after(arc.start)
    end = arc.after(arc.start + arc.sweep)
  }

  /// 0 or 1; nil where an edge may cut the pixel.
  func coverage(column: Int, row: Int) -> Double? {
    // Half a pixel's diagonal, and something for rounding.
    let slack = 0.75
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let (dx, dy) = (x - arc.centerX, y - arc.centerY)
    let distance = (dx * dx + dy * dy).squareRoot()
    if distance > arc.outer + slack || distance < arc.inner - slack { return 0 }
    guard distance < arc.outer - inset - slack,
      arc.inner == 0 || distance > arc.inner + inset + slack
    else { return nil }
    if arc.isClosed { return 1 }
    let (toStart, toEnd) = (start.depth(x, y), end.depth(x, y))
    let reach = arc.capReach + inset + slack
    guard abs(toStart) > reach, abs(toEnd) > reach else { return nil }
    let isInside =
      arc.sweep > Elementary.pi ? toStart > 0 || toEnd < 0 : toStart > 0 && toEnd < 0
    return isInside ? 1 : 0
  }
}
