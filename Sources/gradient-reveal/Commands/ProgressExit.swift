import RevealApp
import RevealJobs

/// The exit codes of a job's display; a script's environment may want others, as zenity has it.
struct ProgressExit {
  /// The value of an environment variable; nil where it is not set.
  let environment: (String) -> String?

  /// The code of an ending.
  func code(_ ending: JobEnding) -> Int32 {
    switch ending {
    case .accepted: overridden("OK") ?? 0
    case .cancelled: overridden("CANCEL") ?? 1
    case .closed: overridden("ESC") ?? 1
    case .extra: overridden("EXTRA") ?? 1
    case .timedOut: overridden("TIMEOUT") ?? 5
    case .someFailed: 1
    case .failed(let code): code
    }
  }

  /// The code of a command line that cannot be followed; zenity lets nothing override it.
  static let error: Int32 = 255

  private func overridden(_ name: String) -> Int32? {
    for prefix in ["ZENITY_", "DIALOG_"] {
      if let text = environment(prefix + name) { return Self.leadingNumber(of: text) }
    }
    return nil
  }

  /// The number that C's `atoi` would read, 0 where there is none.
  ///
  /// Only the lowest byte reaches the shell.
  private static func leadingNumber(of text: String) -> Int32 {
    let bytes = text.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let isNegative = bytes.first == UInt8(ascii: "-")
    let hasSign = isNegative || bytes.first == UInt8(ascii: "+")
    let digits = bytes.dropFirst(hasSign ? 1 : 0).prefix { (0x30...0x39).contains($0) }
    let number = digits.reduce(0) { ($0 * 10 + Int($1 - 0x30)) & 0xFFFF_FFFF }
    return Int32((isNegative ? -number : number) & 0xFF)
  }
}
