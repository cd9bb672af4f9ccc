/// Splits input at line feeds alone, as C's `fgets` does.
struct NewlineSplitter: Splitter {
  var held = HeldBytes()

  mutating func next(in chunk: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> Bytes? {
    let start = offset
    while offset < chunk.count {
      offset += 1
      if chunk[offset - 1] == 0x0A { return chunk[start..<offset - 1] }
    }
    held.append(chunk[start..<offset])
    return nil
  }
}
