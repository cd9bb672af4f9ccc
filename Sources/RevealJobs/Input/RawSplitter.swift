/// Splits what programs print for a terminal: at line ends, backspaces, NUL, and where the cursor
/// moves.
///
/// Escape sequences are taken out.
struct RawSplitter: Splitter {
  var held = HeldBytes()
  private var sequence = EscapeSequence()
  /// Whether the last segment ended with a carriage return.
  private(set) var followsReturn = false

  mutating func next(in chunk: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> Bytes? {
    var start = offset
    while offset < chunk.count {
      let byte = chunk[offset]
      offset += 1
      if byte >= 0x20 && !sequence.isOpen {
        followsReturn = false
        continue
      }
      switch sequence.read(byte) {
      case .text:
        guard Self.isTerminator(byte) else { break }
        followsReturn = byte == 0x0D
        return chunk[start..<offset - 1]
      case let meaning:
        if start < offset - 1 { held.append(chunk[start..<offset - 1]) }
        start = offset
        switch meaning {
        case .control(UInt8(ascii: "C")): held.append(0x20)
        case .control(let last) where Self.movesCursor(last): return chunk[start..<start]
        case .short(let last) where Self.movesShort(last): return chunk[start..<start]
        default: break
        }
      }
    }
    held.append(chunk[start..<offset])
    return nil
  }

  private static func isTerminator(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x08 || byte == 0x00
  }

  /// Up, down, next and previous line, column, position, clearing the screen, row.
  private static func movesCursor(_ last: UInt8) -> Bool {
    switch last {
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "E")...UInt8(ascii: "H"),
      UInt8(ascii: "J"), UInt8(ascii: "d"), UInt8(ascii: "f"):
      true
    default: false
    }
  }

  /// Restoring the cursor, and the index, next line and reverse index.
  private static func movesShort(_ last: UInt8) -> Bool {
    switch last {
    case UInt8(ascii: "8"), UInt8(ascii: "D"), UInt8(ascii: "E"), UInt8(ascii: "M"): true
    default: false
    }
  }
}
