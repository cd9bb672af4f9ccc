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
    let text = String(decoding: bytes.suffix(Self.limit), as: UTF8.self)
    let lines = text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }).map(Self.shown)
    return Array(lines.filter { !$0.isEmpty }.suffix(Self.lineCount))
  }

  /// What is left of a line when a carriage return has it written over, and sequences are gone.
  private static func shown(_ line: Substring) -> String {
    let parts = line.split(separator: "\r")
    var result = ""
    var isInSequence = false
    for scalar in (parts.last ?? "").unicodeScalars {
      if scalar == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        isInSequence = !scalar.properties.isAlphabetic
      } else if scalar.properties.generalCategory != .control {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
