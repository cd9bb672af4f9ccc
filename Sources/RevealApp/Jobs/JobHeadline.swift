import RevealCore
import RevealJobs

/// What is told of a job outside its window: in title bars, docks and task lists.
struct JobHeadline: Hashable {
  /// How the job came out; nil while it goes on.
  let outcome: JobOutcome?
  /// The hundredths that are done; nil where nobody knows, or the job is over.
  var percent: Int?
  /// Whether somebody should look.
  let isUrgent: Bool

  init(_ session: JobSession, hasFocus: Bool) {
    outcome = session.outcome
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
