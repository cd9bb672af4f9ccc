/// How the corners of a rectangle are rounded.
public enum CornerStyle: Hashable, Sendable {
  /// As far as the shorter side allows: half circles at the ends.
  case capsule
  /// By a radius in points; never more than half the shorter side.
  case radius(Double)

  /// The radius in pixels for a rectangle of so many: 0 to half its shorter side.
  public func pixelRadius(in size: PixelSize, scale: DisplayScale) -> Double {
    let largest = Double(min(size.width, size.height)) / 2
    switch self {
    case .capsule: return largest
    case .radius(let points):
      return points.isNaN ? 0 : min(max(points * scale.pixelsPerPoint, 0), largest)
    }
  }
}
