/// An amount with a unit, as it stands in a text: bytes, or a time like `0:01:40.5`.
enum ScannedAmount {
  /// Reads a number and its unit of bytes: `12`, `1,204`, `1.5 MB`, `48MiB`, `3k`.
  ///
  /// As GNU has it, `K` and `KiB` are 1024, `kB` and `KB` are 1000.
  static func bytes(startOf text: Bytes) -> (value: Double, hasUnit: Bool, rest: Bytes)? {
    guard let number = ScannedNumber(grouped: text) else { return nil }
    var rest = number.rest
    if rest.first == 0x20, let (factor, after) = unit(rest.dropFirst()) {
      return (number.value * factor, true, after)
    }
    guard let (factor, after) = unit(rest) else {
      // A letter that is no unit makes it another word.
      guard rest.first.map({ !$0.isLetter }) ?? true else { return nil }
      return (number.value, false, rest)
    }
    rest = after
    return (number.value * factor, true, rest)
  }

  private static func unit(_ text: Bytes) -> (factor: Double, rest: Bytes)? {
    let letters = text.prefix { $0.isLetter }
    let rest = text[letters.endIndex...]
    if letters.equalsIgnoringCase("b") || letters.equals("bytes") || letters.equals("byte") {
      return (1, rest)
    }
    guard let power = letters.first.flatMap(power) else { return nil }
    let tail = letters.dropFirst()
    let base: Double
    switch tail.count {
    case 0: base = 1024
    case 1 where tail.first?.lowercased == UInt8(ascii: "b"): base = 1000
    case 2 where tail.equalsIgnoringCase("ib"): base = 1024
    case 1 where tail.first == UInt8(ascii: "i"): base = 1024
    default: return nil
    }
    var factor = 1.0
    for _ in 0..<power { factor *= base }
    return (factor, rest)
  }

  private static func power(_ letter: UInt8) -> Int? {
    switch letter.lowercased {
    case UInt8(ascii: "k"): 1
    case UInt8(ascii: "m"): 2
    case UInt8(ascii: "g"): 3
    case UInt8(ascii: "t"): 4
    case UInt8(ascii: "p"): 5
    case UInt8(ascii: "e"): 6
    default: nil
    }
  }

  /// Reads a time of two or three parts, `M:SS` or `H:MM:SS`, perhaps with decimals, in seconds.
  static func clock(startOf text: Bytes) -> (seconds: Double, rest: Bytes)? {
    var seconds = 0.0
    var rest = text
    for part in 1...3 {
      guard let number = ScannedNumber(startOf: rest), number.value < 1e9 else { return nil }
      seconds = seconds * 60 + number.value
      rest = number.rest
      guard rest.first == UInt8(ascii: ":"), !number.hasDecimals, part < 3 else {
        return part > 1 ? (seconds, rest) : nil
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension ScannedNumber {
  /// Reads a number whose thousands may be grouped by commas.
  init?(grouped text: Bytes) {
    guard let plain = ScannedNumber(startOf: text) else { return nil }
    var mantissa = Mantissa()
    var rest = text
    var groups = 0
    while let digit = rest.first, digit.isDigit {
      mantissa.append(digit)
      rest = rest.dropFirst()
      let group = rest.dropFirst().prefix(4)
      guard rest.first == UInt8(ascii: ","), group.prefix(3).count == 3,
        group.prefix(3).allSatisfy(\.isDigit), group.count < 4 || group.last?.isDigit == false
      else { continue }
      groups += 1
      rest = rest.dropFirst()
    }
    guard groups > 0 else {
      self = plain
      return
    }
    self.init(value: mantissa.value, hasDecimals: false, rest: rest)
  }

  init(value: Double, hasDecimals: Bool, rest: Bytes) {
    self.value = value
    self.hasDecimals = hasDecimals
    self.rest = rest
  }
}
