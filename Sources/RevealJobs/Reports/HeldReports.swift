/// Keeps the reports of one segment, to hand them on or not; filled again, it asks for no memory.
struct HeldReports: JobSink {
  private var reports: [JobReport] = []
  private var label: [UInt8] = []
  private var hasLabel = false

  var isEmpty: Bool { reports.isEmpty && !hasLabel }

  var hasProgress: Bool {
    reports.contains { if case .progress = $0 { true } else { false } }
  }

  mutating func removeAll() {
    reports.removeAll(keepingCapacity: true)
    hasLabel = false
  }

  mutating func receive(_ report: JobReport, task: Int?) { reports.append(report) }

  mutating func receive(_ text: Bytes, as kind: JobTextKind, task: Int?) {
    label.removeAll(keepingCapacity: true)
    label.append(contentsOf: text)
    hasLabel = true
  }

  /// Hands on what was kept.
  func send(to sink: inout some JobSink) {
    for report in reports { sink.receive(report, task: nil) }
    guard hasLabel else { return }
    label.withUnsafeBufferPointer { sink.receive($0[...], as: .label, task: nil) }
  }
}
