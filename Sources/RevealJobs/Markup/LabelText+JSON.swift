extension LabelText {
  /// Hands a sink the text of a JSON string, given between its quotes.
  mutating func send(
    json string: Bytes, as kind: JobTextKind = .label, task: Int? = nil, to sink: inout some JobSink
  ) {
    withDecoded(json: string) { sink.receive($0, as: kind, task: task) }
  }

  /// Lends the text of a JSON string, given between its quotes.
  mutating func withDecoded<Result>(json string: Bytes, _ body: (Bytes) -> Result) -> Result {
    guard !string.allSatisfy(Self.isPlain) else { return body(string) }
    decode(json: string)
    return scratch.withUnsafeBufferPointer { body($0[...]) }
  }

  /// Leaves the text of a JSON string in the scratch, without control characters.
  mutating func decode(json string: Bytes) {
    scratch.removeAll(keepingCapacity: true)
    var rest = string
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        scratch.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): scratch.append(0x0A)
      case UInt8(ascii: "t"): scratch.append(0x20)
      case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "r"): break
      case UInt8(ascii: "u"): append(unicode: &rest)
      default: scratch.append(escaped)
      }
    }
    dropControls()
  }

  /// A letter as one or two times four hexadecimal digits; U+FFFD where they are none.
  private mutating func append(unicode rest: inout Bytes) {
    var code = Self.unit(&rest)
    if (0xD800..<0xDC00).contains(code), rest.starts(with: "\\u") {
      var ahead = rest.dropFirst(2)
      let low = Self.unit(&ahead)
      if (0xDC00..<0xE000).contains(low) {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        rest = ahead
      }
    }
    let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
    scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private static func unit(_ rest: inout Bytes) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = rest.first, let digit = hexadecimal(byte) else { return 0xFFFF_FFFF }
      value = value << 4 | digit
      rest = rest.dropFirst()
    }
    return value
  }

  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte.lowercased {
    case let digit where digit.isDigit: UInt32(digit & 0x0F)
    case let letter where (0x61...0x66).contains(letter): UInt32(letter - 0x61 + 10)
    default: nil
    }
  }
}
