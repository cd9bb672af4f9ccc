import RevealCore
import RevealJobs

/// The last lines of what a command wrote, for when it fails.
struct OutputTail {
  private static let limit = 8192
  private static let lineCount = 5

  private var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more.suffix(Self.limit))
    if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// The lines, as a terminal would have shown them in the end, without what draws.
  var lines: [String] {
    let lines = bytes.suffix(Self.limit).split(separator: UInt8(ascii: "\n")).map(Self.shown)
    return Array(lines.filter { !$0.allSatisfy(\.isWhitespace) }.suffix(Self.lineCount))
  }

  /// What is left of a line when a carriage return has it written over, and sequences are gone.
  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    var sequence = EscapeSequence()
    var shown: [UInt8] = []
    var hasReturned = false
    for byte in line {
      guard case .text = sequence.read(byte) else { continue }
      switch byte {
      case 0x0D: hasReturned = true
      case 0x09: shown.append(0x20)
      case 0..<0x20, 0x7F: continue
      default:
        if hasReturned { shown.removeAll(keepingCapacity: true) }
        hasReturned = false
        shown.append(byte)
      }
    }
    return TerminalText.harmless(String(decoding: shown, as: UTF8.self))
  }
}
