/// Text as a terminal lays it out: in cells, of which a character takes none, one or two.
public enum TerminalText {
  /// The text without what would draw, or change the direction of what follows.
  public static func harmless(_ text: String) -> String {
    let isHarmless = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory != .control
        && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
    if text.unicodeScalars.allSatisfy(isHarmless) { return text }
    var result = ""
    result.unicodeScalars.append(contentsOf: text.unicodeScalars.filter(isHarmless))
    return result
  }

  /// How many cells a text takes.
  public static func cells(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + cells($1) }
  }

  /// The text, but no wider than so many cells: what is cut off is marked by an ellipsis.
  public static func truncated(_ text: String, to limit: Int) -> String {
    guard limit > 0 else { return "" }
    guard cells(text) > limit else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += cells(character)
      guard used <= limit else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The cells of a character: two for those of East Asia and for emoji, none for marks alone.
  ///
  /// Source: the ranges of Unicode's EastAsianWidth.txt with width W or F, joined where they are near,
  /// so that a text is rather taken for wider than it is.
  private static func cells(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.properties.generalCategory == .control ? 0 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x2693, 0x26A1...0x26AB,
    0x26BD...0x26CE, 0x26D4...0x26FD, 0x2705...0x2728, 0x274C...0x2757, 0x2795...0x27BF,
    0x2B1B...0x2B55, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F004...0x1F0CF, 0x1F18E...0x1F64F,
    0x1F680...0x1F6FF, 0x1F7E0...0x1F7F0, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
