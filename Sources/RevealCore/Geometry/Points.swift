/// A place in points, from the leading top corner of its space.
///
/// That is the left top corner where reading begins at the left, else the right top one.
public struct Point: Hashable, Sendable {
  /// The distance from the leading edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a place from its two distances, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An extent in points; never negative, never NaN.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  /// Makes a size; a negative or non-finite extent becomes 0.
  public init(width: Double, height: Double) {
    self.width = width.isFinite ? max(width, 0) : 0
    self.height = height.isFinite ? max(height, 0) : 0
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Makes a rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The leading edge's x, in points.
  public var minX: Double { origin.x }
  /// The top edge's y, in points.
  public var minY: Double { origin.y }
  /// The trailing edge's x, in points.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge's y, in points.
  public var maxY: Double { origin.y + size.height }
  /// The x of the middle, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y of the middle, in points.
  public var midY: Double { origin.y + size.height / 2 }

  /// The rectangle moved inwards by `amount` points on all sides; outwards where it is negative.
  ///
  /// Where there is not so much room, the extent becomes 0.
  public func insetBy(_ amount: Double) -> Rect {
    Rect(
      x: minX + amount, y: minY + amount,
      width: size.width - 2 * amount, height: size.height - 2 * amount)
  }

  /// Whether the place lies inside; the trailing and bottom edges are outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
