import RevealCore

/// Reads the protocol of `whiptail --gauge`.
///
/// A line that is a whole number and nothing else is percent; an empty line is 0, a negative number
/// 100. Between lines that are `XXX`: a line of percent, and the lines of the label; a written `\n`
/// breaks it too. whiptail drops the last byte of an input that ends without a line feed; this does
/// not.
struct WhiptailGaugeParser: SegmentParser {
  private var text = LabelText()
  private var block: GaugeBlock?

  mutating func read(_ segment: Segment, into sink: inout some JobSink) {
    let line = segment.bytes.beforeNUL
    if block == nil {
      if line.equals("XXX") {
        block = GaugeBlock()
      } else if let percent = Self.percent(line) {
        sink.receive(gauge: percent)
      }
    } else if block?.takesPercent == true {
      block?.takesPercent = false
      block?.percent = Self.percent(line)
    } else if line.equals("XXX") {
      end(into: &sink)
    } else {
      block?.appendLine(line)
    }
  }

  mutating func end(into sink: inout some JobSink) {
    guard let block, !block.takesPercent else { return self.block = nil }
    self.block = nil
    block.send(through: &text, to: &sink)
  }

  /// A number as `strtoul` reads it.
  private static func percent(_ line: Bytes) -> Double? {
    guard !line.isEmpty else { return 0 }
    var digits = line.trimmedAtStart
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard let number = ScannedNumber(startOf: digits), !number.hasDecimals, number.rest.isEmpty
    else { return nil }
    return isNegative && number.value > 0 ? 100 : number.value
  }
}
