import RevealCore

/// Chrome trace events: a process for each series, its frames with their phases inside.
///
/// Times are whole nanoseconds written as microseconds with three decimals, so nothing is rounded,
/// and slices that touch do not overlap.
package struct TraceExporter: Exporter {
  /// Makes the exporter.
  package init() {}

  /// The file in its object form.
  package func text(of report: Report) throws -> String {
    guard let began = report.runs.lazy.compactMap(\.frames.first?.start).min() else {
      throw ReportError.noFrames(format: .trace)
    }
    var events: [String] = []
    for (index, series) in report.series.enumerated() {
      var track = TraceTrack(process: index + 1, began: began, budget: report.settings.budget)
      track.name(series.name, order: index)
      for run in series.runs { track.add(run) }
      events += track.events
    }
    let facts =
      report.environment.rows + report.settings.rows + [
        ("version", report.version), ("partial", "\(report.isPartial)"),
      ]
    let unique = Dictionary(facts.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let data = unique.sorted { $0.key < $1.key }
      .map { "\(JSONText.string($0.key)):\(JSONText.string($0.value))" }
    return "{\"traceEvents\":[\n\(events.joined(separator: ",\n"))\n],"
      + "\"displayTimeUnit\":\"ms\",\"otherData\":{\(data.joined(separator: ","))}}\n"
  }
}
