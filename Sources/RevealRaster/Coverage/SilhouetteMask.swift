import RevealCore

/// The coverage of a whole shape in every pixel of its picture.
struct SilhouetteMask {
  private let width: Int
  private let parts: [Double]

  /// Makes the mask of a reveal's shape, moved inwards by some pixels on all sides.
  init(_ geometry: RevealGeometry, inset: Double = 0) {
    width = geometry.size.width
    let region = geometry.silhouette(inset: inset)
    var parts = [Double](repeating: 0, count: geometry.size.width * geometry.size.height)
    for row in 0..<geometry.size.height {
      for column in 0..<geometry.size.width {
        guard !geometry.isEmpty(column: column, row: row) else { continue }
        let area = region.area(column: column, row: row)
        // A sliver that no colour shows is left out: parts of it would be mere rounding.
        parts[row * width + column] = area < 1e-6 ? 0 : area > 1 - 1e-9 ? 1 : area
      }
    }
    self.parts = parts
  }

  /// The part of the pixel that is covered, 0…1.
  subscript(column: Int, row: Int) -> Double { parts[row * width + column] }
}

extension RevealGeometry {
  /// Whether a pixel surely lies outside of the whole shape: quickly told, for most of a ring's.
  func isEmpty(column: Int, row: Int) -> Bool {
    guard case .arc(let arc) = outline else { return false }
    let x = Double(column) + 0.5 - arc.centerX
    let y = Double(row) + 0.5 - arc.centerY
    let distance = (x * x + y * y).squareRoot()
    return distance > arc.outer + 0.75 || distance < arc.inner - 0.75
  }
}
