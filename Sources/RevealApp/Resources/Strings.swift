/// The texts of one language, by key.
package struct Strings: Hashable, Sendable {
  /// The language's code.
  package let language: String
  private let texts: [String: String]

  /// Reads lines of the form `key = text`; a line that starts with `#` is a comment.
  package init(_ file: String, language: String) {
    self.language = language
    var texts: [String: String] = [:]
    for line in file.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = Self.trimmed(line[..<equals])
      texts[key] = Self.trimmed(line[line.index(after: equals)...])
    }
    self.texts = texts
  }

  /// Whether there is no text at all.
  var isEmpty: Bool { texts.isEmpty }

  /// The text of a key; the key itself where there is none, so that the lack is seen.
  package subscript(key: String) -> String { texts[key] ?? key }

  /// The text of a key with values in the places of its `{}`.
  package func filled(_ key: String, _ values: String...) -> String {
    var result = ""
    var rest = self[key][...]
    var remaining = values[...]
    while let open = rest.firstIndex(of: "{") {
      let next = rest.index(after: open)
      let isPlace = rest[next...].first == "}"
      result += isPlace ? rest[..<open] + (remaining.popFirst() ?? "") : rest[...open]
      rest = rest[(isPlace ? rest.index(after: next) : next)...]
    }
    return result + rest
  }

  /// The texts of `prefix.1`, `prefix.2`, … as far as they go.
  package func list(_ prefix: String) -> [String] {
    var items: [String] = []
    while let item = texts["\(prefix).\(items.count + 1)"] { items.append(item) }
    return items
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
    return String(text[start..<max(end, start)])
  }
}
