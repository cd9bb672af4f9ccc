import RevealCore
import RevealRaster
import RevealSDL

/// Starts the interactive demo.
@MainActor
package enum Demo {
  /// Opens the window and runs until the user, or a signal, ends it.
  package static func run(_ settings: DemoSettings, resources: Resources) throws {
    try SDLSession.prepare()
    // Fonts take as long to find as a window does to open, and a desktop may take its time to
    // answer: all at once.
    let textTask = TextEngine.task(for: [.body, .headline])
    let desktopTask = BackgroundTask { DesktopSettings.current() }
    let session = try SDLSession()
    let window = try Window(
      Window.Settings(
        title: try resources.strings(settings.language)["title"], size: settings.size,
        minimumSize: DemoMetrics.minimumSize, scale: settings.scale),
      session: session)
    let backend: RendererBackend
    if let name = settings.renderer, name != "software" {
      backend = try .accelerated(name, on: window)
    } else {
      backend = try .software()
    }
    let text = TextEngine.text(textTask.value())
    let renderer = TextureRenderer(backend: backend, text: text)
    let engine = try DemoEngine(
      state: state(settings, desktop: desktopTask.value(within: patience) ?? DesktopSettings()),
      settings: settings,
      resources: resources,
      renderer: renderer, text: text)
    let loop = RenderLoop(
      window: window, events: EventQueue(session: session), engine: engine,
      presenter: Presenter(window: window, renderer: renderer),
      recordedFrames: settings.recording == nil ? 0 : Recording.capacity)
    // What was recorded is written however the loop ends.
    let ending = Result {
      try loop.run { if let icon = resources.icon.flatMap(PNG.decode) { window.setIcon(icon) } }
    }
    if let recording = settings.recording {
      TerminationSignal.extend(bySeconds: 60)
      try recording.write(loop.report(version: recording.version, videoDriver: session.driver))
    }
    try ending.get()
  }

  /// The seconds that a desktop has to say what it prefers; nobody waits longer for a window.
  static let patience = 0.1

  /// The state in which the demo opens: what was asked for, else what the desktop says.
  nonisolated static func state(_ settings: DemoSettings, desktop: DesktopSettings) -> DemoState {
    DemoState(
      theme: Theme(
        appearance: settings.appearance ?? desktop.appearance ?? .light,
        contrast: settings.contrast ?? desktop.contrast ?? .normal),
      direction: settings.direction, language: settings.language,
      reducesMotion: settings.reducesMotion || desktop.reducesMotion ?? false,
      scene: settings.scene)
  }
}

/// The text engine that works here.
package enum TextEngine {
  /// No text at all, and no search for fonts.
  package static var none: any TextRasterizer { NoText() }

  /// Pango; where there is no font, no text and one warning that says what to install.
  package static func make() -> any TextRasterizer { text(PangoText()) }

  /// Looks for fonts beside the main thread, and gets those ready that a first frame needs.
  static func task(for fonts: [Font]) -> BackgroundTask<PangoText?> {
    PangoText.prepareForThreads()
    return BackgroundTask { PangoText(warmingUp: fonts) }
  }

  /// What a search for fonts found, or what does where it found none, with a warning.
  static func text(_ found: PangoText?) -> any TextRasterizer {
    if let found { return found }
    Console.warn("\(EnvironmentError.noFonts), so there are no labels")
    return NoText()
  }

  /// Pango, for text without which there is no picture.
  package static func required() throws(EnvironmentError) -> any TextRasterizer {
    guard let text = PangoText() else { throw .noFonts }
    return text
  }
}
