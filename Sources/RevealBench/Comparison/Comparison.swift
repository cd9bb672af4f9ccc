/// Two benchmarks side by side.
///
/// A repetition is one observation, however many frames it has.
package struct Comparison: Hashable, Sendable {
  /// Fewer repetitions on either side give no verdict.
  package static let leastRepetitions = 9
  /// How unlikely chance must be.
  package static let significance = 0.05

  /// A setting or a fact of the environment that is not the same in both.
  package struct Difference: Hashable, Sendable {
    /// Its key.
    package let key: String
    /// Its value before; nil where there was none.
    package let before: String?
    /// Its value after; nil where there is none.
    package let after: String?
  }

  /// What was compared.
  package let metric: Metric
  /// What differs, by key; anything here makes the figures hard to compare.
  package let differences: [Difference]
  /// The series that both have.
  package let rows: [ComparisonRow]
  /// The series that only the one before has.
  package let onlyBefore: [String]
  /// The series that only the one after has.
  package let onlyAfter: [String]
  /// Whether either benchmark was stopped early.
  package let isPartial: Bool

  /// Compares two benchmarks.
  package init(
    before: Report, after: Report, metric: Metric = .medianCost, seed: UInt64 = 1
  ) {
    self.metric = metric
    differences = Self.differences(before, after)
    isPartial = before.isPartial || after.isPartial
    var rows: [ComparisonRow] = []
    var onlyBefore: [String] = []
    var onlyAfter = after.series.map(\.name)
    for old in before.series {
      let match = after.series.first {
        $0.technique == old.technique && $0.renderer == old.renderer
      }
      guard let match else {
        onlyBefore.append(old.name)
        continue
      }
      onlyAfter.removeAll { $0 == old.name }
      rows.append(
        ComparisonRow(
          name: old.name, before: old.values(metric.figure), after: match.values(metric.figure),
          seed: seed))
    }
    let tested = rows.indices.filter { rows[$0].test != nil }
    let adjusted = Holm.adjusted(tested.compactMap { rows[$0].test?.p })
    for (index, p) in zip(tested, adjusted) { rows[index].adjustedP = p }
    self.rows = rows
    self.onlyBefore = onlyBefore
    self.onlyAfter = onlyAfter
  }

  /// Whether any series got slower by more than a part, such as 0.03: by its median, and surely.
  ///
  /// A series that has vanished, or is new, cannot be judged either.
  package func gate(failAbove part: Double) -> GateOutcome {
    let regressed = rows.filter { row in
      row.verdict == .slower && row.ratio.value.map { $0 > 1 + part } == true
    }
    if !regressed.isEmpty { return .regressed(regressed.map(\.name)) }
    let undecided = rows.filter { if case .none = $0.verdict { true } else { false } }
    let names = undecided.map(\.name) + onlyBefore + onlyAfter
    return names.isEmpty && !rows.isEmpty ? .passed : .undecided(names)
  }

  /// Reads a percentage in plain decimals, such as "3%" or "2.5%", as a part; nil of anything else.
  ///
  /// A bare number is refused: whether 3 is a part or a percentage is nobody's guess.
  package static func part(_ text: String) -> Double? {
    guard text.hasSuffix("%"),
      text.dropLast().allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return nil }
    return Double(String(text.dropLast())).map { $0 / 100 }
  }

  private static func differences(_ before: Report, _ after: Report) -> [Difference] {
    func values(_ report: Report) -> [String: String] {
      report.environment.comparableValues.merging(
        report.settings.comparableValues, uniquingKeysWith: { $1 })
    }
    let (old, new) = (values(before), values(after))
    return Set(old.keys).union(new.keys).sorted().compactMap { key in
      old[key] == new[key] ? nil : Difference(key: key, before: old[key], after: new[key])
    }
  }
}
