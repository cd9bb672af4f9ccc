/// An option that a command takes.
struct OptionSpecification: Hashable, Sendable {
  /// The name with its dashes.
  let name: String
  /// What its value is called; nil where it takes none.
  let value: String?
  /// What it does, in a few words.
  let help: String
  /// How many values it takes, where it takes any.
  let count: Int

  init(_ name: String, _ value: String? = nil, _ help: String, count: Int = 1) {
    self.name = name
    self.value = value
    self.help = help
    self.count = count
  }
}
