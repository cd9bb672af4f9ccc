import RevealCore

/// A report or a text, as one value.
public enum JobEvent: Hashable, Sendable {
  /// A report on the job, or on the task of that number.
  case report(JobReport, task: Int?)
  /// A text of the job, or of the task of that number.
  case text(String, JobTextKind, task: Int?)
}

/// Keeps every report that comes, one after the other.
public struct JobRecorder: JobSink, Sendable {
  /// What came, in order.
  public private(set) var events: [JobEvent] = []

  /// Makes a recorder that nothing has come to.
  public init() {}

  package mutating func receive(_ report: JobReport, task: Int?) {
    events.append(.report(report, task: task))
  }

  package mutating func receive(_ text: Bytes, as kind: JobTextKind, task: Int?) {
    events.append(.text(String(decoding: text, as: UTF8.self), kind, task: task))
  }
}
