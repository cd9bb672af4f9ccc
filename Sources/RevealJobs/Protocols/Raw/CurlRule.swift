import RevealCore

/// Reads the rows of curl's meters, which mean something only below their heading.
struct CurlRule {
  private var hasHeading = false

  /// What a row or the heading says; nil where the line is neither.
  mutating func read(_ line: RawLine) -> RawReading? {
    if line.bytes.starts(with: "% Total") || line.bytes.starts(with: "DL% UL%") {
      hasHeading = true
      return .silent
    }
    guard hasHeading else { return nil }
    if line.bytes.starts(with: "Dload") { return .silent }
    var rest = line.bytes
    var columns = 0
    var first = rest.prefix(0)
    var isMoving = false
    while true {
      let word = rest.popWord()
      guard !word.isEmpty else { break }
      switch columns {
      case 0: first = word
      case 2, 4: isMoving = isMoving || !word.equals("0")
      default: break
      }
      columns += 1
    }
    guard columns >= 10 else { return nil }
    // Of the label nothing is said: the row has but a speed without a unit.
    // Where the end is not known, parallel transfers have no percentage; a single one has 100 % of
    // all, but 0 % of what is received and sent.
    if first.equals("--") || (first.equals("100") && !isMoving) {
      return RawReading(progress: .indeterminate)
    }
    guard let percent = first.wholeNumber, percent <= 100 else { return nil }
    return RawReading(progress: Progress(value: Fraction(percent: percent).value))
  }

  /// Reads the bar of `curl -#`: number signs, and a percentage where the size is known.
  static func bar(_ line: RawLine) -> RawReading? {
    guard line.bytes.first == UInt8(ascii: "#") else { return nil }
    let rest = line.bytes.drop { "#=-O ".utf8.contains($0) }
    let signs = line.bytes[..<rest.startIndex]
    if rest.isEmpty { return signs.count > 1 ? .silent : nil }
    // One number sign, a blank and a percentage may be a label.
    guard signs.starts(with: "##") || signs.count > 2, signs.last == 0x20,
      let number = ScannedNumber(startOf: rest), number.rest.equals("%"), number.value <= 100
    else { return nil }
    return RawReading(progress: Progress(value: Fraction(percent: number.value).value))
  }
}
