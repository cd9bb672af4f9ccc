import RevealCore

/// Reads the protocol of `dialog --gauge`.
///
/// A line that begins with a whole number, then a blank or the end, is percent; an empty line is 0.
/// Between lines that begin with `XXX`: percent, if the first line is one, and lines of the label;
/// where breaks are written in it, as `\n`, the ends of its lines are blanks.
struct DialogGaugeParser: SegmentParser {
  private var text = LabelText()
  private var block: GaugeBlock?

  mutating func read(_ segment: Segment, into sink: inout some JobSink) {
    let line = segment.bytes.beforeNUL
    if line.starts(with: "XXX") {
      block == nil ? block = GaugeBlock() : end(into: &sink)
    } else if block == nil {
      if let percent = Self.percent(line.trimmed) { sink.receive(gauge: percent) }
    } else if block?.takesPercent == true {
      block?.takesPercent = false
      block?.percent = Self.percent(line.trimmed)
      if block?.percent == nil { block?.appendLine(line.trimmed) }
    } else {
      block?.appendLine(line.trimmed)
    }
  }

  mutating func end(into sink: inout some JobSink) {
    guard var block, !block.takesPercent else { return self.block = nil }
    self.block = nil
    block.joinLinesWhereBreaksAreWritten()
    block.send(through: &text, to: &sink)
  }

  private static func percent(_ line: Bytes) -> Double? {
    guard !line.isEmpty else { return 0 }
    guard let number = ScannedNumber(startOf: line), !number.hasDecimals,
      number.rest.first?.isSpace ?? true
    else { return nil }
    return number.value
  }
}
