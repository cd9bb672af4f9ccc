#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that the program runs in.
package enum Process {
  /// Ends the process with an exit code.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Sleeps, for less than a second.
  package static func sleep(seconds: Double) {
    usleep(UInt32(min(max(seconds, 0), 0.999) * 1e6))
  }

  /// Hangs up on the parent process; not on the first of all, which has adopted an orphan.
  package static func hangUpParent() {
    let parent = getppid()
    if parent > 1 { kill(parent, SIGHUP) }
  }
}

/// The signals by which processes are ended.
package enum Signals {
  /// Asks to end.
  package static let terminate = SIGTERM
  /// Ends.
  package static let kill = SIGKILL
}
