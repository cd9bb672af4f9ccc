/// Feeds a parser the segments of an input that comes in chunks.
struct SegmentReader<Input: Splitter, Parser: SegmentParser>: Sendable {
  private var input: Input
  private var parser: Parser
  /// Whether the held tail was read as it is.
  private var hasGlanced = false

  init(_ parser: Parser, input: Input = Input()) {
    self.parser = parser
    self.input = input
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into sink: inout some JobSink) {
    guard !bytes.isEmpty else { return }
    hasGlanced = false
    parser.begin(into: &sink)
    var offset = 0
    while let part = input.next(in: bytes, at: &offset) {
      if input.held.isEmpty {
        parser.read(Segment(part), into: &sink)
      } else {
        input.held.append(part)
        readHeld(into: &sink)
      }
    }
  }

  mutating func pause(into sink: inout some JobSink) {
    parser.begin(into: &sink)
    guard !hasGlanced, !input.held.isEmpty else { return }
    hasGlanced = true
    input.held.withSegment { parser.glance(at: $0, into: &sink) }
  }

  mutating func end(into sink: inout some JobSink) {
    parser.begin(into: &sink)
    if !input.held.isEmpty { readHeld(into: &sink) }
    parser.end(into: &sink)
  }

  private mutating func readHeld(into sink: inout some JobSink) {
    var held = HeldBytes()
    swap(&held, &input.held)
    held.withSegment { parser.read($0, into: &sink) }
    held.removeAll()
    swap(&held, &input.held)
  }
}
