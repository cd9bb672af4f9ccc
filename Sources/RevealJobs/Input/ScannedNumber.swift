/// A decimal number without a sign, as it stands in a text: digits, and perhaps decimals after a
/// point or a comma.
struct ScannedNumber {
  /// The number; never rounded up to the next whole one.
  let value: Double
  /// Whether there are decimals.
  let hasDecimals: Bool
  /// What comes after it.
  let rest: Bytes

  /// Reads the number that the bytes begin with; nil where they begin with no digit.
  init?(startOf bytes: Bytes) {
    guard let first = bytes.first, first.isDigit else { return nil }
    var mantissa = Mantissa()
    var rest = bytes
    while let digit = rest.first, digit.isDigit {
      mantissa.append(digit)
      rest = rest.dropFirst()
    }
    let whole = mantissa.value
    let decimals = rest.dropFirst()
    guard let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","),
      let digit = decimals.first, digit.isDigit
    else {
      (value, hasDecimals, self.rest) = (whole, false, rest)
      return
    }
    rest = decimals
    while let digit = rest.first, digit.isDigit {
      mantissa.append(decimal: digit)
      rest = rest.dropFirst()
    }
    let value = mantissa.value
    self.value = value < whole + 1 ? value : (whole + 1).nextDown
    hasDecimals = true
    self.rest = rest
  }
}

/// Digits that become a number with one rounding.
struct Mantissa {
  private var digits: UInt64 = 0
  private var scale = 0

  mutating func append(_ digit: UInt8) {
    if !take(digit) { scale += 1 }
  }

  mutating func append(decimal digit: UInt8) {
    if take(digit) { scale -= 1 }
  }

  private mutating func take(_ digit: UInt8) -> Bool {
    guard digits < 100_000_000_000_000_000 else { return false }
    digits = digits * 10 + UInt64(digit & 0x0F)
    return true
  }

  var value: Double { value(exponent: 0) }

  /// The number times a power of ten.
  func value(exponent: Int) -> Double {
    guard digits > 0 else { return 0 }
    let power = scale + exponent
    // Beyond these the result is 0 or infinite whatever the digits are.
    guard power.magnitude < 400 else { return power < 0 ? 0 : .infinity }
    var factor = 1.0
    for _ in 0..<min(power.magnitude, 300) { factor *= 10 }
    let value = power < 0 ? Double(digits) / factor : Double(digits) * factor
    guard power.magnitude > 300 else { return value }
    var rest = 1.0
    for _ in 300..<power.magnitude { rest *= 10 }
    return power < 0 ? value / rest : value * rest
  }
}
