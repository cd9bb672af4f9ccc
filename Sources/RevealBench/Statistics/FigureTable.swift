/// Figures by name as JSON writes them: a number or null, and beside them why some are null.
package struct FigureTable: Codable {
  private var values: [String: Double?] = [:]
  private var reasons: [String: String] = [:]

  /// Makes an empty table.
  package init() {}

  /// A figure by its name; nil where there is no such name.
  package subscript(name: String) -> Figure? {
    get {
      guard let value = values[name] else { return nil }
      return value.map(Figure.init) ?? .missing(reasons[name] ?? "not given")
    }
    set {
      values[name] = newValue.map(\.value)
      reasons[name] = newValue?.reason
    }
  }

  /// A figure that must be there.
  package func figure(_ name: String) throws -> Figure {
    guard let figure = self[name] else { throw ReportError.missingKey(name) }
    return figure
  }

  /// A count that must be there: a whole number that is not negative.
  package func count(_ name: String) throws -> Int {
    guard let value = try figure(name).value, let count = Int(exactly: value), count >= 0 else {
      throw ReportError.missingKey(name)
    }
    return count
  }

  /// Writes the figures; whole numbers are written as such.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for (name, value) in values { try container.encode(value, forKey: NameKey(name)) }
    if !reasons.isEmpty { try container.encode(reasons, forKey: Self.unavailable) }
  }

  /// Reads the figures; what is neither number nor null is not a figure.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    reasons = try container.decodeIfPresent([String: String].self, forKey: Self.unavailable) ?? [:]
    for key in container.allKeys where key.stringValue != Self.unavailable.stringValue {
      values[key.stringValue] = try container.decode(Double?.self, forKey: key)
    }
  }

  private static let unavailable = NameKey("unavailable")
}

/// A key that is whatever name it is given.
private struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
