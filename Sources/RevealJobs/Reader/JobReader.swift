/// Reads what a job prints, in whatever chunks it comes, and says what is new.
///
/// Any chunking of the same bytes gives the same reports. Memory is bounded: of a segment without
/// an end the last 64 KiB are kept. NUL ends a line, invalid UTF-8 becomes U+FFFD.
public struct JobReader: Sendable {
  // One of these is there. Optionals are changed in place, an enum's payload would be copied.
  private var zenity: SegmentReader<LineSplitter, ZenityParser>?
  private var dialog: SegmentReader<NewlineSplitter, DialogGaugeParser>?
  private var whiptail: SegmentReader<NewlineSplitter, WhiptailGaugeParser>?
  private var raw: SegmentReader<RawSplitter, RawParser>?
  private var tasks: SegmentReader<LineSplitter, TaskParser>?
  private var automatic: AutomaticReader?
  private var hasEnded = false

  /// Makes a reader for one input; the total is for raw output that says only how much is done.
  public init(_ jobProtocol: JobProtocol, total: JobTotal? = nil) {
    switch jobProtocol {
    case .zenity: zenity = SegmentReader(ZenityParser())
    case .dialogGauge: dialog = SegmentReader(DialogGaugeParser())
    case .whiptailGauge: whiptail = SegmentReader(WhiptailGaugeParser())
    case .raw: raw = SegmentReader(RawParser(total: total))
    case .tasks(let declared): tasks = SegmentReader(TaskParser(declared: declared))
    case .automatic: automatic = AutomaticReader(total: total)
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
      dialog?.read(bytes, into: &sink)
      whiptail?.read(bytes, into: &sink)
      raw?.read(bytes, into: &sink)
      tasks?.read(bytes, into: &sink)
      automatic?.read(bytes, into: &sink)
    }
  }

  private mutating func readTail(into sink: inout some JobSink) {
    guard !hasEnded else { return }
    zenity?.pause(into: &sink)
    dialog?.pause(into: &sink)
    whiptail?.pause(into: &sink)
    raw?.pause(into: &sink)
    tasks?.pause(into: &sink)
    automatic?.pause(into: &sink)
  }

  private mutating func readEnd(into sink: inout some JobSink) {
    guard !hasEnded else { return }
    hasEnded = true
    zenity?.end(into: &sink)
    dialog?.end(into: &sink)
    whiptail?.end(into: &sink)
    raw?.end(into: &sink)
    tasks?.end(into: &sink)
    automatic?.end(into: &sink)
    sink.receive(.ended, task: nil)
  }
}
