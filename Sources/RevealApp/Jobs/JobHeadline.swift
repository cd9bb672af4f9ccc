import RevealCore
import RevealJobs

/// What is told of a job outside its window: in title bars, docks and task lists.
struct JobHeadline: Hashable {
  let phase: JobSession.Phase
  /// The hundredths that are done; nil where nobody knows, or the job is over.
  var percent: Int?
  /// Whether somebody should look.
  let isUrgent: Bool

  init(_ session: JobSession, hasFocus: Bool) {
    phase = session.phase
    let isShown = session.phase == .running && !session.meter.isIndeterminate
    percent = isShown ? JobTexts.hundredths(session.meter.fraction) : nil
    isUrgent = session.isAcceptable && !hasFocus
  }

  /// Whether another one says the same but for the hundredths.
  func agrees(with other: Self) -> Bool {
    var same = other
    same.percent = percent
    return self == same
  }
}
