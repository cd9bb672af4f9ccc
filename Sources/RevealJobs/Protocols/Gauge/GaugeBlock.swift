import RevealCore

/// What lies between two `XXX` of a gauge's input.
struct GaugeBlock {
  /// Whether the line of percent is still to come.
  var takesPercent = true
  /// The percent, where its line was one.
  var percent: Double?
  private var label: [UInt8] = []

  private var hasLines = false

  /// Adds a line to the label; what is beyond the limit of a segment is cut.
  mutating func appendLine(_ bytes: Bytes) {
    if hasLines, label.count < HeldBytes.limit { label.append(Self.lineFeed) }
    hasLines = true
    label.append(contentsOf: bytes.prefix(HeldBytes.limit - label.count))
  }

  /// Has the label's lines go on in one another where it says itself, by `\n`, where it breaks.
  mutating func joinLinesWhereBreaksAreWritten() {
    let isWritten = zip(label, label.dropFirst()).contains {
      $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "n")
    }
    guard isWritten else { return }
    for index in label.indices where label[index] == Self.lineFeed {
      label[index] = UInt8(ascii: " ")
    }
  }

  private static let lineFeed: UInt8 = 0x0A

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
