#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that the program runs in.
package enum Process {
  /// Ends the process with an exit code.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Whether a path leads to this very program, by whatever name.
  package static func isItself(_ path: String) -> Bool {
    var own = stat()
    var other = stat()
    return stat("/proc/self/exe", &own) == 0 && stat(path, &other) == 0
      && own.st_ino == other.st_ino && own.st_dev == other.st_dev
  }

  /// Has the process become another program; comes back only where that cannot be started.
  package static func become(_ path: String, _ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    // One that is being written just now, as by an installation, is there in a moment.
    for _ in 0..<50 where execv(path, words) != 0 {
      guard errno == ETXTBSY else { return }
      usleep(10_000)
    }
  }

  /// Gives each of the three standard files that is closed one that holds nothing.
  ///
  /// Before anything else is opened: that would take the number, and be read as standard input.
  package static func openStandardFiles() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
  }

  /// Has the system keep how a child ended until somebody asks, also where SIGCHLD was ignored.
  package static func restoreChildSignal() { signal(SIGCHLD, SIG_DFL) }

  /// Has writing to a pipe that nobody reads fail, instead of ending the process.
  package static func outliveClosedPipes() { signal(SIGPIPE, SIG_IGN) }

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
