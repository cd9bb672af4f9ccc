import RevealCore

/// One thing that a protocol says of a job or of a task.
public enum JobReport: Hashable, Sendable {
  /// How far it is; provisional where the writer is still finding out, or has not ended the line.
  case progress(Progress, isProvisional: Bool)
  /// That 100 was said, which closes where that is asked for.
  case whole
  /// That the bar pulsates from now on, or shows its fraction again.
  case pulsating(Bool)
  /// That a new phase began: the next file, the next pass.
  case phase
  /// That a task is done.
  case done
  /// That the input has ended.
  case ended
}

/// What a text in the input is.
public enum JobTextKind: Hashable, Sendable {
  /// What the job is doing.
  case label
  /// The name of a task that is new; its number is the count of those before.
  case name
  /// Why a task failed; empty where no reason was given.
  case failure
}

/// What takes in the reports of a protocol, in the order in which they come.
///
/// A task is known by its number, from 0; no task is the job as a whole.
package protocol JobSink {
  /// Takes in a report.
  mutating func receive(_ report: JobReport, task: Int?)
  /// Takes in a text: no control characters but line feeds, perhaps invalid UTF-8.
  mutating func receive(_ text: Bytes, as kind: JobTextKind, task: Int?)
}
