/// Takes JSON values off the front of bytes.
enum JSONValues {
  /// A string, between its quotes; nil where there is none.
  static func string(_ rest: inout Bytes) -> Bytes? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let start = rest.startIndex + 1
    var index = start
    while index < rest.endIndex {
      switch rest[index] {
      case UInt8(ascii: "\""):
        let text = rest[start..<index]
        rest = rest[(index + 1)...]
        return text
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Any value; nil where there is none.
  static func value(_ rest: inout Bytes) -> JSONMembers.Value? {
    switch rest.first {
    case UInt8(ascii: "\""): string(&rest).map { .string($0) }
    case UInt8(ascii: "{"): nested(&rest).map { .object($0) }
    case UInt8(ascii: "["): nested(&rest).map { .array($0) }
    case UInt8(ascii: "t"): word("true", &rest) ? .bool(true) : nil
    case UInt8(ascii: "f"): word("false", &rest) ? .bool(false) : nil
    case UInt8(ascii: "n"): word("null", &rest) ? .null : nil
    default: number(&rest).map { .number($0) }
    }
  }

  private static func word(_ word: StaticString, _ rest: inout Bytes) -> Bool {
    guard rest.starts(with: word) else { return false }
    rest = rest.dropFirst(word.utf8CodeUnitCount)
    return true
  }

  /// An object or an array, up to the bracket that closes it.
  private static func nested(_ rest: inout Bytes) -> Bytes? {
    var ahead = rest
    var depth = 0
    while let byte = ahead.first {
      switch byte {
      case UInt8(ascii: "\""):
        guard string(&ahead) != nil else { return nil }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      ahead = ahead.dropFirst()
      guard depth == 0 else { continue }
      let nested = rest[..<ahead.startIndex]
      rest = ahead
      return nested
    }
    return nil
  }

  /// A number: sign, digits, decimals, exponent.
  private static func number(_ rest: inout Bytes) -> Double? {
    var ahead = rest
    let isNegative = ahead.first == UInt8(ascii: "-")
    if isNegative { ahead = ahead.dropFirst() }
    guard let first = ahead.first, first.isDigit else { return nil }
    var mantissa = Mantissa()
    while let digit = ahead.first, digit.isDigit {
      mantissa.append(digit)
      ahead = ahead.dropFirst()
    }
    if ahead.first == UInt8(ascii: ".") {
      ahead = ahead.dropFirst()
      while let digit = ahead.first, digit.isDigit {
        mantissa.append(decimal: digit)
        ahead = ahead.dropFirst()
      }
    }
    guard let exponent = exponent(&ahead) else { return nil }
    rest = ahead
    let value = mantissa.value(exponent: exponent)
    return isNegative ? -value : value
  }

  /// An exponent, 0 where there is none; nil where it has no digits.
  private static func exponent(_ rest: inout Bytes) -> Int? {
    guard let mark = rest.first, mark.lowercased == UInt8(ascii: "e") else { return 0 }
    rest = rest.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard rest.first?.isDigit == true else { return nil }
    var exponent = 0
    while let digit = rest.first, digit.isDigit {
      exponent = min(exponent * 10 + Int(digit & 0x0F), 100_000)
      rest = rest.dropFirst()
    }
    return isNegative ? -exponent : exponent
  }
}
