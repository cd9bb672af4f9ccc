/// Follows the escape sequences of terminals, byte by byte, in whatever chunks they come.
package struct EscapeSequence {
  /// What a byte is.
  package enum Meaning {
    /// Text, or a control character by itself.
    case text
    /// Part of a sequence.
    case part
    /// The last byte of a control sequence, `ESC [ …`.
    case control(UInt8)
    /// The last byte of a short sequence, `ESC` and a letter.
    case short(UInt8)
  }

  private enum State { case text, escape, intermediate, control, string, stringEscape }
  private var state = State.text

  /// Begins outside of any sequence.
  package init() {}

  /// Whether a sequence has begun and not ended.
  var isOpen: Bool { state != .text }

  /// Reads a byte.
  ///
  /// A control character inside of a sequence, line feeds too, ends it and is text: a sequence that
  /// was cut off must not swallow what follows.
  package mutating func read(_ byte: UInt8) -> Meaning {
    if byte == 0x1B {
      state = state == .string ? .stringEscape : .escape
      return .part
    }
    switch state {
    case .text: return .text
    case _ where byte < 0x20:
      // A string ends with BEL.
      defer { state = .text }
      return (state == .string && byte == 0x07) ? .part : .text
    case .escape: return afterEscape(byte)
    case .stringEscape:
      guard byte != UInt8(ascii: "\\") else {
        state = .text
        return .part
      }
      return afterEscape(byte)
    case .intermediate:
      if byte >= 0x30 { state = .text }
      return .part
    case .control:
      guard (0x40...0x7E).contains(byte) else { return .part }
      state = .text
      return .control(byte)
    case .string: return .part
    }
  }

  private mutating func afterEscape(_ byte: UInt8) -> Meaning {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      state = .string
    case 0x20...0x2F: state = .intermediate
    default:
      state = .text
      return .short(byte)
    }
    return .part
  }
}
