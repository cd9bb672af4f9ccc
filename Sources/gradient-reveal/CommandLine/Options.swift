/// The options of a command line in GNU style, read by a command's specifications.
struct Options: Sendable {
  /// Whether `-h` or `--help` was given; what comes after it is not read.
  private(set) var asksForHelp = false
  /// What is no option, where the command takes that; all that follows `--` is none.
  private(set) var operands: [String] = []
  /// What follows `--`; nil where that was not given.
  private(set) var command: [String]?
  /// What was given and is not known, where the command goes on without it.
  private(set) var ignored: [String] = []
  /// What was given without the value that it needs, where the command goes on without it.
  private(set) var unfinished: [String] = []
  private var given: [String: [String]] = [:]

  /// Reads arguments: `--name value`, `--name=value`, `--flag`.
  init(_ arguments: [String], of command: CommandDescription) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if command.isLenient, argument == "--" {
        self.command = Array(rest)
        return
      }
      if command.isLenient, !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
        continue
      }
      if argument == "-h" || argument == "--help" {
        asksForHelp = true
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard argument.hasPrefix("-"), let option = command.option(named: name) else {
        guard command.isLenient else {
          throw UsageError(
            "unknown option \"\(argument)\"; see gradient-reveal \(command.name) --help")
        }
        ignored.append(argument)
        continue
      }
      guard let value = option.value else {
        guard parts.count == 1 || command.isLenient else {
          throw UsageError("\(name) takes no value")
        }
        given[name, default: []].append("")
        continue
      }
      var values = parts.dropFirst().map(String.init)
      while values.count < option.count, let next = rest.popFirst() { values.append(next) }
      guard values.count == option.count else {
        if command.isLenient {
          unfinished.append(name)
          continue
        }
        throw UsageError("\(name) needs a value: \(value) (\(option.help))")
      }
      given[name, default: []] += values
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { given[name] != nil }

  /// The last value given to an option.
  func text(_ name: String) -> String? { given[name]?.last }

  /// All values given to an option, in order.
  func texts(_ name: String) -> [String] { given[name] ?? [] }

  /// A value as a number inside a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Self.decimal(text), range.contains(number) else {
      throw UsageError(
        option: name, given: text,
        accepted: "a number in \(Self.short(range.lowerBound))…\(Self.short(range.upperBound)) "
          + "is accepted")
    }
    return number
  }

  /// A value as any number, NaN and the infinities too.
  func anyNumber(_ name: String) throws(UsageError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Self.decimal(text) else {
      throw UsageError(
        option: name, given: text, accepted: "a number is accepted, also nan, inf and -inf")
    }
    return number
  }

  /// A value as one of a set of names.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(option: name, given: text, accepted: "accepted are \(names)")
    }
    return choice
  }

  /// A number as people write it, or nan and inf; not hexadecimal, nor with a payload.
  static func decimal(_ text: some StringProtocol) -> Double? {
    text.contains { "xXpP(".contains($0) } ? nil : Double(String(text))
  }

  static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
