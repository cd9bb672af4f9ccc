/// The share of each part of a shape in a pixel, by slicing the pixel.
///
/// Across a slice the places where something may change are known exactly; between two of them one
/// look tells what is there.
struct ShapeAreas {
  /// Shares by the parts' numbers.
  typealias Shares = SIMD8<Double>

  /// The slices of a pixel.
  private static let slices = 64

  let plan: ShapePlan

  /// The shares; nil where the pixel is of one part, that at its centre.
  func shares(column: Int, row: Int) -> Shares? {
    let left = Double(column)
    let top = Double(row)
    guard isCut(left + 0.5, top + 0.5) else { return nil }
    let circles = plan.circles.filter { Self.isNear($0, left + 0.5, top + 0.5) }
    let edges = plan.edges.filter { $0.isNear(left + 0.5, top + 0.5, Self.reach) }
    var shares = Shares(repeating: 0)
    var cuts: [Double] = []
    for slice in 0..<Self.slices {
      let y = top + (Double(slice) + 0.5) / Double(Self.slices)
      cuts.removeAll(keepingCapacity: true)
      cuts.append(left)
      cuts.append(left + 1)
      for circle in circles {
        let square = circle.radius * circle.radius - (y - circle.y) * (y - circle.y)
        guard square > 0 else { continue }
        let reach = square.squareRoot()
        if circle.x - reach > left, circle.x - reach < left + 1 { cuts.append(circle.x - reach) }
        if circle.x + reach > left, circle.x + reach < left + 1 { cuts.append(circle.x + reach) }
      }
      for edge in edges where abs(edge.x) > 1e-9 {
        let x = (edge.offset - edge.y * y) / edge.x
        if x > left, x < left + 1 { cuts.append(x) }
      }
      cuts.sort()
      for index in 1..<cuts.count where cuts[index] > cuts[index - 1] {
        let part = plan.part((cuts[index - 1] + cuts[index]) / 2, y)
        shares[part.rawValue] += cuts[index] - cuts[index - 1]
      }
    }
    return shares / Double(Self.slices)
  }

  private func isCut(_ x: Double, _ y: Double) -> Bool {
    plan.circles.contains { Self.isNear($0, x, y) }
      || plan.edges.contains { $0.isNear(x, y, Self.reach) }
  }

  /// Half a pixel's diagonal, and a little.
  static let reach = 0.71

  static func isNear(_ circle: ShapePlan.Circle, _ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (x - circle.x, y - circle.y)
    let square = dx * dx + dy * dy
    let low = max(circle.radius - reach, 0)
    let high = circle.radius + reach
    return square > low * low && square < high * high
  }
}
