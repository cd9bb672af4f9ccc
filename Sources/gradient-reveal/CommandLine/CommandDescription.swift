/// What a command is called, what it is for, and what options it takes.
struct CommandDescription: Sendable {
  let name: String
  let summary: String
  let example: String
  let options: [OptionSpecification]

  /// The specification of an option; nil where the command takes none of that name.
  func option(named name: String) -> OptionSpecification? { options.first { $0.name == name } }

  /// What `--help` prints.
  var help: String {
    let columns = options.map { "  " + $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = min((columns.map(\.count).max() ?? 0) + 2, 32)
    let lines = zip(columns, options).map { column, option in
      column.count < width
        ? column + String(repeating: " ", count: width - column.count) + option.help
        : column + "\n" + String(repeating: " ", count: width) + option.help
    }
    return """
      gradient-reveal \(name): \(summary)

      \(lines.joined(separator: "\n"))

      Example:
        \(example)
      """
  }
}
