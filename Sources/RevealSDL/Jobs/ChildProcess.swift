#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command on a terminal of its own, so that it shows its progress and holds nothing back.
///
/// It leads a session: what it starts, and what stays in that, ends with it.
package final class ChildProcess {
  /// How a command ended.
  package enum Status: Hashable, Sendable {
    /// By itself, with a code.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)

    /// The code that a shell would give for it.
    package var code: Int32 {
      switch self {
      case .exited(let code): return code
      case .signalled(let number): return 128 + number
      }
    }
  }

  /// A command that cannot be started.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// What was tried, and why it failed.
    package let description: String
    /// The code that a shell would give for it: 127 where there is no such command, else 126.
    package let code: Int32
  }

  /// Where its output can be read.
  package let output: Int32
  private let identifier: pid_t
  private var status: Status?

  /// Starts a command, found as a shell finds it.
  ///
  /// It reads from this program's standard input where that is no terminal, else from its own.
  ///
  /// It has so many seconds of `grace` where only time can end it, and the program.
  package init(_ arguments: [String], grace: Double = 0) throws(Failure) {
    // Where it is inherited as ignored, a command leaves no status behind.
    Process.restoreChildSignal()
    let terminal = try PseudoTerminal()
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if isatty(0) == 1 { posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0) }
    // The first terminal that a session's leader opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, 1, terminal.path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    Self.setUp(&attributes)
    var identifier = pid_t()
    let result = Self.spawn(arguments, &actions, &attributes, &identifier)
    guard result == 0 else {
      close(terminal.descriptor)
      let name = arguments.first ?? ""
      let reason = String(cString: strerror(result)).lowercased()
      throw Failure(
        description: "cannot run \"\(name)\": \(reason)", code: result == ENOENT ? 127 : 126)
    }
    self.identifier = identifier
    TerminationSignal.killWithProgram(session: identifier, graceSeconds: grace)
    output = terminal.descriptor
  }

  /// Calls back, on a thread of its own, when the command has ended.
  package func whenEnded(_ wake: @escaping @Sendable () -> Void) {
    let identifier = identifier
    _ = Thread.start {
      var info = siginfo_t()
      // It is left to be reaped, so that nobody else gets its number meanwhile.
      while waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      wake()
    }
  }

  /// How the command ended; nil while it runs.
  package func poll() -> Status? {
    if let status { return status }
    var word: Int32 = 0
    guard waitpid(identifier, &word, WNOHANG) == identifier else { return nil }
    // What the macros WIFEXITED, WEXITSTATUS and WTERMSIG do, which are not imported.
    let signal = word & 0x7F
    status = signal == 0 ? .exited(word >> 8 & 0xFF) : .signalled(signal)
    return status
  }

  /// Whether the command or anything in its session is still there.
  package var isSessionAlive: Bool { ProcessSession.isAlive(identifier) }

  /// Sends a signal to the command and all in its session, stopped or not.
  package func signal(_ number: Int32) {
    number == SIGKILL ? ProcessSession.end(identifier) : ProcessSession.signal(number, identifier)
  }

  /// What is left of a command that has ended is its own from now on, and so is its number.
  package func letGo() { TerminationSignal.killWithProgram(session: 0) }

  /// No signal is blocked or ignored for the command, whatever is for this program.
  private static func setUp(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigemptyset(&all)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGCHLD, SIGWINCH] {
      sigaddset(&all, number)
    }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
  }

  /// POSIX_SPAWN_SETSID, which the importer leaves out.
  #if canImport(Glibc)
    private static let newSession: Int16 = 0x80
  #else
    private static let newSession: Int16 = 0x400
  #endif

  private static func spawn(
    _ arguments: [String], _ actions: inout posix_spawn_file_actions_t,
    _ attributes: inout posix_spawnattr_t, _ identifier: inout pid_t
  ) -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    guard let name = words.first, let name else { return ENOENT }
    return posix_spawnp(&identifier, name, &actions, &attributes, words, environ)
  }
}
