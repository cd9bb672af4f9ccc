/// What a command is called, what it is for, and what options it takes.
struct CommandDescription: Sendable {
  let name: String
  let summary: String
  let example: String
  let options: [OptionSpecification]
  /// Options that are taken for the sake of scripts, and neither do anything nor are told of.
  var silent: [OptionSpecification] = []
  /// Whether the command goes on without options that it does not know, and takes operands.
  var isLenient = false

  /// The specification of an option; nil where the command takes none of that name.
  func option(named name: String) -> OptionSpecification? {
    options.first { $0.name == name } ?? silent.first { $0.name == name }
  }

  /// What `--help` prints.
  var help: String {
    let columns = options.map { "  " + $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = min((columns.map(\.count).max() ?? 0) + 2, 32)
    let indent = "\n" + String(repeating: " ", count: width)
    let lines = zip(columns, options).map { column, option in
      let help = Self.wrapped(option.help, columns: 100 - width).joined(separator: indent)
      return column.count < width
        ? column + String(repeating: " ", count: width - column.count) + help
        : column + indent + help
    }
    return """
      gradient-reveal \(name): \(summary)

      \(lines.joined(separator: "\n"))

      Example:
        \(example)
      """
  }

  /// A text in lines of so many characters, broken between words.
  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
