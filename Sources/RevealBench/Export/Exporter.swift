/// Writes a report in one format.
package protocol Exporter {
  /// The whole file, with a line's end at its end.
  func text(of report: Report) throws -> String
}

/// The formats by name.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// A table to read.
  case text
  /// Everything, for programs.
  case json
  /// A row for each frame.
  case csv
  /// A log as MangoHud writes it.
  case mangohud
  /// Chrome trace events, for Perfetto.
  case trace
  /// For google-benchmark's compare.py.
  case googleBenchmark = "google-benchmark"

  /// The exporter; colour is for a table on a terminal, frames are for JSON.
  package func exporter(isColored: Bool = false, includesFrames: Bool = false) -> any Exporter {
    switch self {
    case .text: TextTableExporter(isColored: isColored)
    case .json: JSONExporter(includesFrames: includesFrames)
    case .csv: CSVExporter()
    case .mangohud: MangoHudExporter()
    case .trace: TraceExporter()
    case .googleBenchmark: GoogleBenchmarkExporter()
    }
  }
}
