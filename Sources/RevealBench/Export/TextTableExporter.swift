import RevealCore

/// A table for people: what a frame costs, and how evenly frames come, in 80 columns.
package struct TextTableExporter: Exporter {
  /// Whether escape sequences set off headings.
  package var isColored = false

  /// Makes the exporter; colour is for a terminal that wants it.
  package init(isColored: Bool = false) { self.isColored = isColored }

  /// The tables, and under them what they leave out.
  package func text(of report: Report) -> String {
    let columns = TextColumns(isColored: isColored)
    var lines: [String] = []
    if report.isPartial { lines += [columns.bold("PARTIAL: stopped before it was through"), ""] }
    lines += TextColumns.wrapped(Self.heading(report)) + [""]
    if report.runs.isEmpty {
      lines.append("Nothing was measured.")
    } else {
      lines += cost(report, columns) + [""] + evenness(report, columns)
    }
    let notes = TextNotes(report).lines + TextColumns.wrapped(Self.more, indent: 2)
    lines += [""] + notes.map(columns.dim)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let more =
    "Means, deviations, phases and histograms: --format json, or --report FILE.html."

  private static func heading(_ report: Report) -> String {
    let settings = report.settings
    let bars = settings.bars == 1 ? "" : " × \(settings.barsText)"
    let size = "\(settings.sizeText) at \(NumberText.short(settings.scale, places: 3))×"
    return "\(settings.indicator) \(size)\(bars), \(settings.pace.text), "
      + "budget \(DecimalText.string(settings.budget, places: 2)) ms"
  }

  // MARK: Cost

  private func cost(_ report: Report, _ columns: TextColumns) -> [String] {
    let series = report.series
    let unit = TimeUnit(fitting: series.compactMap { $0.median(\.work.median).value })
    let head = ["median", "p90", "p95", "p99", "p99.9", "max", "MAD", "ratio"]
    var lines = [columns.bold(report.settings.workTitle) + columns.dim(" (\(unit.symbol))")]
    for renderer in report.renderers {
      lines.append(columns.bold(TextColumns.row(renderer, head, widths: Self.costWidths)))
      for series in series where series.renderer == renderer {
        let cost: [Figure] = [
          series.median(\.work.median), series.median(\.work.p90), series.median(\.work.p95),
          series.median(\.work.p99), series.median(\.work.p999), series.greatest(\.work.max),
          series.median(\.work.medianAbsoluteDeviation),
        ]
        let times = cost.map { figure in
          figure.value.map { Self.time($0, unit) } ?? "n/a"
        }
        let ratio = report.ratioToReveal(series).value.map { ratio in
          NumberText.fitting(ratio, width: 6, places: 2) + "×"
        }
        lines.append(styled(series, times + [ratio ?? "n/a"], widths: Self.costWidths, columns))
      }
    }
    return lines
  }

  private static func time(_ milliseconds: Double, _ unit: TimeUnit) -> String {
    let number = unit.number(milliseconds)
    return NumberText.fitting(number, width: 7, places: unit == .microseconds ? 1 : 2)
  }

  private static let costWidths = Array(repeating: 8, count: 8)

  // MARK: Evenness

  private func evenness(_ report: Report, _ columns: TextColumns) -> [String] {
    let head = ["avg", "1%A", "1%B", ".1%A", ".1%B", "jank", "stutter", "missed", "run", "error"]
    var lines = [
      columns.bold("Frame times")
        + columns.dim(" (fps; frames that were late; animation error in ms)")
    ]
    for renderer in report.renderers {
      lines.append(columns.bold(TextColumns.row(renderer, head, widths: Self.evennessWidths)))
      for series in report.series where series.renderer == renderer {
        let rates = [
          series.median(\.rates.average), series.median(\.rates.low1Average),
          series.median(\.rates.low1Percentile), series.median(\.rates.low01Average),
          series.median(\.rates.low01Percentile),
        ].map {
          $0.value.map { NumberText.fitting($0, width: 6, places: $0 < 1_000 ? 1 : 0) } ?? "n/a"
        }
        let stutter = series.total(of: \.smoothness.stutter).text(places: 0)
        let error = series.median(\.animationError.timing.mean).value.map {
          NumberText.fitting($0, width: 6, places: 2)
        }
        let run = series.runs.map(\.summary.smoothness.missed.longestRun).max() ?? 0
        let counts = [
          Self.count(series.total(\.smoothness.jank)), stutter,
          Self.count(series.total(\.smoothness.missed.total)),
          NumberText.fitting(Double(run), width: 4, places: 0), error ?? "n/a",
        ]
        lines.append(styled(series, rates + counts, widths: Self.evennessWidths, columns))
      }
    }
    return lines
  }

  private static let evennessWidths = [7, 7, 7, 7, 7, 6, 8, 7, 5, 7]

  private static func count(_ count: Int) -> String {
    NumberText.fitting(Double(count), width: 5, places: 0)
  }

  private func styled(
    _ series: Series, _ cells: [String], widths: [Int], _ columns: TextColumns
  ) -> String {
    let row = TextColumns.row("  " + series.technique.rawValue, cells, widths: widths)
    return series.technique == .reveal ? columns.accent(row) : row
  }
}
