/// Text for a terminal of 80 columns.
struct TextColumns {
  /// How wide a line may be.
  static let width = 80

  let isColored: Bool

  /// A heading.
  func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// What matters less.
  func dim(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// What the benchmark is about.
  func accent(_ text: String) -> String { isColored ? "\u{1B}[1;34m\(text)\u{1B}[0m" : text }

  /// A row: a name, then numbers that end at the same columns.
  static func row(_ name: String, _ cells: [String], widths: [Int]) -> String {
    let name = visible(name)
    let room = Self.width - widths.reduce(0, +)
    let padding = max(room - name.count, 0)
    let label = name.count > room ? name.prefix(max(room - 2, 0)) + "…" : name[...]
    let gap = String(repeating: " ", count: name.count > room ? 1 : padding)
    return label + gap
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(width - cell.count, 0)) + cell
      }.joined()
  }

  /// The text without what a terminal obeys, or what turns the order of letters; line ends stay.
  ///
  /// Files that are read may hold such things.
  static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n"
        case .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      result.unicodeScalars.append(isHidden ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// A paragraph in lines, broken at spaces; a longer word is broken where the line ends.
  static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in visible(text).split(whereSeparator: { $0 == " " || $0.isNewline }) {
      var word = word[...]
      let room = Self.width - (lines.isEmpty ? 0 : indent)
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append((lines.isEmpty ? "" : margin) + line)
        line = ""
      }
      while word.count > Self.width - indent {
        lines.append((lines.isEmpty ? "" : margin) + word.prefix(Self.width - indent))
        word = word.dropFirst(Self.width - indent)
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append((lines.isEmpty ? "" : margin) + line) }
    return lines
  }
}
