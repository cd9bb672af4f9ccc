import FoundationEssentials

/// Everything as JSON: units in the names of keys, null and a reason where there is no figure.
package struct JSONExporter: Exporter {
  /// Whether each frame is written, not only what they say together.
  package var includesFrames = false

  /// Makes the exporter.
  package init(includesFrames: Bool = false) { self.includesFrames = includesFrames }

  /// The report, its keys in alphabetical order.
  package func text(of report: Report) throws -> String {
    var report = report
    if !includesFrames { report.runs = report.runs.map(\.withoutFrames) }
    return try JSONText.document(report, isIndented: !includesFrames) + "\n"
  }

  /// Reads a report that was written before.
  package static func report(from text: String) throws -> Report {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    do {
      let version = try decoder.decode(Schema.self, from: data).schemaVersion
      guard version == Report.schemaVersion else { throw ReportError.unknownSchema(version) }
      return try decoder.decode(Report.self, from: data)
    } catch let error as DecodingError {
      throw ReportError.notAReport(error.sentence)
    }
  }

  private struct Schema: Decodable {
    let schemaVersion: Int
  }
}

extension DecodingError {
  /// The error as a user can follow it: what, and where.
  fileprivate var sentence: String {
    let (what, path): (String, [any CodingKey]) =
      switch self {
      case .keyNotFound(let key, let context):
        ("\"\(key.stringValue)\" is missing", context.codingPath)
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        ("a value is of the wrong kind", context.codingPath)
      case .dataCorrupted(let context):
        ("it cannot be read", context.codingPath)
      @unknown default: ("it cannot be read", [])
      }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return place.isEmpty ? what : "\(what) at \(place.joined(separator: "."))"
  }
}
