import RevealCore

/// A comparison as text, in 80 columns.
package struct ComparisonText {
  /// Whether escape sequences set off headings.
  package var isColored = false

  /// Makes the writer.
  package init(isColored: Bool = false) { self.isColored = isColored }

  /// The table, the verdicts, and what makes them doubtful.
  package func text(of comparison: Comparison) -> String {
    let columns = TextColumns(isColored: isColored)
    var lines: [String] = []
    if comparison.isPartial { lines.append(columns.bold("PARTIAL: a run was stopped early")) }
    for difference in comparison.differences {
      let (before, after) = (difference.before ?? "none", difference.after ?? "none")
      lines += TextColumns.wrapped("differs: \(difference.key): \(before) -> \(after)", indent: 2)
    }
    if !lines.isEmpty { lines.append("") }
    let times = comparison.rows.flatMap { $0.before + $0.after }
    let unit = TimeUnit(fitting: times)
    lines.append(
      columns.bold("Before and after")
        + columns.dim(" (\(comparison.metric.title), \(unit.symbol))"))
    let head = ["before", "after", "ratio", "95 %", "p", "verdict"]
    lines.append(columns.bold(TextColumns.row("", head, widths: Self.widths)))
    for row in comparison.rows {
      lines.append(TextColumns.row(row.name, cells(row, unit), widths: Self.widths))
    }
    for row in comparison.rows {
      guard case .none(let reason) = row.verdict else { continue }
      lines += TextColumns.wrapped("no verdict on \(row.name): \(reason)", indent: 2)
    }
    for (side, names) in [("first", comparison.onlyBefore), ("second", comparison.onlyAfter)] {
      for name in names {
        lines += TextColumns.wrapped("only in the \(side): \(name)", indent: 2)
      }
    }
    lines += [""] + TextColumns.wrapped(Self.method, indent: 2).map(columns.dim)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let method =
    "A repetition is one observation. Ratio of medians with its bootstrap interval; "
    + "two-sided Mann–Whitney U, p adjusted by Holm; no verdict below "
    + "\(Comparison.leastRepetitions) repetitions."

  private static let widths = [8, 8, 7, 14, 8, 11]

  private func cells(_ row: ComparisonRow, _ unit: TimeUnit) -> [String] {
    func time(_ values: [Double]) -> String {
      values.isEmpty
        ? "n/a" : NumberText.fitting(unit.number(Sample(values).median), width: 7, places: 1)
    }
    func ratio(_ value: Double, width: Int) -> String {
      NumberText.fitting(value, width: width, places: 3)
    }
    let interval = row.interval.map {
      "\(ratio($0.lowerBound, width: 6))–\(ratio($0.upperBound, width: 6))"
    }
    let p = row.adjustedP.map { $0 < 0.0001 ? "<.0001" : DecimalText.string($0, places: 4) }
    return [
      time(row.before), time(row.after), row.ratio.value.map { ratio($0, width: 6) } ?? "n/a",
      interval ?? "n/a", p ?? "n/a", row.verdict.word,
    ]
  }
}
