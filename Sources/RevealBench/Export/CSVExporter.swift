import RevealCore

/// A row for each frame of each run, in nanoseconds.
package struct CSVExporter: Exporter {
  /// Makes the exporter.
  package init() {}

  /// The names of the columns.
  package static let header =
    "technique,renderer,repetition,frame,start_ns,events_ns,update_ns,draw_ns,present_ns,end_ns,"
    + "interval_ns,animation_time_ns,fraction"

  /// The header and the rows; what a frame does not have is left empty.
  package func text(of report: Report) throws -> String {
    guard report.runs.contains(where: { !$0.frames.isEmpty }) else {
      throw ReportError.noFrames(format: .csv)
    }
    var text = Self.header + "\n"
    for run in report.runs {
      let name = "\(Self.cell(run.technique.rawValue)),\(Self.cell(run.renderer))"
      for (index, frame) in run.frames.enumerated() {
        let moments = [
          frame.start, frame.events, frame.update, frame.draw, frame.present, frame.end,
        ].map { "\($0.nanoseconds)" }
        let rest = [frame.interval, frame.animationTime?.nanoseconds].map { $0.map(String.init) }
        text += "\(name),\(run.repetition),\(index),\(moments.joined(separator: ",")),"
        text += rest.map { $0 ?? "" }.joined(separator: ",")
        text += ",\(NumberText.short(frame.fraction, places: 9))\n"
      }
    }
    return text
  }

  /// A text as a cell: in quotation marks where it needs them (RFC 4180).
  static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
