import RevealCore

/// Rules that read what any tool may print.
enum GeneralRules {
  /// A number and nothing else, perhaps with `%`.
  static func number(_ line: RawLine, total: JobTotal?, last: Fraction?) -> RawReading? {
    guard let number = ScannedNumber(startOf: line.bytes) else { return nil }
    let rest = number.rest.trimmedAtStart
    if rest.count == 1, rest.first == UInt8(ascii: "%") {
      return RawReading(progress: Progress(value: Fraction(percent: number.value).value))
    }
    guard rest.isEmpty else { return nil }
    guard line.isSettled(line.bytes.endIndex) else { return .silent }
    if let total { return RawReading(progress: Progress(value: number.value, total: total.amount)) }
    // A series that came to its end goes beyond it where the size was underestimated; other numbers
    // beyond 100 count something.
    guard number.value <= 100 || (last?.value ?? 0) >= 0.9 else {
      return RawReading(progress: .indeterminate)
    }
    return RawReading(progress: Progress(value: Fraction(percent: number.value).value))
  }

  /// A percentage, a count, or both.
  ///
  /// Both are one figure where they agree, and the count is more precise. Where they do not and the
  /// count is first, it counts steps, and the percentage is that of the step.
  static func percentOrCount(_ line: RawLine) -> RawReading? {
    let percent = PercentToken(in: line)
    guard let count = CountToken(in: line) else {
      return percent.map { reading(of: $0.fraction.value, $0.range, line) }
    }
    let counted = count.part / count.whole
    guard let percent else {
      // A pass that is named alone has only begun.
      let isPass = line.bytes[..<count.range.lowerBound].trimmedAtEnd.suffix(4).equals("pass")
      return reading(of: isPass ? (count.part - 1) / count.whole : counted, count.range, line)
    }
    if abs(counted - percent.fraction.value) < 0.01 {
      return reading(of: counted, percent.range, line)
    }
    guard count.range.lowerBound < percent.range.lowerBound, count.part >= 1 else {
      return reading(of: percent.fraction.value, percent.range, line)
    }
    return reading(
      of: (count.part - 1 + percent.fraction.value) / count.whole, percent.range, line)
  }

  private static func reading(
    of value: Double, _ token: Range<Int>, _ line: RawLine
  ) -> RawReading {
    RawReading(progress: Progress(value: value), token: token, label: label(token, line))
  }

  /// The part of the line that is worth showing.
  private static func label(_ token: Range<Int>, _ line: RawLine) -> RawReading.Label {
    let bytes = line.bytes
    let (before, after) = (bytes[..<token.lowerBound], bytes[token.upperBound...])
    // apt's bar, yt-dlp's and wget's rows: the text line before says what it is.
    if bytes.starts(with: "Progress: [") || bytes.starts(with: "[download]") { return .none }
    if before.contains(".....") { return .none }
    // wget's bar is after the name, and speeds after the bar.
    if after.first == UInt8(ascii: "["), !before.trimmed.isEmpty { return .text(before) }
    if before.isEmpty, let name = sevenZipName(after) { return .text(name) }
    return .text(bytes)
  }

  /// The name in 7z's ` 41% 12 + name`.
  private static func sevenZipName(_ text: Bytes) -> Bytes? {
    var rest = text
    var word = rest.popWord()
    if word.wholeNumber != nil { word = rest.popWord() }
    let isSign = word.count == 1 && word.first.map { "+-UT".utf8.contains($0) } ?? false
    return isSign ? rest.trimmed : nil
  }

  /// Two sizes, one of the other: `49.2 MiB / 120 MiB`, `49.2/120 MiB`.
  static func sizes(_ line: RawLine) -> RawReading? {
    let bytes = line.bytes
    for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") {
      let after = bytes[(slash + 1)...].trimmedAtStart
      guard let whole = ScannedAmount.bytes(startOf: after), whole.hasUnit, whole.value > 0,
        whole.rest.first != UInt8(ascii: "/"), line.isSettled(whole.rest.startIndex),
        let part = size(endingAt: slash, in: bytes)
      else { continue }
      // A number without a unit has that of the size after it.
      let number = part.hasUnit ? whole.value : ScannedNumber(grouped: after)?.value ?? 0
      guard number > 0, part.value <= number else { continue }
      return reading(of: part.value / number, part.start..<whole.rest.startIndex, line)
    }
    return nil
  }

  /// The size that ends before an index: at most two words before it.
  private static func size(
    endingAt end: Int, in bytes: Bytes
  ) -> (value: Double, hasUnit: Bool, start: Int)? {
    let text = bytes[..<end].trimmedAtEnd
    var start = text.endIndex
    for _ in 0..<2 {
      let word = text[..<start].trimmedAtEnd
      start =
        (word.lastIndex { $0.isSpace || "[(".utf8.contains($0) }).map { $0 + 1 }
        ?? word.startIndex
      if let (value, hasUnit, rest) = ScannedAmount.bytes(startOf: text[start...]), rest.isEmpty {
        return (value, hasUnit, start)
      }
    }
    return nil
  }
}
