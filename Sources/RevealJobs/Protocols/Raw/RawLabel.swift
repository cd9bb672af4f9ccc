/// Makes a label of a line of raw output: without the progress, without bars, blanks collapsed.
struct RawLabel {
  private var bytes: [UInt8] = []

  /// Lends the label of a part of a line, without the token in it; empty where nothing is left.
  mutating func withLabel(
    of part: Bytes, without token: Range<Int>?, _ body: (Bytes) -> Void
  ) {
    bytes.removeAll(keepingCapacity: true)
    if let token, token.lowerBound >= part.startIndex, token.upperBound <= part.endIndex {
      append(part[..<token.lowerBound])
      append(part[token.upperBound...])
    } else {
      append(part)
    }
    while let last = bytes.last, ":,-|".utf8.contains(last) || last == 0x20 { bytes.removeLast() }
    bytes.withUnsafeBufferPointer { body($0[...]) }
  }

  private mutating func append(_ part: Bytes) {
    var rest = part
    while true {
      let word = rest.popWord()
      guard !word.isEmpty else { return }
      guard !Self.isBar(word) else { continue }
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes.append(contentsOf: word)
    }
  }

  /// Whether a word is made of what bars are drawn with, and of brackets and marks left alone.
  static func isBar(_ word: Bytes) -> Bool {
    var rest = word
    while let byte = rest.popFirst() {
      if byte < 0x80 {
        guard "[]()=#>.-|<*:,+~_\\".utf8.contains(byte) else { return false }
      } else {
        // U+2500 to U+25FF, boxes and blocks; U+2800 to U+28FF, braille.
        guard byte == 0xE2, let second = rest.popFirst(), rest.popFirst() != nil,
          (0x94...0x97).contains(second) || (0xA0...0xA3).contains(second)
        else { return false }
      }
    }
    return true
  }
}
