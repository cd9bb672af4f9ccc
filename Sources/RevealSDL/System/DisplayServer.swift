#if os(Linux)
  import CX11
  import Glibc

  /// What only the X server knows, and what to do when it goes away.
  enum DisplayServer {
    /// Has the process end with the code for a missing environment when the X server vanishes.
    ///
    /// Xlib ends the process itself after this handler, whatever it does; so it ends here, with one
    /// line and the right code.
    static func endPromptlyWhenItVanishes(driver: String) {
      guard driver == "x11" else { return }
      // Xlib's own handler ends the process over any refusal, and there is one now and then as it
      // ends: SDL's second connection wakes a window that is already gone.
      XSetErrorHandler { _, _ in 0 }
      XSetIOErrorHandler { _ in
        let message = "gradient-reveal: the display server went away\n"
        message.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
        _exit(3)
      }
    }

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
#else
  /// Elsewhere the window system ends the program itself, and scales its windows itself.
  enum DisplayServer {
    static func endPromptlyWhenItVanishes(driver: String) {}
    static func desktopScale() -> Double { 1 }
  }
#endif
