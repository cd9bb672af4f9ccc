import RevealApp
import RevealCore
import RevealJobs
import RevealSDL

/// The progress of a real job: read from the standard input, or of a command that it runs.
@MainActor
enum ProgressCommand {
  static let command = Command(description: ProgressOptions.description, run: run)

  /// Shows a job, and tells the exit code that scripts expect.
  static func run(_ options: Options) throws -> ExitCode {
    let exit = ProgressExit(environment: Files.environment)
    let resources = try Resources.load()
    var wanted = try ProgressOptions(options, resources: resources)
    for fault in wanted.faults { Console.warn(wanted.isStrict ? fault : fault + ": left out") }
    guard wanted.faults.isEmpty || !wanted.isStrict else {
      return ExitCode(rawValue: ProgressExit.error)
    }
    wanted.settings.exitCode = exit.code
    do {
      let ending = try JobProgram.run(wanted.settings, resources: resources)
      if case .extra(let number) = ending {
        try Console.say(wanted.settings.session.extraButtons[number])
      }
      return ExitCode(rawValue: exit.code(ending))
    } catch let failure as ChildProcess.Failure {
      Console.warn(failure.description)
      return ExitCode(rawValue: failure.code)
    }
  }
}
