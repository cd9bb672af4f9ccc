import RevealCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One line of the terminal on standard error, drawn over and over and in the end taken away.
package final class TerminalScreen {
  /// How many colours it has.
  package let depth: ColorDepth
  private var isOpen = false

  /// Makes a line; nil where standard error is no terminal, or one that cannot go back in a line.
  package init?() {
    guard isatty(2) == 1, Files.environment("TERM") != "dumb" else { return nil }
    depth = ColorDepth(environment: Files.environment)
    // A terminal that changes its size ends the wait, so that the line is drawn anew.
    signal(SIGWINCH) { _ in }
    TerminalCursor.showWhileStopped()
  }

  /// How many columns it has.
  package var columns: Int {
    var size = winsize()
    return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Shows a text in place of the one before; the cursor is out of sight meanwhile.
  package func show(_ text: String) {
    // However wide the terminal takes a letter to be, the line stays one.
    Terminal.show(
      (isOpen ? "" : Self.hideCursor) + "\r\(Self.stopWrapping)\(text)\(Self.clearRest)"
        + Self.wrapAgain)
    isOpen = true
    TerminalCursor.isHidden = true
  }

  /// Takes the line away, and brings the cursor back.
  package func restore() {
    guard isOpen else { return }
    isOpen = false
    TerminalCursor.isHidden = false
    // Waits while the terminal is held still, but for a signal.
    Console.tell(
      "\r\(Self.clearRest)\(Self.showCursor)",
      withinMilliseconds: TerminationSignal.pending == nil ? -1 : 100)
  }

  private static let hideCursor = "\u{1B}[?25l"
  private static let showCursor = "\u{1B}[?25h"
  private static let stopWrapping = "\u{1B}[?7l"
  private static let wrapAgain = "\u{1B}[?7h"
  private static let clearRest = "\u{1B}[K"
}
