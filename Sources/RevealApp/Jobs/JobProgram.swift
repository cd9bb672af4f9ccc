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
  /// Whether Cancel hangs up on the parent process.
  package var hangsUpParent = false
  /// The seconds that a command has to stop before it is killed.
  package var grace = 5.0
  /// Colours, scale, language and the like, as the demo has them.
  package var look = DemoSettings()

  /// Makes the settings that apply where nothing is said.
  package init() {}
}

/// Shows the progress of a job, in a window.
@MainActor
package enum JobProgram {
  /// Runs until the display of the job is over, and tells how it ended.
  package static func run(
    _ settings: JobProgramSettings, resources: Resources
  ) throws -> JobEnding {
    let child = try settings.command.map { try ChildProcess($0) }
    let session = try SDLSession()
    let textTask = BackgroundTask { TextEngine.make() }
    let desktopTask = BackgroundTask { DesktopSettings.current() }
    let clock = MonotonicClock()
    let strings = try resources.strings(settings.look.language)
    let title = settings.window.title ?? strings["job.title"]
    let text = textTask.value()
    let desktop = desktopTask.value(within: Demo.patience) ?? DesktopSettings()
    let state = Demo.state(settings.look, desktop: desktop)
    var jobSettings = settings.session
    jobSettings.reducesMotion = state.reducesMotion
    let palette = try resources.palette(state.theme)
    let look = JobLook(
      palette: palette,
      gradient: (try settings.look.gradient ?? resources.defaultGradient()).gradient(in: palette),
      strings: strings, direction: state.direction)
    let view = JobViewState(
      session: JobSession(jobSettings, at: clock.now), options: settings.window)
    let renderer = TextureRenderer(backend: try .software(), text: text)
    let engine = JobEngine(
      view, look: look, renderer: renderer, text: text,
      size: Size(width: settings.window.width ?? JobMetrics.width, height: 100),
      scale: settings.look.scale ?? .one)
    let window = try Window(
      Window.Settings(
        title: title,
        size: Size(
          width: settings.window.width ?? JobMetrics.width,
          height: settings.window.height ?? engine.idealHeight),
        minimumSize: Size(width: JobMetrics.leastWidth, height: 60), scale: settings.look.scale),
      session: session)
    var policy = JobDriver.Policy(
      reader: JobReader(settings.jobProtocol, total: settings.total))
    policy.hangsUpParent = settings.hangsUpParent
    policy.grace = settings.grace
    policy.tee = settings.tee
    let driver = JobDriver(policy, child: child, clock: clock) { EventWaker().wake() }
    let loop = JobWindowLoop(
      window: window, events: EventQueue(session: session), engine: engine,
      presenter: Presenter(window: window, renderer: renderer), driver: driver, title: title,
      clock: clock)
    return try loop.run {
      if let icon = resources.icon.flatMap(PNG.decode) { window.setIcon(icon) }
    }
  }
}
