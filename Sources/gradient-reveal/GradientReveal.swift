import RevealApp
import RevealCore
import RevealSDL

/// The program: a command line, and which part of the product it starts.
@main
struct GradientReveal {
  static let version = "0.1.0"

  @MainActor static let commands = [
    DemoCommand.command, RenderCommand.command, CheckCommand.command, BenchCommand.command,
    ProgressCommand.command,
  ]

  @MainActor
  static func main() {
    let code = run(Array(CommandLine.arguments.dropFirst()))
    TerminationSignal.raiseIfPending()
    Process.end(code.rawValue)
  }

  /// Does what the arguments say, and tells the exit code.
  @MainActor
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      return try start(arguments)
    } catch {
      Console.warn("\(error)")
      return error is EnvironmentError ? .missingEnvironment : .wrongUsage
    }
  }

  @MainActor
  private static func start(_ arguments: [String]) throws -> ExitCode {
    guard let first = arguments.first else { return try start(DemoCommand.command, []) }
    switch first {
    case "-h", "--help", "help":
      try Console.say(overview)
      return .done
    case "--version":
      try Console.say("gradient-reveal \(version)")
      return .done
    default:
      if let command = commands.first(where: { $0.description.name == first }) {
        return try start(command, Array(arguments.dropFirst()))
      }
      guard first.hasPrefix("-") else {
        let names = commands.map(\.description.name).joined(separator: ", ")
        throw UsageError("there is no command \"\(first)\"; accepted are \(names)")
      }
      return try start(DemoCommand.command, arguments)
    }
  }

  @MainActor
  private static func start(
    _ command: Command, _ arguments: [String]
  ) throws -> ExitCode {
    let description = command.description
    let options = try Options(arguments, of: description)
    guard !options.asksForHelp else {
      try Console.say(description.help)
      return .done
    }
    return try command.run(options)
  }

  @MainActor
  private static var overview: String {
    let lines = commands.map { command in
      let name = command.description.name
      return "  \(name)" + String(repeating: " ", count: 10 - name.count)
        + command.description.summary
    }
    return """
      gradient-reveal: progress that is revealed, never compressed

      \(lines.joined(separator: "\n"))

      gradient-reveal COMMAND --help tells the options of a command.
      gradient-reveal --version tells the version.
      """
  }
}
