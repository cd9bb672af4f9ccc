import RevealCore

/// A percentage in a text: `41%`, `41.2 %`, `41.20/100%`.
struct PercentToken {
  let fraction: Fraction
  let range: Range<Int>

  /// The percentage that the line begins with, else its last one; none above 100, none in a word,
  /// a path or an address.
  init?(in line: RawLine) {
    let bytes = line.bytes
    var found: PercentToken?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index].isDigit, let number = ScannedNumber(startOf: bytes[index...]) else {
        index += 1
        continue
      }
      let token = PercentToken(number, at: index, in: bytes)
      index = number.rest.startIndex
      guard let token else { continue }
      if token.range.lowerBound == bytes.startIndex {
        self = token
        return
      }
      found = token
    }
    guard let found else { return nil }
    self = found
  }

  private init?(_ number: ScannedNumber, at start: Int, in bytes: Bytes) {
    var rest = number.rest
    if rest.first == 0x20 { rest = rest.dropFirst() }
    if rest.starts(with: "/100%") { rest = rest.dropFirst(4) }
    guard rest.first == UInt8(ascii: "%"), number.value <= 100 else { return nil }
    let next = rest.dropFirst().first
    guard next.map({ !$0.isDigit && !$0.isLetter && $0 != UInt8(ascii: "%") }) ?? true,
      start == bytes.startIndex || !Self.joins(bytes[start - 1])
    else { return nil }
    fraction = Fraction(percent: number.value)
    range = start..<rest.startIndex + 1
  }

  /// Whether a byte before a number makes it part of a word, a path, a range or a larger number.
  private static func joins(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "/-_+%.,~".utf8.contains(byte)
  }
}

/// A count of a whole in a text: `[3/10]`, `3 / 10`, `3 of 10`.
struct CountToken {
  let part: Double
  let whole: Double
  let range: Range<Int>

  /// The line's first count; none in dates, paths, addresses, clocks and rates.
  init?(in line: RawLine) {
    let bytes = line.bytes
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index].isDigit, let number = ScannedNumber(startOf: bytes[index...]) else {
        index += 1
        continue
      }
      if let token = CountToken(number, at: index, in: line) {
        self = token
        return
      }
      index = number.rest.startIndex
    }
    return nil
  }

  private init?(_ part: ScannedNumber, at start: Int, in line: RawLine) {
    let bytes = line.bytes
    guard !part.hasDecimals, start == bytes.startIndex || Self.opens(bytes[start - 1]) else {
      return nil
    }
    let spaced = part.rest.trimmedAtStart
    let after: Bytes
    if spaced.first == UInt8(ascii: "/") {
      after = spaced.dropFirst().trimmedAtStart
    } else if spaced.startIndex > part.rest.startIndex, spaced.starts(with: "of ") {
      after = spaced.dropFirst(3).trimmedAtStart
    } else {
      return nil
    }
    guard let whole = ScannedNumber(startOf: after), !whole.hasDecimals, Self.closes(whole.rest),
      line.isSettled(whole.rest.startIndex), part.value <= whole.value, whole.value > 1,
      whole.value <= 1e15
    else { return nil }
    self.part = part.value
    self.whole = whole.value
    range = Self.withBrackets(start..<whole.rest.startIndex, in: bytes)
    guard isBracketed(bytes) || !isDate(in: bytes) else { return nil }
  }

  /// Whether a count may follow a byte; the last one of `…` and of bars' glyphs is above ASCII.
  private static func opens(_ byte: UInt8) -> Bool {
    byte.isSpace || byte >= 0x80 || "[(|".utf8.contains(byte)
  }

  private static func closes(_ rest: Bytes) -> Bool {
    guard let next = rest.first else { return true }
    if next == UInt8(ascii: ".") {
      return rest.dropFirst().first.map { !$0.isDigit && !$0.isLetter } ?? true
    }
    return next.isSpace || next >= 0x80 || ")],;:|".utf8.contains(next)
  }

  private static func withBrackets(_ range: Range<Int>, in bytes: Bytes) -> Range<Int> {
    let before = bytes[..<range.lowerBound].lastIndex { !$0.isSpace }
    let after = bytes[range.upperBound...].firstIndex { !$0.isSpace }
    guard let before, let after, "[(".utf8.contains(bytes[before]), "])".utf8.contains(bytes[after])
    else { return range }
    return before..<after + 1
  }

  private func isBracketed(_ bytes: Bytes) -> Bool { "[(".utf8.contains(bytes[range.lowerBound]) }

  /// Whether it may be day and month beside a time of day.
  private func isDate(in bytes: Bytes) -> Bool {
    guard part <= 31, whole <= 31, min(part, whole) <= 12 else { return false }
    var rest = bytes
    while !rest.isEmpty {
      if ScannedAmount.clock(startOf: rest.popWord()) != nil { return true }
      rest = rest.trimmedAtStart
    }
    return false
  }
}
