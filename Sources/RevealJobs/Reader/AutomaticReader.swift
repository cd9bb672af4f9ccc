import RevealCore

/// Reads zenity's protocol, or raw output where the input is plainly none of zenity's.
///
/// Segments are read by both until one of them is sure:
///
/// - A line of zenity's that is a label, a pulse or a plain number: zenity's from there on.
/// - A segment in which raw reads progress and zenity nothing, or the bar of `curl -#`: raw from
///   there on.
/// - A line that begins with a percentage and goes on is shown, and decides nothing.
///
/// The rest is passed over, as zenity does; a number and words is no progress before it is sure.
struct AutomaticReader: Sendable {
  private var input = RawSplitter()
  private var zenity = ZenityParser()
  private var raw: RawParser
  private var asZenity: SegmentReader<LineSplitter, ZenityParser>?
  private var asRaw: SegmentReader<RawSplitter, RawParser>?
  private var hasGlanced = false
  /// What raw says of the segment at hand, until it is clear whether that counts.
  private var reports = HeldReports()

  init(total: JobTotal?) { raw = RawParser(total: total) }

  private var isDecided: Bool { asZenity != nil || asRaw != nil }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into sink: inout some JobSink) {
    var offset = 0
    hasGlanced = hasGlanced && bytes.isEmpty
    while !isDecided, let part = input.next(in: bytes, at: &offset) {
      if input.held.isEmpty {
        decide(Segment(part), into: &sink)
      } else {
        input.held.append(part)
        decideHeld(into: &sink)
      }
    }
    guard isDecided else { return }
    let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
    asZenity?.read(rest, into: &sink)
    asRaw?.read(rest, into: &sink)
  }

  mutating func pause(into sink: inout some JobSink) {
    asZenity?.pause(into: &sink)
    asRaw?.pause(into: &sink)
    guard !isDecided, !hasGlanced, !input.held.isEmpty else { return }
    hasGlanced = true
    input.held.withSegment { tail in
      reports.removeAll()
      zenity.glance(at: tail, into: &reports)
      if reports.isEmpty {
        raw.glance(at: tail, into: &reports)
        guard reports.hasProgress else { return }
      }
      reports.send(to: &sink)
    }
  }

  mutating func end(into sink: inout some JobSink) {
    if !isDecided, !input.held.isEmpty { decideHeld(into: &sink) }
    asZenity?.end(into: &sink)
    asRaw?.end(into: &sink)
  }

  private mutating func decideHeld(into sink: inout some JobSink) {
    var held = HeldBytes()
    swap(&held, &input.held)
    held.withSegment { decide($0, into: &sink) }
    held.removeAll()
    swap(&held, &input.held)
  }

  private mutating func decide(_ segment: Segment, into sink: inout some JobSink) {
    let line = segment.isCut ? .nothing : ZenityLine(segment.bytes)
    switch line {
    case .label where CurlRule.bar(RawLine(segment, isFinished: true)) != nil:
      raw.read(segment, into: &sink)
      asRaw = SegmentReader(raw, input: input)
    case .label, .pulsating, .progress(_, .plain):
      zenity.report(line, task: nil, into: &sink)
      asZenity = SegmentReader(zenity, input: LineSplitter(followsReturn: input.followsReturn))
    case .progress(let fraction, .percent):
      sink.receive(
        .progress(Progress(value: fraction.value), isProvisional: false), task: nil)
    case .progress(_, .words), .nothing:
      // The rules remember headings and durations that come before the first progress.
      reports.removeAll()
      raw.read(segment, into: &reports)
      guard reports.hasProgress else { return }
      reports.send(to: &sink)
      asRaw = SegmentReader(raw, input: input)
    }
  }
}
