import RevealCore
import RevealJobs

/// A session that reads what a job writes, on a clock that the test moves.
struct SessionHarness {
  private(set) var session: JobSession
  private(set) var now = Instant.zero
  private var reader: JobReader
  private var updates = JobUpdates()

  init(_ settings: JobSettings = JobSettings(), _ jobProtocol: JobProtocol = .zenity) {
    session = JobSession(settings, at: .zero)
    reader = JobReader(jobProtocol)
  }

  /// Goes on to a moment, in seconds.
  mutating func wait(until seconds: Double) {
    now = Instant(seconds: seconds)
    session.advance(to: now)
  }

  /// Has the job write something.
  mutating func write(_ text: String) {
    Array(text.utf8).withUnsafeBytes { reader.read($0, into: &updates) }
    session.take(updates.take(), at: now)
  }

  /// Has the job end its output.
  mutating func endInput() {
    reader.end(into: &updates)
    session.take(updates.take(), at: now)
  }

  mutating func change(_ body: (inout JobSession, Instant) -> Void) { body(&session, now) }

  /// Presents a frame.
  mutating func frame() { session.beginFrame(at: now) }

  /// What is presented of the fraction.
  var presented: Double { session.meter.presented.value(at: now).value }
}
