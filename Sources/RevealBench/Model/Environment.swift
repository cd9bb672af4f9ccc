/// Where a benchmark ran: what a figure depends on, by key.
package struct Environment: Hashable, Sendable, Codable {
  /// The values by their keys, such as "videoDriver", "cpu" or "build".
  package var values: [String: String]

  /// What is told but differs from run to run, or is just what two runs are to be compared for.
  package static let incidentalKeys: Set<String> = ["date", "loadAverage", "revision", "version"]

  /// Makes an environment.
  package init(_ values: [String: String] = [:]) { self.values = values }

  /// A value by its key.
  package subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The values in the order of their keys.
  package var rows: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The values that must be the same for two benchmarks to be comparable.
  package var comparableValues: [String: String] {
    values.filter { !Self.incidentalKeys.contains($0.key) }
  }

  /// Writes an object of keys and values.
  package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws { values = try [String: String](from: decoder) }
}
