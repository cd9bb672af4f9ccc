/// The last bytes of a segment that has not ended: bounded, however long it becomes.
struct HeldBytes {
  /// How many bytes of a segment are kept.
  static let limit = 65_536
  /// What stays beyond the limit, so that a terminator of several bytes can be taken off again.
  private static let slack = 8

  private var bytes: [UInt8] = []
  private var isCut = false

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ more: Bytes) {
    let kept = Self.limit + Self.slack
    if more.count > kept {
      isCut = true
      bytes.removeAll(keepingCapacity: true)
    }
    bytes.append(contentsOf: more.suffix(kept))
    guard bytes.count > 2 * kept else { return }
    isCut = true
    bytes.removeFirst(bytes.count - kept)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    guard bytes.count > 2 * (Self.limit + Self.slack) else { return }
    isCut = true
    bytes.removeFirst(bytes.count - Self.limit - Self.slack)
  }

  /// Takes bytes off the end, at most as many as a terminator has.
  mutating func removeLast(_ count: Int) { bytes.removeLast(min(count, bytes.count, Self.slack)) }

  /// The bytes from one on that was held.
  func ends(with suffix: [UInt8]) -> Bool { bytes.suffix(suffix.count).elementsEqual(suffix) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isCut = false
  }

  /// Lends what is held as a segment.
  func withSegment(_ body: (Segment) -> Void) {
    bytes.withUnsafeBufferPointer { body(Segment($0[...], isCut: isCut)) }
  }
}
