import RevealCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal at which a person may sit.
package enum Terminal {
  /// Whether somebody sees what goes to standard output.
  package static var showsOutput: Bool { isatty(1) == 1 }

  /// Whether somebody sees what goes to standard error.
  package static var showsErrors: Bool { isatty(2) == 1 }

  /// How many colours are welcome.
  package static var colorDepth: ColorDepth { ColorDepth(environment: Files.environment) }

  /// Whether colours are welcome: not where NO_COLOR is set, nor on a terminal that has none.
  package static var takesColor: Bool { colorDepth > .none }

  /// Whether the terminal does no more than write on: it cannot take a line back.
  package static var isDumb: Bool { Files.environment("TERM").map { $0 == "dumb" } ?? true }

  /// How bright it is.
  package static var appearance: Appearance {
    Appearance(terminalColors: Files.environment("COLORFGBG"))
  }

  /// How many cells a line has where standard error goes; nil where it does not tell.
  package static var columns: Int? {
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes text as it is to standard error; it is left out where a terminal is held still.
  package static func show(_ text: String) { Console.tell(text, withinMilliseconds: 0) }
}
