#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processes that a command and what it started are.
enum ProcessGroup {
  /// Whether any of a group still runs.
  ///
  /// One that has ended does not, although in a container nobody may ever reap it.
  static func isAlive(_ group: pid_t) -> Bool {
    guard kill(-group, 0) == 0 else { return false }
    let processes = Files.names(in: "/proc").filter { $0.first?.isNumber == true }
    return processes.isEmpty || processes.contains { isRunning($0, in: group) }
  }

  private static func isRunning(_ process: String, in group: pid_t) -> Bool {
    guard let text = try? Files.readText("/proc/\(process)/stat"),
      let name = text.lastIndex(of: ")")
    else { return false }
    // After the name, which may hold anything: the state, the parent and the group.
    let fields = text[text.index(after: name)...].split(separator: " ", maxSplits: 3)
    return fields.count > 2 && fields[0] != "Z" && pid_t(fields[2]) == group
  }
}
