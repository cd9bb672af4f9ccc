extension JobTotal {
  /// Reads an amount as people write it: `1500000`, `1.5MB`, `700 MiB`, `4G`, or `90s`.
  ///
  /// Powers of 1000 with `k M G T` and a `B`, of 1024 with an `i` or with nothing after the letter,
  /// as tools count. Nil where it is neither, or not positive.
  public init?(_ text: String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text[number.endIndex...].drop { $0 == " " }.lowercased()
    guard let amount = Double(String(number)), amount > 0, amount.isFinite else { return nil }
    switch unit {
    case "s", "sec", "seconds": self = .seconds(amount)
    case "", "b", "bytes": self = .bytes(amount)
    default:
      guard let letter = unit.first, let power = Self.letters.firstIndex(of: letter) else {
        return nil
      }
      let base: Double
      switch unit.dropFirst() {
      case "b": base = 1000
      case "", "i", "ib": base = 1024
      default: return nil
      }
      self = .bytes((0...power).reduce(amount) { product, _ in product * base })
    }
  }

  private static let letters: [Character] = ["k", "m", "g", "t", "p"]
}
