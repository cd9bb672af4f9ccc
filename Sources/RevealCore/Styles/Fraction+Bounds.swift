extension Fraction {
  /// Makes the part of the way from one bound to the other that a value has come.
  ///
  /// A value is pinned to the bounds; where they are equal it has come nowhere. It is nil where the
  /// value or a bound is not finite, for then there is no way to measure.
  public init?(_ value: Double, in bounds: ClosedRange<Double>) {
    let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    guard value.isFinite, lower.isFinite, upper.isFinite else { return nil }
    let pinned = min(max(value, lower), upper)
    guard lower < upper else {
      self = .zero
      return
    }
    let extent = upper - lower
    // Halves of bounds too far apart lose nothing, and their difference is finite.
    self.init(
      clamping: extent.isFinite
        ? (pinned - lower) / extent : (pinned / 2 - lower / 2) / (upper / 2 - lower / 2))
  }
}
