import RevealCore

/// Reads rsync's rows: `487,653,376  41%   98.12MB/s    0:00:06 (xfr#12, to-chk=140/512)`.
///
/// With `--info=progress2` the percentage is that of all files. With `--progress` it is one file's,
/// and only the rows at a file's end, at 100 %, tell how many are left to check; from the first
/// such row on the rows between count within their file.
struct RsyncRule {
  /// Files left and files in all, where rows are those of single files.
  private var files: (left: Double, all: Double)?

  /// What a row says; nil where the line is none.
  mutating func read(_ line: RawLine, hasLabel: Bool) -> RawReading? {
    var rest = line.bytes
    let size = rest.popWord()
    let percent = rest.popWord()
    let rate = rest.popWord()
    let time = rest.popWord()
    guard size.first?.isDigit == true, let number = ScannedNumber(startOf: percent),
      number.rest.count == 1, number.rest.first == UInt8(ascii: "%"), number.value <= 100,
      rate.suffix(2).equals("/s"), ScannedAmount.clock(startOf: time) != nil
    else { return nil }
    var reading = RawReading(token: percent.startIndex..<percent.endIndex)
    if !hasLabel { reading.label = .text(line.bytes[size.startIndex..<rate.endIndex]) }
    reading.isProvisional = rest.contains("ir-chk=")
    let part = Fraction(percent: number.value).value
    if number.value == 100, let check = Self.check(rest, line) {
      if check.left > 0 || files != nil { files = check }
      reading.isSeries = false
      reading.progress = Progress(value: 1 - check.left / check.all)
    } else if let files {
      reading.isSeries = false
      reading.progress = Progress(value: 1 - (files.left - part) / files.all)
    } else {
      reading.progress = Progress(value: part)
    }
    return reading
  }

  /// The counts of `to-chk=A/B`, which was `to-check=` before, and is `ir-chk=` during the scan.
  private static func check(_ text: Bytes, _ line: RawLine) -> (left: Double, all: Double)? {
    guard let counts = text.after("-chk=") ?? text.after("to-check="),
      let left = ScannedNumber(startOf: counts), left.rest.first == UInt8(ascii: "/"),
      let all = ScannedNumber(startOf: left.rest.dropFirst()), line.isSettled(all.rest.startIndex),
      left.value <= all.value, all.value > 0
    else { return nil }
    return (left.value, all.value)
  }
}
