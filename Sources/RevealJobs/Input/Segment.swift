/// What lies between two terminators of the input.
package struct Segment {
  /// The bytes, without their terminator; at most ``HeldBytes/limit``, the last ones.
  let bytes: Bytes
  /// Whether the segment was longer, so that its head is lost.
  let isCut: Bool

  init(_ bytes: Bytes, isCut: Bool = false) {
    self.bytes = bytes.suffix(HeldBytes.limit)
    self.isCut = isCut || bytes.count > HeldBytes.limit
  }
}

/// Finds the ends of segments, whatever chunks the input comes in.
protocol Splitter: Sendable {
  /// The head of a segment that no chunk has ended yet.
  var held: HeldBytes { get set }

  init()

  /// The bytes of the chunk up to the next end of a segment; nil where the chunk has none, and
  /// its rest was held.
  ///
  /// The segment is what was held before, and then these bytes.
  mutating func next(in chunk: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> Bytes?
}
