import RevealCore

/// Rules that read lines made for programs.
enum RecordRules {
  /// apt's status lines: `dlstatus:count:percent:text`, `pmstatus:package:percent:text`.
  static func aptStatus(_ line: RawLine) -> RawReading? {
    guard line.bytes.starts(with: "dlstatus:") || line.bytes.starts(with: "pmstatus:") else {
      return nil
    }
    var rest = line.bytes.dropFirst(9).drop { $0 != UInt8(ascii: ":") }.dropFirst()
    // A package's name may have its architecture with it.
    if rest.first?.isDigit == false { rest = rest.drop { $0 != UInt8(ascii: ":") }.dropFirst() }
    guard let number = ScannedNumber(startOf: rest), number.rest.first == UInt8(ascii: ":") else {
      return nil
    }
    return RawReading(
      progress: Progress(value: Fraction(percent: number.value).value),
      label: .text(number.rest.dropFirst().trimmed))
  }

  /// GnuPG's status lines: `[GNUPG:] PROGRESS what char current total`.
  static func gnuPG(_ line: RawLine) -> RawReading? {
    guard line.bytes.starts(with: "[GNUPG:] ") else { return nil }
    guard line.bytes.starts(with: "[GNUPG:] PROGRESS ") else { return .silent }
    var rest = line.bytes.dropFirst(18)
    let what = rest.popWord()
    _ = rest.popWord()
    guard let current = rest.popWord().wholeNumber, let total = rest.popWord().wholeNumber,
      line.isSettled(rest.startIndex)
    else { return .silent }
    return RawReading(progress: Progress(value: current, total: total), label: .text(what))
  }

  /// e2fsck's lines: pass, position, largest position, device.
  static func fsck(_ line: RawLine) -> RawReading? {
    var rest = line.bytes
    guard let pass = rest.popWord().wholeNumber, (1...5).contains(pass),
      let position = rest.popWord().wholeNumber, let largest = rest.popWord().wholeNumber,
      position <= largest, rest.popWord().first == UInt8(ascii: "/"), rest.trimmed.isEmpty
    else { return nil }
    return RawReading(progress: Progress(value: position, total: largest))
  }

  /// aria2's lines, `[#1a2b3c 48MiB/117MiB(41%) …]`: the mean of all downloads.
  static func aria2(_ line: RawLine) -> RawReading? {
    guard line.bytes.starts(with: "[#") || line.bytes.starts(with: "[DL:") else { return nil }
    var sum = 0.0
    var count = 0
    var rest = line.bytes
    while let item = rest.after("[#") {
      let end = item.firstIndex(of: UInt8(ascii: "]")) ?? item.endIndex
      rest = item[end...]
      guard let figure = item[..<end].after("("), let number = ScannedNumber(startOf: figure),
        number.rest.starts(with: "%)")
      else { continue }
      sum += Fraction(percent: number.value).value
      count += 1
    }
    return RawReading(progress: count > 0 ? Progress(value: sum / Double(count)) : .indeterminate)
  }
}
