/// Splits input at line feeds, carriage returns, both together, NUL and U+2029, as GLib does.
///
/// A carriage return ends its line at once; a line feed that follows belongs to it, even in the
/// next chunk.
struct LineSplitter: Splitter {
  var held = HeldBytes()
  private var followsReturn = false

  init() {}

  /// A splitter that goes on where another stopped.
  init(followsReturn: Bool) { self.followsReturn = followsReturn }

  mutating func next(in chunk: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> Bytes? {
    if followsReturn, offset < chunk.count {
      followsReturn = false
      if chunk[offset] == 0x0A { offset += 1 }
    }
    let start = offset
    while offset < chunk.count {
      let byte = chunk[offset]
      offset += 1
      if byte > 0x0D && byte != 0xA9 { continue }
      switch byte {
      case 0x0A, 0x00: return chunk[start..<offset - 1]
      case 0x0D:
        followsReturn = true
        return chunk[start..<offset - 1]
      case 0xA9:
        if let line = beforeSeparator(chunk[start..<offset - 1]) { return line }
      default: break
      }
    }
    held.append(chunk[start..<offset])
    return nil
  }

  /// The line before U+2029, E2 80 A9, whose last byte was found; nil where it is another letter's.
  private mutating func beforeSeparator(_ part: Bytes) -> Bytes? {
    switch part.count {
    case 0:
      guard held.ends(with: [0xE2, 0x80]) else { return nil }
      held.removeLast(2)
      return part
    case 1:
      guard part.first == 0x80, held.ends(with: [0xE2]) else { return nil }
      held.removeLast(1)
      return part.dropLast()
    default:
      return part.suffix(2).elementsEqual([0xE2, 0x80]) ? part.dropLast(2) : nil
    }
  }
}
