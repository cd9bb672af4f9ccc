import RevealCore
import RevealJobs

/// What holds for every input of a job, whatever its bytes are.
package enum JobCheck {
  /// What does not hold, in words; nil where all does.
  package static func problem(of bytes: [UInt8], as jobProtocol: JobProtocol) -> String? {
    let total: JobTotal? = bytes.count % 3 == 0 ? .bytes(1000) : nil
    let whole = read(bytes, JobReader(jobProtocol, total: total), chunk: max(bytes.count, 1))
    // The chunks' size is the input's own, so that a failure can be had again.
    let chunk = 1 + bytes.count % 7
    let chunked = read(bytes, JobReader(jobProtocol, total: total), chunk: chunk)
    if chunked != whole { return "chunks of \(chunk) bytes give \(chunked), not \(whole)" }
    return problem(in: whole)
      ?? problemOfUpdates(bytes, JobReader(jobProtocol, total: total), whole)
  }

  /// Reads in chunks; what pauses report is left out, since it must leave no trace.
  private static func read(_ bytes: [UInt8], _ reader: JobReader, chunk: Int) -> [JobEvent] {
    var reader = reader
    var (settled, passing) = (JobRecorder(), JobRecorder())
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      bytes[start..<min(start + chunk, bytes.count)].withUnsafeBytes {
        reader.read($0, into: &settled)
      }
      if start % 3 == 0 { reader.pause(into: &passing) }
    }
    reader.end(into: &settled)
    // A second end is none.
    reader.end(into: &settled)
    // What is only so for now must not close anything; nor must it be lost.
    guard !passing.events.contains(.report(.whole, task: nil)) else { return [] }
    return settled.events
  }

  private static func problem(in events: [JobEvent]) -> String? {
    var names = 0
    guard events.last == .report(.ended, task: nil) else { return "the end is not the last event" }
    for (index, event) in events.enumerated() {
      switch event {
      case .text(let text, let kind, let task):
        if text.unicodeScalars.contains(where: isControl) { return "control character in \(event)" }
        if text.utf8.count > 4 * 65_536 { return "a text of \(text.utf8.count) bytes" }
        if kind == .name {
          guard task == names else { return "a name out of its order: \(event)" }
          names += 1
        } else if let task, task >= names {
          return "a task without a name: \(event)"
        }
      case .report(.whole, let task):
        let one = JobReport.progress(Progress(value: 1), isProvisional: false)
        guard index > 0, events[index - 1] == .report(one, task: task) else {
          return "100 was said of less"
        }
      case .report(.ended, _):
        guard index == events.count - 1 else { return "events after the end" }
      case .report(_, let task?) where task >= names: return "a task without a name: \(event)"
      case .report: break
      }
    }
    return nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n"
  }

  /// Whether updates are the newest of the same events.
  private static func problemOfUpdates(
    _ bytes: [UInt8], _ reader: JobReader, _ events: [JobEvent]
  ) -> String? {
    var reader = reader
    var updates = JobUpdates()
    bytes.withUnsafeBytes { reader.read($0, into: &updates) }
    reader.end(into: &updates)
    let label = events.reduce(nil as String?) {
      if case .text(let text, .label, nil) = $1 { text } else { $0 }
    }
    let progress = events.reduce(nil as Progress?) {
      if case .report(.progress(let progress, _), nil) = $1 { progress } else { $0 }
    }
    guard updates.job.label == label else { return "the label is not the newest, \(label ?? "")" }
    guard updates.job.progress == progress else { return "the progress is not the newest" }
    let saidWhole = events.contains(.report(.whole, task: nil))
    return updates.job.hasSaidWhole == saidWhole ? nil : "100 was lost, or never said"
  }
}
