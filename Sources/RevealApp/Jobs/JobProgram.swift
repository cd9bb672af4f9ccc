import RevealCore
import RevealJobs
import RevealRaster
import RevealSDL

/// What the display of a job is started with.
package struct JobProgramSettings {
  /// What is wanted of the display.
  package var session = JobSettings()
  /// What is wanted of the window.
  package var window = JobWindowOptions()
  /// How the input is read.
  package var jobProtocol = JobProtocol.automatic
  /// How much there is to do, where the input says only how much is done.
  package var total: JobTotal?
  /// The command to run; nil for a job that somebody else runs.
  package var command: [String]?
  /// Whether what the command writes is passed on.
  package var tee = false
  /// Whether the desktop shows a notification when the job ends while somebody does something else.
  package var notifies = false
  /// Whether Cancel hangs up on the parent process.
  package var hangsUpParent = false
  /// Whether the job is shown in the terminal, even where there is a display.
  package var isInTerminal = false
  /// The seconds that a command has to stop before it is killed.
  package var grace = 5.0
  /// The code of an ending, for a display that cannot hand it back.
  package var exitCode: (JobEnding) -> Int32 = { $0 == .accepted ? 0 : 1 }
  /// Colours, scale, language and the like, as the demo has them.
  package var look = DemoSettings()

  /// Makes the settings that apply where nothing is said.
  package init() {}
}

/// Shows the progress of a job: in a window, or in the terminal where there is no display.
@MainActor
package enum JobProgram {
  /// Runs until the display of the job is over, and tells how it ended.
  package static func run(
    _ settings: JobProgramSettings, resources: Resources
  ) throws -> JobEnding {
    // Whoever takes its words may go away: the job goes on, and its end counts.
    Process.outliveClosedPipes()
    // Before anything else is opened, so that it has none of it.
    let child = try settings.command.map { try ChildProcess($0, grace: settings.grace) }
    guard let waker = JobWaker() else { throw JobWaker.failure }
    let start = JobStart(settings: settings, resources: resources, child: child, waker: waker)
    guard !settings.isInTerminal else { return try start.inTerminal() }
    do {
      return try start.inWindow()
    } catch EnvironmentError.noDisplay {
      return try start.inTerminal()
    }
  }
}
