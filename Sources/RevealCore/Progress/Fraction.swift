/// A part of a whole, in 0…1; always finite.
public struct Fraction: Hashable, Comparable, Sendable {
  /// The number, in 0…1.
  public let value: Double

  /// Nothing of the whole.
  public static let zero = Fraction(clamping: 0)
  /// The whole.
  public static let one = Fraction(clamping: 1)

  /// Makes a fraction from a finite number, pinned to 0…1; nil where it is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(clamping: value)
  }

  /// Makes a fraction from any number: pinned to 0…1, and 0 where it is not a number.
  public init(clamping value: Double) {
    // Adding 0 turns −0 into 0, so that equal fractions have equal bits.
    self.value = value.isNaN ? 0 : min(max(value, 0), 1) + 0
  }

  /// Whether the left is the smaller part.
  public static func < (left: Fraction, right: Fraction) -> Bool { left.value < right.value }
}
