import RevealCore

/// What stands under the tables: pacing, the loop's own cost, notes, and why figures are missing.
struct TextNotes {
  /// The notes in lines of at most 80 columns.
  let lines: [String]

  init(_ report: Report) {
    lines = Self.sentences(report).flatMap { TextColumns.wrapped($0, indent: 2) }
  }

  static func sentences(_ report: Report) -> [String] {
    var sentences: [String] = pacing(report)
    if report.runs.contains(where: { $0.summary.pacing.requested == .vsync }) {
      sentences.append("Presenting waits for the display, so it is not part of the cost above.")
    }
    if let empty = report.emptyFrame, let median = empty.median.value {
      let p99 = empty.p99.value.map { ", p99 \(TimeUnit.label($0))" } ?? ""
      sentences.append(
        "The loop's own cost, a frame that draws nothing: "
          + "\(TimeUnit.label(median))\(p99).")
    }
    let repetitions = report.series.map(\.runs.count)
    if let most = repetitions.max(), let least = repetitions.min() {
      let count = most == least ? "\(most)" : "\(least) to \(most)"
      let discarded = report.runs.reduce(0) { $0 &+ $1.discardedFrames }
      let frames = report.runs.reduce(0) { $0 &+ $1.summary.frames }
      sentences.append(
        "\(frames) frames in \(count) repetition\(most == 1 ? "" : "s") of each; "
          + "\(discarded) discarded as warm-up.")
    }
    if !report.runs.isEmpty {
      sentences.append(
        "1%A: mean of the slowest 1 %; 1%B: 99th percentile; .1% likewise; all in fps.")
    }
    return sentences + missing(report) + report.notes
  }

  /// How each renderer was paced; said once where it is the same for all.
  private static func pacing(_ report: Report) -> [String] {
    guard report.settings.pace != .uncapped else { return [] }
    return report.renderers.compactMap { renderer in
      let series = report.series.first { $0.renderer == renderer }
      return series?.runs.first.map { "Pacing on \(renderer): \($0.summary.pacing.text)." }
    }
  }

  /// Why figures are missing, a line for each reason.
  private static func missing(_ report: Report) -> [String] {
    let figures: [(name: String, figure: (Summary) -> Figure)] = [
      ("p90", \.interval.p90), ("p95", \.interval.p95), ("p99", \.interval.p99),
      ("1 % low", \.rates.low1Average), ("p99.9", \.interval.p999),
      ("0.1 % low", \.rates.low01Average), ("animation error", \.animationError.timing.mean),
    ]
    var named: [(reason: String, names: [String])] = []
    for (name, figure) in figures {
      let reasons = report.series.compactMap { $0.median(figure).reason }
      guard let reason = reasons.first else { continue }
      if let index = named.firstIndex(where: { $0.reason == reason }) {
        named[index].names.append(name)
      } else {
        named.append((reason, [name]))
      }
    }
    return named.map { "n/a: \($0.names.joined(separator: ", ")) (\($0.reason))." }
  }
}
