/// How many device pixels make a point; the same along both axes.
public struct DisplayScale: Hashable, Sendable {
  /// Pixels a point, within ``range``.
  public let pixelsPerPoint: Double

  /// The accepted scales, in pixels a point: 0.25…16.
  public static let range = 0.25...16.0
  /// One pixel a point.
  public static let one = DisplayScale(1)

  /// Makes a scale; what is not a number becomes 1, what is out of range the nearest bound.
  public init(_ pixelsPerPoint: Double) {
    self.pixelsPerPoint =
      pixelsPerPoint.isNaN
      ? 1 : min(max(pixelsPerPoint, Self.range.lowerBound), Self.range.upperBound)
  }

  /// A length in points as whole pixels, halves up; pinned to ±1e7, and 0 where it is NaN.
  public func pixels(_ points: Double) -> Int {
    Self.whole((points * pixelsPerPoint + 0.5).rounded(.down))
  }

  /// A length in points as whole pixels, at least one where it is more than nothing.
  public func atLeastOnePixel(_ points: Double) -> Int {
    points > 0 ? max(pixels(points), 1) : 0
  }

  /// A rectangle in points with each edge on the nearest pixel boundary.
  public func pixels(_ rect: Rect) -> PixelRect {
    let left = pixels(rect.minX)
    let top = pixels(rect.minY)
    return PixelRect(
      x: left, y: top, width: pixels(rect.maxX) - left, height: pixels(rect.maxY) - top)
  }

  /// A size in points as whole pixels.
  public func pixels(_ size: Size) -> PixelSize {
    PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// A number of pixels in points.
  public func points(_ pixels: Int) -> Double { Double(pixels) / pixelsPerPoint }

  /// No picture is larger than this, and every product of two such numbers fits.
  private static let limit = 1e7

  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -limit), limit))
  }
}
