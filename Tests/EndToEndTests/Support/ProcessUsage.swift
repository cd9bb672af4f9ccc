import Foundation

/// How much a process has worked so far.
struct ProcessUsage {
  /// The processor time of all its threads, in clock ticks of 10 ms.
  let ticks: Int
  /// How often one of its threads gave the processor up to wait for something.
  let waits: Int

  /// Reads what Linux tells of a process.
  init(of pid: Int32) throws {
    let folder = "/proc/\(pid)"
    let statistics = try String(contentsOfFile: folder + "/stat", encoding: .utf8)
    // The name, in parentheses, may hold spaces; user and system time are fields 14 and 15.
    guard let name = statistics.lastIndex(of: ")") else { throw Failure("no statistics of \(pid)") }
    let fields = statistics[name...].split(separator: " ")
    guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else {
      throw Failure("no processor time of \(pid)")
    }
    ticks = user + system
    var waits = 0
    for task in try FileManager.default.contentsOfDirectory(atPath: folder + "/task") {
      let status = try String(contentsOfFile: "\(folder)/task/\(task)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      waits += line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }
    self.waits = waits
  }

  /// How much a process works in some seconds.
  static func of(_ process: ChildProcess, during seconds: Double) async throws -> Self {
    let before = try ProcessUsage(of: process.pid)
    try await Task.sleep(for: .seconds(seconds))
    let after = try ProcessUsage(of: process.pid)
    return Self(ticks: after.ticks - before.ticks, waits: after.waits - before.waits)
  }

  private init(ticks: Int, waits: Int) {
    self.ticks = ticks
    self.waits = waits
  }
}
