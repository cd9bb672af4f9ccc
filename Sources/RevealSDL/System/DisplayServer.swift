#if os(Linux)
  import CX11
  import Glibc

  /// What only the X server knows, and what to do when it goes away.
  enum DisplayServer {
    /// Has the process outlive a refused request; call it before SDL opens the display.
    ///
    /// Xlib's own handler ends the process, with code 1, and now and then there is a refusal as it
    /// ends anyway: SDL's second connection wakes a window that is already gone. SDL puts back at
    /// its end the handler that it found.
    static func outliveRefusals() { XSetErrorHandler { _, _ in 0 } }

    /// Has the process end with the code for a missing environment when the X server vanishes.
    ///
    /// Xlib ends the process itself after this handler, whatever it does; so it ends here, with one
    /// line and the right code.
    static func endPromptlyWhenItVanishes(driver: String) {
      guard driver == "x11" else { return }
      mainThread = pthread_self()
      XSetIOErrorHandler { _ in
        // What is left is the main thread's to do; any other stays here until the process ends.
        while pthread_equal(pthread_self(), mainThread) == 0 { pause() }
        if let rest = whatIsLeft {
          whatIsLeft = nil
          _exit(rest())
        }
        let message = "gradient-reveal: the display server went away\n"
        message.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
        _exit(3)
      }
    }

    /// Has something done when the X server vanishes, with whose code the process then ends.
    static func whenItVanishes(_ rest: @escaping () -> Int32) { whatIsLeft = rest }

    /// The scale that the desktop asks for: GDK_SCALE, else Xft.dpi over 96; 1 where it says none.
    static func desktopScale() -> Double {
      if let scale = getenv("GDK_SCALE").flatMap({ Double(String(cString: $0)) }), scale >= 1 {
        return scale
      }
      guard let display = XOpenDisplay(nil) else { return 1 }
      defer { XCloseDisplay(display) }
      guard let dpi = XGetDefault(display, "Xft", "dpi").flatMap({ Double(String(cString: $0)) }),
        dpi >= 96, dpi <= 960
      else { return 1 }
      return dpi / 96
    }
  }

  // Written on the main thread, before any other talks to the display.
  private nonisolated(unsafe) var mainThread = pthread_self()
  // Set and called on the main thread.
  private nonisolated(unsafe) var whatIsLeft: (() -> Int32)?
#else
  /// Elsewhere the window system ends the program itself, and scales its windows itself.
  enum DisplayServer {
    static func outliveRefusals() {}
    static func endPromptlyWhenItVanishes(driver: String) {}
    static func whenItVanishes(_ rest: @escaping () -> Int32) {}
    static func desktopScale() -> Double { 1 }
  }
#endif
