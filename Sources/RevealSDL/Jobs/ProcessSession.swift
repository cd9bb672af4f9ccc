#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processes that a command and what it started are: all that has not left its session.
enum ProcessSession {
  /// Whether any of a session still runs.
  ///
  /// One that has ended does not, although in a container nobody may ever reap it.
  static func isAlive(_ session: pid_t) -> Bool {
    groups(of: session).map { !$0.isEmpty } ?? (kill(-session, 0) == 0)
  }

  /// Ends all of a session, also what is only just being started.
  static func end(_ session: pid_t) {
    for _ in 0..<25 {
      signal(SIGKILL, session)
      guard isAlive(session) else { return }
      usleep(2000)
    }
  }

  /// Sends a signal to all of a session, stopped or not.
  ///
  /// Shells that control jobs, and `timeout`, put what they start into groups of their own.
  static func signal(_ number: Int32, _ session: pid_t) {
    for group in (groups(of: session) ?? []).union([session]) {
      kill(-group, number)
      kill(-group, SIGCONT)
    }
  }

  /// The groups of a session in which something runs; nil where the system does not tell.
  private static func groups(of session: pid_t) -> Set<pid_t>? {
    let processes = Files.names(in: "/proc").filter { $0.first?.isNumber == true }
    return processes.isEmpty ? nil : Set(processes.compactMap { group(of: $0, in: session) })
  }

  private static func group(of process: String, in session: pid_t) -> pid_t? {
    guard let text = try? Files.readText("/proc/\(process)/stat"),
      let name = text.lastIndex(of: ")")
    else { return nil }
    // After the name, which may hold anything: the state, the parent, the group and the session.
    let fields = text[text.index(after: name)...].split(separator: " ", maxSplits: 4)
    guard fields.count > 3, fields[0] != "Z", pid_t(fields[3]) == session else { return nil }
    return pid_t(fields[2])
  }
}
