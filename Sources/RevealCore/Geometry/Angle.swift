/// An angle; 0 points to the right, and it grows clockwise, as it does where y grows downward.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees; always finite.
  public let degrees: Double

  /// Makes an angle from degrees; what is not finite becomes 0, what is beyond ±1e6 is pinned.
  public init(degrees: Double) {
    self.degrees = degrees.isFinite ? min(max(degrees, -1e6), 1e6) + 0 : 0
  }

  /// The angle in radians.
  public var radians: Double { degrees * (Elementary.pi / 180) }

  /// No angle.
  public static let zero = Angle(degrees: 0)
  /// A whole turn.
  public static let fullTurn = Angle(degrees: 360)

  /// An angle in degrees, clockwise.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians, clockwise.
  public static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians * (180 / Elementary.pi))
  }

  /// Whether the left is the smaller angle.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }

  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees + right.degrees)
  }

  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }
}
