extension LabelText {
  /// Takes control characters out in place; dropping one must not join two bytes to another.
  mutating func dropControls() {
    var sequence = EscapeSequence()
    var kept = 0
    for index in scratch.indices {
      let byte = scratch[index]
      guard case .text = sequence.read(byte) else { continue }
      switch byte {
      case 0x0A: break
      case 0x09, 0x0B, 0x0C: scratch[kept] = 0x20
      case 0..<0x20, 0x7F: continue
      // C2 80 to C2 9F are U+0080 to U+009F.
      case 0x80..<0xA0 where kept > 0 && scratch[kept - 1] == 0xC2:
        kept -= 1
        continue
      default: break
      }
      if byte >= 0x20 || byte == 0x0A { scratch[kept] = byte }
      kept += 1
    }
    scratch.removeLast(scratch.count - kept)
  }
}
