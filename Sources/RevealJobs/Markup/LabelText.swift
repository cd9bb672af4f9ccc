/// Makes labels of bytes: escapes become what they stand for, and no control character is left.
///
/// Line feeds alone remain; tabs become blanks; sequences for terminals go with all they have.
struct LabelText {
  /// Which escapes with a backslash are decoded.
  enum Escapes {
    /// None: a backslash is one.
    case none
    /// `\n` alone, a line's end.
    case newline
    /// All that GLib's `g_strcompress` decodes; the backslash before any other letter is dropped.
    case all
  }

  var scratch: [UInt8] = []

  /// Hands a sink the text of the bytes.
  mutating func send(
    _ bytes: Bytes, as kind: JobTextKind = .label, escapes: Escapes = .none, task: Int? = nil,
    to sink: inout some JobSink
  ) {
    if bytes.allSatisfy(Self.isPlain) { return sink.receive(bytes, as: kind, task: task) }
    scratch.removeAll(keepingCapacity: true)
    switch escapes {
    case .none: append(bytes)
    case .newline: appendNewlines(bytes)
    case .all: appendDecoded(bytes)
    }
    dropControls()
    scratch.withUnsafeBufferPointer { sink.receive($0[...], as: kind, task: task) }
  }

  /// Whether a byte stands for itself wherever it is; C2 may begin a control character.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x5C && byte != 0x7F && byte != 0xC2
  }

  private mutating func append(_ bytes: Bytes) { scratch.append(contentsOf: bytes) }

  private mutating func appendNewlines(_ bytes: Bytes) {
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == 0x5C, rest.first == UInt8(ascii: "n") {
        rest.removeFirst()
        scratch.append(0x0A)
      } else {
        scratch.append(byte)
      }
    }
  }

  private mutating func appendDecoded(_ bytes: Bytes) {
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == 0x5C else {
        scratch.append(byte)
        continue
      }
      // A backslash at the end stands for nothing.
      if let escaped = rest.popFirst() { scratch.append(Self.decoded(escaped, &rest)) }
    }
  }

  private static func decoded(_ escaped: UInt8, _ rest: inout Bytes) -> UInt8 {
    switch escaped {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(escaped, &rest)
    default: escaped
    }
  }

  /// Up to three octal digits; what is beyond a byte is lost, as in C.
  private static func octal(_ first: UInt8, _ rest: inout Bytes) -> UInt8 {
    var value = first & 7
    for _ in 0..<2 {
      guard let digit = rest.first, (0x30...0x37).contains(digit) else { break }
      value = value &* 8 &+ (digit & 7)
      rest.removeFirst()
    }
    return value
  }
}
