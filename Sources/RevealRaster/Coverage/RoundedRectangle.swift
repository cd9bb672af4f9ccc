import RevealCore

/// A rounded rectangle at the origin of the pixel grid, and the exact area of it in each pixel.
///
/// The area is a closed form, not a distance or a sample count: along a row of a corner the shape's
/// edge is a circle's, whose integral is known. So an edge is right at every size and scale.
struct RoundedRectangle {
  let width: Double
  let height: Double
  let radius: Double
  private let circle: CircleSegment

  /// Makes the shape; the radius is at most half the shorter side.
  init(width: Double, height: Double, radius: Double) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.radius = min(max(radius, 0), min(self.width, self.height) / 2)
    circle = CircleSegment(radius: self.radius)
  }

  /// The area of the shape within a cell of the grid given by its edges, 0…cell area.
  func area(left: Double, top: Double, right: Double, bottom: Double) -> Double {
    guard width > 0, height > 0 else { return 0 }
    return max(areaAbove(bottom, left, right) - areaAbove(top, left, right), 0)
  }

  /// The part of a pixel that the shape covers, 0…1.
  func coverage(x: Int, y: Int) -> Double {
    let left = Double(x)
    let top = Double(y)
    return min(area(left: left, top: top, right: left + 1, bottom: top + 1), 1)
  }

  /// The area of the shape between two columns' edges and above a height.
  private func areaAbove(_ y: Double, _ left: Double, _ right: Double) -> Double {
    let straightStart = radius
    let straightEnd = width - radius
    var sum = 0.0
    let straight = min(right, straightEnd) - max(left, straightStart)
    if straight > 0 { sum += straight * min(max(y, 0), height) }
    // A corner is measured by u, the distance from its circle's centre towards the outside.
    sum += cornerAreaAbove(y, from: radius - min(right, radius), to: radius - max(left, 0))
    sum += cornerAreaAbove(
      y, from: max(left, straightEnd) - straightEnd, to: min(right, width) - straightEnd)
    return sum
  }

  /// The same in the columns whose distance from the corner's centre is `u0...u1`, 0…radius.
  ///
  /// There the shape spans from `radius − h(u)` down to `height − radius + h(u)`, where h is the
  /// circle's height; the part above y is `min(max(y − top, 0), bottom − top)`, piecewise a sum of
  /// a constant and ±h, so its integral is too.
  private func cornerAreaAbove(_ y: Double, from u0: Double, to u1: Double) -> Double {
    let start = min(max(u0, 0), radius)
    let end = min(max(u1, 0), radius)
    guard end > start else { return 0 }
    // Where the top edge lies above y: h(u) > radius − y.
    let visible = reach(ofHeight: radius - y)
    // Where the bottom edge lies above y too: h(u) < y − (height − radius).
    let whole = reach(ofHeight: y - (height - radius))
    let partEnd = min(end, visible)
    var sum = 0.0
    // Nearer the centre than `whole` the row cuts through: y − top.
    let cutEnd = min(partEnd, max(start, whole))
    if cutEnd > start {
      sum += (y - radius) * (cutEnd - start) + circle.area(to: cutEnd) - circle.area(to: start)
    }
    // Beyond it everything lies above: bottom − top.
    let wholeStart = max(start, min(whole, partEnd))
    if partEnd > wholeStart {
      sum +=
        (height - 2 * radius) * (partEnd - wholeStart)
        + 2 * (circle.area(to: partEnd) - circle.area(to: wholeStart))
    }
    return max(sum, 0)
  }

  /// The distance from the centre at which the circle is still so high; 0…radius.
  private func reach(ofHeight h: Double) -> Double {
    if h <= 0 { return radius }
    if h >= radius { return 0 }
    return circle.height(at: h)
  }
}
