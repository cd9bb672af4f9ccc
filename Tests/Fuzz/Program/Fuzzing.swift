import FuzzChecks
import RevealApp

/// What is fuzzed in this process.
enum Fuzzing {
  /// The target that the command line names.
  static let target = CommandLine.arguments.lazy.filter { $0.hasPrefix(option) }
    .compactMap { FuzzTarget(rawValue: String($0.dropFirst(option.count))) }.first

  /// libFuzzer passes over options with two dashes.
  private static let option = "--target="

  /// What to write when it names none.
  static var usage: String {
    "name a target with \(option): " + FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Ends the program where something does not hold for an input.
  static func check(_ bytes: [UInt8]) {
    if let problem = problem(bytes) { fatalError(problem) }
  }

  private static func problem(_ bytes: [UInt8]) -> String? {
    switch target {
    case .options:
      OptionsCheck.problem(of: bytes) { arguments in
        let options = try Options(arguments, of: command)
        let number = try options.number("--scale", in: 0.25...16)
        let values = command.options.map { "\($0.name) \(options.texts($0.name))" }
        return "\(options.asksForHelp) \(number ?? 0) \(values)"
      }
    case .scripts:
      ScriptCheck.problem(of: bytes) { text in
        try Script(text, controls: controls).steps.map(\.line)
      }
    case nil: usage
    case let target?: target.problem(ofJob: bytes)
    }
  }

  private static let controls = Dictionary(
    Control.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  private static let command = CommandDescription(
    name: "fuzz", summary: "options of each kind", example: "fuzz --scale 2",
    options: [
      OptionSpecification("--scale", "S", "a number"),
      OptionSpecification("--name", "NAME", "a text"),
      OptionSpecification("--pair", "A B", "two texts", count: 2),
      OptionSpecification("--flag", nil, "a flag"),
    ])
}
