/// What is known of a job: how much of it is done, or that nobody can say.
public struct Progress: Hashable, Sendable {
  /// The part that is done, or nil where progress is indeterminate.
  public let fractionCompleted: Fraction?

  /// Progress that nobody can put a number to.
  public static let indeterminate = Progress(value: nil)

  /// Makes progress from an amount done of a total.
  ///
  /// A missing or non-finite value, and a total that is not positive and finite, mean
  /// indeterminate, never 0 %. A finite value is pinned to `0...total`; the fraction is
  /// value / total.
  public init(value: Double?, total: Double = 1) {
    guard let value, value.isFinite, total.isFinite, total > 0 else {
      fractionCompleted = nil
      return
    }
    fractionCompleted = Fraction(min(max(value, 0), total) / total)
  }
}

/// A whole number of hundredths, as people read progress.
public struct Percent: Hashable, Sendable {
  /// The number, in 0…100.
  public let value: Int

  /// Makes the percentage of a fraction, rounded to the nearest, halves up.
  public init(_ fraction: Fraction) {
    value = Int((fraction.value * 100).rounded(.toNearestOrAwayFromZero))
  }
}
