/// The interval that a ratio of medians lies in, from the data alone (percentile bootstrap).
package enum Bootstrap {
  /// How many times each side is drawn anew.
  package static let resamples = 10_000
  /// How sure the interval is.
  package static let confidence = 0.95

  /// The interval of median(after)/median(before); nil where a side is empty or not positive.
  package static func ratioOfMedians(
    before: [Double], after: [Double], seed: UInt64, resamples: Int = Self.resamples
  ) -> ClosedRange<Double>? {
    guard !after.isEmpty, before.min() ?? 0 > 0, after.min() ?? 0 > 0, resamples > 0 else {
      return nil
    }
    var random = SplitMix64(seed: seed)
    func medianOfDraw(_ values: [Double]) -> Double {
      Sample((0..<values.count).map { _ in values[random.place(below: values.count)] }).median
    }
    var ratios: [Double] = []
    ratios.reserveCapacity(resamples)
    for _ in 0..<resamples {
      let base = medianOfDraw(before)
      ratios.append(medianOfDraw(after) / base)
    }
    let sample = Sample(ratios)
    guard sample.count == resamples else { return nil }
    let tail = (1 - confidence) / 2
    return sample.quantile(tail)...sample.quantile(1 - tail)
  }
}
