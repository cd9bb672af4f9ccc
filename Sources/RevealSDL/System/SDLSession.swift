import CSDL2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SDL's video subsystem, up for as long as this object lives.
///
/// Windows and renderers hold on to their session, so that it is the last to go.
package final class SDLSession {
  /// The name of the video driver in use.
  package let driver: String

  /// Tells SDL what to use and what to leave, by hints and by the environment.
  ///
  /// From then on the environment stays as it is, so that threads may read it while SDL starts.
  package static func prepare() throws(EnvironmentError) {
    applyHints()
    try chooseVisibleDriver()
    leaveOutExtras()
  }

  /// Brings SDL up with a display that people can see.
  package init() throws(EnvironmentError) {
    try Self.prepare()
    SDL_SetMainReady()
    // Before the display, which takes its time: a signal meanwhile ends the program by that signal.
    try TerminationSignal.watch { SDL_InitSubSystem(SDL_INIT_EVENTS) }
    DisplayServer.outliveRefusals()
    let result = SDL_InitSubSystem(SDL_INIT_VIDEO)
    guard result == 0 else {
      defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
      throw .noDisplay(reason: SDLSession.lastError)
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if Self.isInvisible(driver), getenv("SDL_VIDEODRIVER") == nil {
      SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
      throw .noDisplay(reason: "SDL found only its \"\(driver)\" driver, which shows nothing")
    }
    // On by default; an input method would swallow shortcut keys.
    SDL_StopTextInput()
    DisplayServer.endPromptlyWhenItVanishes(driver: driver)
  }

  deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) }

  /// Whether nobody sees what is shown; only where the environment asked for such a driver.
  package var isInvisible: Bool { Self.isInvisible(driver) }

  /// What SDL says of the last failure.
  static var lastError: String { String(cString: SDL_GetError()) }

  private static func applyHints() {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // A progress bar is no reason to turn a desktop's effects off.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_APP_NAME, "Gradient Reveal")
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    // The window's surface is plain memory; SDL would put a GL context behind it.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    setenv("SDL_VIDEO_X11_WMCLASS", "gradient-reveal", 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", "gradient-reveal", 0)
  }

  /// With no display named, SDL falls back to drivers that draw where nobody sees it, or grabs a
  /// console; so it is told which ones may be tried.
  private static func chooseVisibleDriver() throws(EnvironmentError) {
    #if os(Linux)
      guard getenv("SDL_VIDEODRIVER") == nil else { return }
      let drivers = [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")]
        .filter { Files.environment($0.1) != nil }.map(\.0)
      guard !drivers.isEmpty else {
        throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
      }
      SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","))
    #endif
  }

  /// Has something done when the display server vanishes, with whose code the process then ends.
  package func whenDisplayVanishes(_ rest: @escaping () -> Int32) {
    DisplayServer.whenItVanishes(rest)
  }

  /// Keeps SDL from what it would do at its start that this program has no use for.
  ///
  /// It reads Xlib's table of composed letters, a third of a start's work, for text that nobody
  /// types; and it connects to the session bus, where it waits without end for one that is silent.
  private static func leaveOutExtras() {
    #if os(Linux)
      _ = SessionBus.address
      setenv("XCOMPOSEFILE", "/dev/null", 1)
      setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/dev/null", 1)
    #endif
  }

  private static func isInvisible(_ driver: String) -> Bool {
    driver == "offscreen" || driver == "dummy" || driver == "evdev"
  }
}

/// Throws what SDL says where a call did not answer 0.
func check(_ result: Int32, _ operation: String) throws(EnvironmentError) {
  guard result == 0 else { throw .sdl(operation: operation, reason: SDLSession.lastError) }
}

/// Gives the object that SDL made, or throws what SDL says.
func check<Object>(_ object: Object?, _ operation: String) throws(EnvironmentError) -> Object {
  guard let object else { throw .sdl(operation: operation, reason: SDLSession.lastError) }
  return object
}
