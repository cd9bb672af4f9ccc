import RevealCore
import RevealJobs

/// What an input says, read in one go.
func events(
  _ text: String, as jobProtocol: JobProtocol, total: JobTotal? = nil
) -> [JobEvent] {
  events([UInt8](text.utf8), as: jobProtocol, total: total)
}

/// What bytes say, read in chunks, by default in one; the end is left out.
func events(
  _ bytes: [UInt8], as jobProtocol: JobProtocol, total: JobTotal? = nil, chunk: Int = .max
) -> [JobEvent] {
  var cuts: [Int] = []
  if chunk < bytes.count { cuts = Array(stride(from: chunk, to: bytes.count, by: chunk)) }
  return events(bytes, as: jobProtocol, total: total, cuts: cuts)
}

/// What bytes say, cut at places.
func events(
  _ bytes: [UInt8], as jobProtocol: JobProtocol, total: JobTotal? = nil, cuts: [Int]
) -> [JobEvent] {
  var reader = JobReader(jobProtocol, total: total)
  var record = JobRecorder()
  var start = 0
  for cut in cuts + [bytes.count] {
    bytes[start..<cut].withUnsafeBytes { reader.read($0, into: &record) }
    start = cut
  }
  reader.end(into: &record)
  return record.events.filter { $0 != .report(.ended, task: nil) }
}

/// What a tail says, when nothing comes for a while.
func glance(_ text: String, as jobProtocol: JobProtocol, total: JobTotal? = nil) -> [JobEvent] {
  var reader = JobReader(jobProtocol, total: total)
  var record = JobRecorder()
  [UInt8](text.utf8).withUnsafeBytes { reader.read($0, into: &record) }
  reader.pause(into: &record)
  return record.events
}

extension JobEvent {
  /// So many hundredths.
  static func percent(_ percent: Double, task: Int? = nil) -> JobEvent {
    .report(.progress(Progress(value: percent, total: 100), isProvisional: false), task: task)
  }

  /// So many hundredths for now.
  static func provisional(_ percent: Double) -> JobEvent {
    .report(.progress(Progress(value: percent, total: 100), isProvisional: true), task: nil)
  }

  static let indeterminate = JobEvent.report(
    .progress(.indeterminate, isProvisional: false), task: nil)
  static let whole = JobEvent.report(.whole, task: nil)
  static let phase = JobEvent.report(.phase, task: nil)

  static func pulsating(_ isPulsating: Bool, task: Int? = nil) -> JobEvent {
    .report(.pulsating(isPulsating), task: task)
  }

  static func label(_ text: String, task: Int? = nil) -> JobEvent {
    .text(text, .label, task: task)
  }
}

extension [JobEvent] {
  /// The fractions alone, in hundredths, to ten decimals; −1 where indeterminate.
  var percents: [Double] {
    compactMap {
      guard case .report(.progress(let progress, _), _) = $0 else { return nil }
      return ((progress.fractionCompleted?.value ?? -0.01) * 1e12).rounded() / 1e10
    }
  }

  /// The labels alone.
  var labels: [String] {
    compactMap { if case .text(let text, .label, _) = $0 { text } else { nil } }
  }
}
