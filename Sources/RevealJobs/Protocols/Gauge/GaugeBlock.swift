import RevealCore

/// What lies between two `XXX` of a gauge's input.
struct GaugeBlock {
  /// Whether the line of percent is still to come.
  var takesPercent = true
  /// The percent, where its line was one.
  var percent: Double?
  private var label: [UInt8] = []

  /// Adds to the label; what is beyond the limit of a segment is cut.
  mutating func append(_ bytes: Bytes) {
    label.append(contentsOf: bytes.prefix(HeldBytes.limit - label.count))
  }

  /// Adds a line of its own to the label.
  mutating func appendLine(_ bytes: Bytes) {
    if hasLines, label.count < HeldBytes.limit { label.append(0x0A) }
    hasLines = true
    append(bytes)
  }
  private var hasLines = false

  /// Reports percent and label, which is set even where it is empty.
  func send(through text: inout LabelText, to sink: inout some JobSink) {
    if let percent { sink.receive(gauge: percent) }
    label.withUnsafeBufferPointer { text.send($0[...], escapes: .newline, to: &sink) }
  }
}

extension JobSink {
  /// Takes in the percent of a gauge.
  mutating func receive(gauge percent: Double) {
    let fraction = Fraction(percent: percent)
    receive(.progress(Progress(value: fraction.value), isProvisional: false), task: nil)
    if fraction == .one { receive(.whole, task: nil) }
  }
}

extension Bytes {
  /// The bytes before the first NUL, where a text of C ends.
  var beforeNUL: Bytes { prefix { $0 != 0 } }
}
