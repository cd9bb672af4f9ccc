/// Reads the segments of one protocol.
protocol SegmentParser: Sendable {
  /// Reports what is known before anything is read; called again, it does nothing.
  mutating func begin(into sink: inout some JobSink)
  /// Reads a segment that has ended.
  mutating func read(_ segment: Segment, into sink: inout some JobSink)
  /// Reads a segment that has not ended, and changes nothing for the time when it has.
  mutating func glance(at tail: Segment, into sink: inout some JobSink)
  /// Reports what waited for the end of the input.
  mutating func end(into sink: inout some JobSink)
}

extension SegmentParser {
  mutating func begin(into sink: inout some JobSink) {}
  mutating func glance(at tail: Segment, into sink: inout some JobSink) {}
  mutating func end(into sink: inout some JobSink) {}
}
