/// One technique on one renderer, before and after.
package struct ComparisonRow: Hashable, Sendable {
  /// The series' name.
  package let name: String
  /// The figure of each repetition before, in milliseconds.
  package let before: [Double]
  /// The figure of each repetition after, in milliseconds.
  package let after: [Double]
  /// median(after)/median(before).
  package let ratio: Figure
  /// Where the ratio lies with 95 % confidence; nil where there is none.
  package let interval: ClosedRange<Double>?
  /// The test; nil where there is nothing to test.
  package let test: MannWhitney?
  /// The test's probability, adjusted for the other rows.
  package internal(set) var adjustedP: Double?

  /// Compares the figures of repetitions.
  package init(name: String, before: [Double], after: [Double], seed: UInt64) {
    self.name = name
    self.before = before
    self.after = after
    let base = Sample(before).median
    ratio =
      base > 0 && !after.isEmpty
      ? Figure(Sample(after).median / base) : .missing("no repetition with this figure")
    interval = Bootstrap.ratioOfMedians(before: before, after: after, seed: seed)
    test = MannWhitney(after, before)
    adjustedP = test?.p
  }

  /// What the row says.
  package var verdict: Verdict {
    let fewest = min(before.count, after.count)
    guard fewest >= Comparison.leastRepetitions else {
      return .none("needs ≥ \(Comparison.leastRepetitions) repetitions, has \(fewest)")
    }
    guard let ratio = ratio.value, let adjustedP else { return .none("no figures") }
    guard adjustedP < Comparison.significance, ratio != 1 else { return .noDifference }
    return ratio > 1 ? .slower : .faster
  }
}
