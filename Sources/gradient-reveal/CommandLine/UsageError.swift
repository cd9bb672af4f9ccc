/// A command line that cannot be followed: it says what was given and what is accepted.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A value that an option does not take.
  init(option: String, given: String, accepted: String) {
    self.init("\(option) \"\(given)\": \(accepted)")
  }
}
