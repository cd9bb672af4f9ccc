/// How a process ended.
enum Ending: Hashable, Sendable, CustomStringConvertible {
  /// It ended itself with a code.
  case exit(Int32)
  /// A signal ended it; to a shell that is 128 more than its number.
  case signal(Int32)

  /// Reads what `waitpid` tells.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  var description: String {
    switch self {
    case .exit(let code): return "exit \(code)"
    case .signal(let number): return "signal \(number) (\(128 + number) to a shell)"
    }
  }
}

/// What a process that ran to its end said.
struct Outcome: Sendable {
  let ending: Ending
  let output: String
  let errors: String

  /// The lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }
}
