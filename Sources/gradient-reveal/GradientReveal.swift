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
    Process.openStandardFiles()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let isZenity = ZenityPersonality.isMeant(by: CommandLine.arguments.first ?? "")
    let code = isZenity ? runAsZenity(arguments) : run(arguments)
    TerminationSignal.raiseIfPending()
    Process.end(code.rawValue)
  }

  /// Does what zenity would do with the arguments; what cannot be followed is its code 255.
  @MainActor
  private static func runAsZenity(_ arguments: [String]) -> ExitCode {
    guard ZenityPersonality.isOwn(arguments) else { return ZenityPersonality.handOver(arguments) }
    let code = run(["progress", "--zenity"] + arguments)
    let isError = code == .wrongUsage || code == .missingEnvironment
    return isError ? ExitCode(rawValue: ProgressExit.error) : code
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
