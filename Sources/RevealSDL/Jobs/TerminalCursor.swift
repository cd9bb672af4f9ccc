#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The cursor of the terminal on standard error, for when a signal stops or ends the program.
///
/// Everything here may run inside of a signal handler.
enum TerminalCursor {
  /// Whether the cursor is out of sight just now.
  static var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }

  /// Shows the cursor while the program is stopped, as by Ctrl-Z.
  static func showWhileStopped() {
    signal(SIGTSTP) { _ in
      TerminalCursor.bringBack()
      raise(SIGSTOP)
      // From here on it goes on.
      if hidden { put(hideSequence) }
    }
  }

  /// Clears the line and shows the cursor, where it is hidden.
  static func bringBack() {
    if hidden { put(showSequence) }
  }
}

// Plain words: a handler may read them at any moment.
private nonisolated(unsafe) var hidden = false
private let showSequence: StaticString = "\r\u{1B}[K\u{1B}[?7h\u{1B}[?25h"
private let hideSequence: StaticString = "\u{1B}[?25l"

/// A terminal that is held still is not waited for.
private func put(_ text: StaticString) {
  var state = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
  guard poll(&state, 1, 0) > 0 else { return }
  _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
}
