import RevealCore

/// Reports what the lines of zenity's protocol say.
struct ZenityParser: SegmentParser {
  private var text = LabelText()

  mutating func read(_ segment: Segment, into sink: inout some JobSink) {
    // A line without its head says nothing.
    guard !segment.isCut else { return }
    report(ZenityLine(segment.bytes), task: nil, into: &sink)
  }

  mutating func glance(at tail: Segment, into sink: inout some JobSink) {
    guard !tail.isCut else { return }
    report(ZenityLine(tail.bytes, isFinished: false), isFinished: false, task: nil, into: &sink)
  }

  mutating func report(
    _ line: ZenityLine, isFinished: Bool = true, task: Int?, into sink: inout some JobSink
  ) {
    switch line {
    case .label(let bytes): text.send(bytes, escapes: .all, task: task, to: &sink)
    case .pulsating(let isPulsating): sink.receive(.pulsating(isPulsating), task: task)
    case .progress(let fraction, _):
      sink.receive(
        .progress(Progress(value: fraction.value), isProvisional: !isFinished), task: task)
      if fraction == .one, isFinished { sink.receive(.whole, task: task) }
    case .nothing: break
    }
  }
}
