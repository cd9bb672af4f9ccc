import RevealCore
import RevealJobs

/// What is said under the bar, before it is put into words.
struct JobStatus: Hashable {
  /// How many tasks came out how.
  struct Counts: Hashable {
    let done: Int
    let failed: Int
    let all: Int
  }

  let phase: JobSession.Phase
  /// The hundredths that are done; nil where nobody knows.
  let percent: Int?
  /// Nil where the job has no tasks.
  let counts: Counts?
  /// What is said of the time.
  let note: JobSession.TimeNote?

  init(_ session: JobSession, note: JobSession.TimeNote? = nil) {
    phase = session.phase
    percent = session.meter.isIndeterminate ? nil : JobTexts.hundredths(session.meter.fraction)
    let tasks = session.tasks
    counts =
      tasks.isEmpty
      ? nil : Counts(done: tasks.doneCount, failed: tasks.failedCount, all: tasks.all.count)
    self.note = note
  }
}

/// The words under the bar.
struct JobStatusLine: Hashable {
  let status: JobStatus
  /// How far the job is, or how it ended.
  let text: String
  /// What is said of the time; empty where there is nothing to say, or no room for it.
  let note: String
}
