/// A place in a rectangle, as parts of its width and height from the leading top corner.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width, from the leading edge; in 0…1 inside the rectangle.
  public let x: Double
  /// The part of the height, from the top; in 0…1 inside the rectangle.
  public let y: Double

  /// Makes a place from its two parts; what is not finite becomes 0, what is beyond ±1e6 is pinned.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? min(max(x, -1e6), 1e6) : 0
    self.y = y.isFinite ? min(max(y, -1e6), 1e6) : 0
  }

  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The leading top corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing top corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading bottom corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing bottom corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
