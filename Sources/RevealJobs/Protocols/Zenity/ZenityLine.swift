import RevealCore

/// A line of the protocol of `zenity --progress`.
///
/// | line | meaning |
/// |---|---|
/// | `#` and a text | a label |
/// | `pulsate…:` and a word | pulsating, unless the word is `false` |
/// | a number, perhaps `%` | percent, pinned to 0…100; point and comma both mark decimals |
/// | a number up to 100, a blank, words without digits or `#…` | percent too |
/// | `a/b` alone | a fraction, where a is not beyond b |
/// | anything else | nothing |
///
/// zenity itself glues all digits of a line together, so that `5/10` is 510 and closes it.
enum ZenityLine {
  /// What a line of progress is made of.
  enum Form {
    /// A number or a count and nothing else, perhaps `%`.
    case plain
    /// A number, `%`, and more.
    case percent
    /// A number and words.
    case words
  }

  case label(Bytes)
  case pulsating(Bool)
  case progress(Fraction, Form)
  case nothing

  /// Reads a line; of one that has not ended only what more bytes cannot change.
  init(_ line: Bytes, isFinished: Bool = true) {
    switch line.first {
    case UInt8(ascii: "#"): self = .label(line.dropFirst().trimmed)
    case UInt8(ascii: "p"): self = isFinished ? Self.pulsating(line) : .nothing
    case .some(let first) where first.isDigit: self = Self.progress(line, isFinished: isFinished)
    default: self = .nothing
    }
  }

  private static func pulsating(_ line: Bytes) -> ZenityLine {
    guard line.starts(with: "pulsate"), let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      return .nothing
    }
    let word = line[(colon + 1)...].trimmedAtStart
    return .pulsating(!word.equalsIgnoringCase("false"))
  }

  private static func progress(_ line: Bytes, isFinished: Bool) -> ZenityLine {
    guard let number = ScannedNumber(startOf: line) else { return .nothing }
    let percent = Fraction(percent: number.value)
    let rest = number.rest
    let words = rest.trimmedAtStart
    switch words.first {
    // A blank ends a number, the end of what came so far does not.
    case nil: return isFinished || !rest.isEmpty ? .progress(percent, .plain) : .nothing
    case UInt8(ascii: "%"):
      return .progress(percent, words.dropFirst().trimmed.isEmpty ? .plain : .percent)
    case UInt8(ascii: "/"): return isFinished ? fraction(number, words) : .nothing
    case UInt8(ascii: "."), UInt8(ascii: ","):
      return words.count == 1 && isFinished ? .progress(percent, .plain) : .nothing
    default:
      guard words.startIndex > rest.startIndex, number.value <= 100 else { return .nothing }
      guard words.first != UInt8(ascii: "#") else { return .progress(percent, .words) }
      let isCertain = isFinished && !words.contains(where: \.isDigit)
      return isCertain ? .progress(percent, .words) : .nothing
    }
  }

  private static func fraction(_ part: ScannedNumber, _ rest: Bytes) -> ZenityLine {
    guard let whole = ScannedNumber(startOf: rest.dropFirst().trimmedAtStart),
      whole.rest.trimmed.isEmpty, !part.hasDecimals, !whole.hasDecimals,
      part.value <= whole.value, whole.value > 0, whole.value.isFinite
    else { return .nothing }
    return .progress(Fraction(clamping: part.value / whole.value), .plain)
  }
}

extension Fraction {
  /// A fraction of a number of hundredths; less than 1 where the number is less than 100.
  init(percent: Double) {
    self.init(clamping: percent < 100 ? min(percent / 100, (1.0).nextDown) : 1)
  }
}
