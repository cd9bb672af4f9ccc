/// A place in device pixels, from the left top corner.
public struct PixelPoint: Hashable, Sendable {
  /// The column, from the left; the first is 0.
  public var x: Int
  /// The row, from the top; the first is 0.
  public var y: Int

  /// Makes a place from its column and row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// An extent in device pixels; never negative.
public struct PixelSize: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Makes an extent; a negative number becomes 0.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// Whether there is no pixel in it.
  public var isEmpty: Bool { width == 0 || height == 0 }
}

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left top pixel.
  public var origin: PixelPoint
  /// The extent.
  public var size: PixelSize

  /// Makes a rectangle from its corner and extent.
  public init(origin: PixelPoint, size: PixelSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: PixelPoint(x: x, y: y), size: PixelSize(width: width, height: height))
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last.
  public var maxY: Int { origin.y + size.height }
  /// Whether there is no pixel in it.
  public var isEmpty: Bool { size.isEmpty }

  /// The pixels that both rectangles have; empty where they have none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return PixelRect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return PixelRect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether every pixel of the other is one of this one's.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle moved by some pixels.
  public func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(origin: PixelPoint(x: minX + x, y: minY + y), size: size)
  }

  /// The mirror image inside a space of `width` columns, as reading from the other side has it.
  public func mirrored(in width: Int) -> PixelRect {
    PixelRect(
      origin: PixelPoint(x: width - maxX, y: minY), size: size)
  }
}
