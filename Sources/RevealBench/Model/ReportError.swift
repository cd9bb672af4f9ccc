/// Why a report cannot be read or written as asked.
package enum ReportError: Error, Hashable, CustomStringConvertible {
  /// It is not JSON, or not of a benchmark.
  case notAReport(String)
  /// It is of another version.
  case unknownSchema(Int)
  /// It has no such figure, or what is there is no figure.
  case missingKey(String)
  /// A value is not one of those that may be there.
  case badValue(key: String, value: String)
  /// A format needs each frame, and only summaries were kept.
  case noFrames(format: ExportFormat)

  /// What to tell the user, in a line.
  package var description: String {
    switch self {
    case .notAReport(let why): "not a benchmark's JSON: \(why)"
    case .unknownSchema(let version):
      "schema version \(version) is not known; this program reads \(Report.schemaVersion)"
    case .missingKey(let key): "\"\(key)\" is missing or no number"
    case .badValue(let key, let value): "\"\(key)\" cannot be \"\(value)\""
    case .noFrames(let format): "\(format.rawValue) needs the raw frames, and this report has none"
    }
  }
}
