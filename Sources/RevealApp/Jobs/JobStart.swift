import RevealCore
import RevealJobs
import RevealRaster
import RevealSDL

/// Brings up the display of a job, of either kind.
@MainActor
struct JobStart {
  let settings: JobProgramSettings
  let resources: Resources
  let child: ChildProcess?
  let waker: JobWaker
  private let clock = MonotonicClock()

  init(
    settings: JobProgramSettings, resources: Resources, child: ChildProcess?, waker: JobWaker
  ) {
    self.settings = settings
    self.resources = resources
    self.child = child
    self.waker = waker
  }

  /// Shows the job in a window.
  func inWindow() throws -> JobEnding {
    try SDLSession.prepare()
    // As the demo does: all at once.
    let textTask = TextEngine.task(for: [.body])
    let desktopTask = BackgroundTask { DesktopSettings.current() }
    let session = try SDLSession()
    let backend = try RendererBackend.software()
    let state = Demo.state(
      settings.look, desktop: desktopTask.value(within: Demo.patience) ?? DesktopSettings())
    let look = try look(state.theme, state.direction)
    // Made without a size first: how high it is depends on its text.
    let text = TextEngine.text(textTask.value())
    let renderer = TextureRenderer(backend: backend, text: text)
    let width = settings.window.width ?? JobMetrics.width
    let engine = JobEngine(
      JobViewState(session: job(reducesMotion: state.reducesMotion), options: settings.window),
      look: look, renderer: renderer, text: text, size: Size(width: width, height: 100),
      scale: settings.look.scale ?? .one)
    let title = settings.window.title ?? commandName ?? look.strings["job.title"]
    let window = try Window(
      Window.Settings(
        title: title,
        size: Size(width: width, height: settings.window.height ?? engine.idealHeight),
        minimumSize: Size(width: JobMetrics.leastWidth, height: engine.leastHeight),
        scale: settings.look.scale),
      session: session)
    waker.wakeEvents()
    let driver = driver()
    let loop = JobWindowLoop(
      window: window, events: EventQueue(session: session), engine: engine,
      presenter: Presenter(window: window, renderer: renderer), driver: driver, title: title,
      notifies: settings.notifies, clock: clock)
    session.whenDisplayVanishes { [waker, settings, clock] in
      loop.announcer.finish()
      // Whatever shows it, the job goes on, and its end counts.
      let terminal = JobTerminalLoop(
        engine.state.session, look: look, format: settings.window.format, driver: driver,
        waker: waker.pipe, clock: clock)
      let code = settings.exitCode(terminal.run())
      TerminationSignal.raiseIfPending()
      return code
    }
    return try loop.run {
      if let icon = resources.icon.flatMap(PNG.decode) { window.setIcon(icon) }
    }
  }

  /// What the command is called, without its folder.
  private var commandName: String? {
    settings.command?.first?.split(separator: "/").last.map(String.init)
  }

  /// Shows the job on standard error.
  func inTerminal() throws -> JobEnding {
    let appearance =
      settings.look.appearance
      ?? Appearance(terminalColors: Files.environment("COLORFGBG"))
    let theme = Theme(appearance: appearance, contrast: settings.look.contrast ?? .normal)
    return JobTerminalLoop(
      job(reducesMotion: settings.look.reducesMotion),
      look: try look(theme, settings.look.direction), format: settings.window.format,
      driver: driver(), waker: waker.pipe, clock: clock
    ).run()
  }

  private func job(reducesMotion: Bool) -> JobSession {
    var wanted = settings.session
    wanted.reducesMotion = reducesMotion
    return JobSession(wanted, at: clock.now)
  }

  private func look(_ theme: Theme, _ direction: LayoutDirection) throws -> JobLook {
    let palette = try resources.palette(theme)
    let specification = try settings.look.gradient ?? resources.defaultGradient()
    return JobLook(
      palette: palette, gradient: specification.gradient(in: palette),
      strings: try resources.strings(settings.look.language), direction: direction)
  }

  private func driver() -> JobDriver {
    var policy = JobDriver.Policy(
      reader: JobReader(settings.jobProtocol, total: settings.total))
    policy.hangsUpParent = settings.hangsUpParent
    policy.grace = settings.grace
    policy.tee = settings.tee
    return JobDriver(policy, child: child, clock: clock) { [waker] in waker.wake() }
  }
}
