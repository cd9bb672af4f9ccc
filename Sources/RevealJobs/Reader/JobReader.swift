/// Reads what a job prints, in whatever chunks it comes, and says what is new.
///
/// Any chunking of the same bytes gives the same reports. Memory is bounded: of a segment without
/// an end the last 64 KiB are kept. NUL ends a line, invalid UTF-8 becomes U+FFFD.
public struct JobReader: Sendable {
  // One of these is there. Optionals are changed in place, an enum's payload would be copied.
  private var zenity: SegmentReader<LineSplitter, ZenityParser>?
  private var hasEnded = false

  /// Makes a reader for one input.
  public init(_ jobProtocol: JobProtocol, total: JobTotal? = nil) {
    switch jobProtocol {
    default: zenity = SegmentReader(ZenityParser())
    }
  }

  /// Reads the next bytes.
  public mutating func read(_ bytes: UnsafeRawBufferPointer, into updates: inout JobUpdates) {
    readBytes(bytes, into: &updates)
  }

  /// Reads a tail without an end as far as it is certain; call it when nothing came for 50 ms.
  ///
  /// What it reports is provisional, and replaced when the segment ends. Calling it again, or
  /// never, changes nothing else.
  public mutating func pause(into updates: inout JobUpdates) { readTail(into: &updates) }

  /// Reads what is left, and reports the end; nothing is read after it.
  public mutating func end(into updates: inout JobUpdates) { readEnd(into: &updates) }

  /// Reads the next bytes, into a record.
  public mutating func read(_ bytes: UnsafeRawBufferPointer, into record: inout JobRecorder) {
    readBytes(bytes, into: &record)
  }

  /// Reads a tail without an end, into a record.
  public mutating func pause(into record: inout JobRecorder) { readTail(into: &record) }

  /// Reads what is left, into a record.
  public mutating func end(into record: inout JobRecorder) { readEnd(into: &record) }
}

extension JobReader {
  private mutating func readBytes(
    _ bytes: UnsafeRawBufferPointer, into sink: inout some JobSink
  ) {
    guard !hasEnded else { return }
    bytes.withMemoryRebound(to: UInt8.self) { bytes in
      zenity?.read(bytes, into: &sink)
    }
  }

  private mutating func readTail(into sink: inout some JobSink) {
    guard !hasEnded else { return }
    zenity?.pause(into: &sink)
  }

  private mutating func readEnd(into sink: inout some JobSink) {
    guard !hasEnded else { return }
    hasEnded = true
    zenity?.end(into: &sink)
    sink.receive(.ended, task: nil)
  }
}
