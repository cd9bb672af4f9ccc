import RevealCore

/// Reads what tools print for people, by one set of rules, in order: the first that applies counts.
///
/// What no rule reads is text, and becomes the label. 100 % is never the end: a tool may begin anew.
struct RawParser: SegmentParser {
  private let total: JobTotal?
  private var text = LabelText()
  private var label = RawLabel()
  private var zenity = ZenityParser()
  private var rsync = RsyncRule()
  private var git = GitRule()
  private var curl = CurlRule()
  private var ffmpeg: FFmpegRule
  private var docker = DockerRule()
  private var rclone = RcloneRule()
  /// The last fraction of a series.
  private var last: Fraction?
  private var hasLabel = false

  init(total: JobTotal?) {
    self.total = total
    ffmpeg = FFmpegRule(total: total)
  }

  mutating func read(_ segment: Segment, into sink: inout some JobSink) {
    read(segment, isFinished: true, into: &sink)
  }

  mutating func glance(at tail: Segment, into sink: inout some JobSink) {
    // What a tail says is not yet so: the rules' memory stays as it is.
    var copy = self
    copy.read(tail, isFinished: false, into: &sink)
  }

  private mutating func read(
    _ segment: Segment, isFinished: Bool, into sink: inout some JobSink
  ) {
    let line = RawLine(segment, isFinished: isFinished)
    guard !line.bytes.isEmpty else { return }
    if let reading = reading(of: line) {
      report(reading, isFinished: isFinished, to: &sink)
    } else {
      readText(line, into: &sink)
    }
  }

  /// The rules, in their order.
  private mutating func reading(of line: RawLine) -> RawReading? {
    if let bar = CurlRule.bar(line) { return bar }
    if line.isProtocol { return nil }
    if let reading = readRecord(line) { return reading }
    if let number = GeneralRules.number(line, total: total, last: last) { return number }
    if let reading = readTool(line) { return reading }
    return readGeneral(line)
  }

  private mutating func readRecord(_ line: RawLine) -> RawReading? {
    if let reading = JSONRule.read(line, total: total) { return reading }
    if let reading = RecordRules.aptStatus(line) { return reading }
    if let reading = ffmpeg.read(line) { return reading }
    return RecordRules.gnuPG(line)
  }

  private mutating func readTool(_ line: RawLine) -> RawReading? {
    if let reading = ShareRule.read(line) { return reading }
    if let reading = RecordRules.fsck(line) { return reading }
    if let reading = curl.read(line) { return reading }
    if let reading = RecordRules.aria2(line) { return reading }
    if let reading = rsync.read(line, hasLabel: hasLabel) { return reading }
    if let reading = git.read(line) { return reading }
    if let reading = docker.read(line) { return reading }
    return rclone.read(line)
  }

  private func readGeneral(_ line: RawLine) -> RawReading? {
    GeneralRules.percentOrCount(line)
      ?? GeneralRules.sizes(line)
      ?? AmountRules.dd(line, total: total)
      ?? AmountRules.borg(line, total: total)
      ?? AmountRules.pv(line, total: total)
  }

  /// zenity's labels and pulses, and text that is no heading.
  private mutating func readText(_ line: RawLine, into sink: inout some JobSink) {
    if line.isProtocol {
      zenity.report(ZenityLine(line.bytes, isFinished: !line.isOpen), task: nil, into: &sink)
    } else {
      hasLabel = send(line.bytes, without: nil, to: &sink) || hasLabel
    }
  }

  private mutating func report(
    _ reading: RawReading, isFinished: Bool, to sink: inout some JobSink
  ) {
    if let progress = reading.progress {
      if reading.isSeries, let fraction = progress.fractionCompleted {
        if isFinished, let last, last.value >= 0.95, fraction.value <= 0.05 {
          sink.receive(.phase, task: nil)
        }
        last = fraction
      } else if !reading.isSeries {
        last = nil
      }
      let isProvisional = reading.isProvisional || !isFinished
      sink.receive(.progress(progress, isProvisional: isProvisional), task: nil)
    }
    switch reading.label {
    case .none: break
    case .text(let part): _ = send(part, without: reading.token, to: &sink)
    case .json(let string): text.send(json: string, to: &sink)
    }
  }

  private mutating func send(
    _ part: Bytes, without token: Range<Int>?, to sink: inout some JobSink
  ) -> Bool {
    var isSent = false
    label.withLabel(of: part, without: token) { label in
      guard !label.isEmpty else { return }
      isSent = true
      text.send(label, to: &sink)
    }
    return isSent
  }
}

extension RawLine {
  /// Whether it is a line of zenity's that says no number.
  var isProtocol: Bool { bytes.first == UInt8(ascii: "#") || bytes.starts(with: "pulsate:") }
}
