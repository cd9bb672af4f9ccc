import RevealCore

/// Numbers as people and files read them, with no locale's help.
package enum NumberText {
  /// The number with at most so many decimals, and no more than it needs.
  package static func short(_ value: Double, places: Int) -> String {
    var text = DecimalText.string(value, places: places)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Whole nanoseconds as microseconds or milliseconds, exactly: "1234.567".
  package static func exact(_ nanoseconds: Int64, per unit: Int64) -> String {
    let digits = "\(unit)".count - 1
    let sign = nanoseconds < 0 ? "-" : ""
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
    let decimals = String(rest)
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - decimals.count) + decimals
  }

  /// A count with thin groups of three: "12 345".
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var text = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      // A space that does not break, for the number is one word.
      if index > 0, (digits.count - index) % 3 == 0 { text += "\u{A0}" }
      text.append(digit)
    }
    return text
  }

  /// A ratio as "1.23×": more decimals where it is near 1, none where it is great.
  package static func ratio(_ ratio: Double) -> String {
    DecimalText.string(ratio, places: ratio < 10 ? 2 : ratio < 1_000 ? 1 : 0) + "×"
  }
}

extension NumberText {
  /// The number in at most so many characters: with a decimal if there is room, else as "1.2M".
  package static func fitting(_ value: Double, width: Int, places: Int) -> String {
    for places in stride(from: places, through: 0, by: -1) {
      let text = DecimalText.string(value, places: places)
      if text.count <= width { return text }
    }
    for (factor, suffix) in [(1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T")] {
      for places in [1, 0] {
        let text = DecimalText.string(value / factor, places: places) + suffix
        if text.count <= width { return text }
      }
    }
    return String(repeating: "#", count: width)
  }
}
