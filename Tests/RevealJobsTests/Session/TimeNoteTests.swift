import RevealCore
import RevealJobs
import Testing

@Suite("What is said of the time")
struct TimeNoteTests {
  @Test("of a job of which nobody knows how far it is, the time that it has taken, after a while")
  func elapsed() {
    var settings = JobSettings()
    settings.pulsates = true
    var job = SessionHarness(settings)
    #expect(job.session.timeNote(at: job.now) == nil)
    #expect(job.session.timeNoteChange(after: job.now) == Instant(seconds: 10))
    job.wait(until: 12.3)
    #expect(job.session.timeNote(at: job.now) == .elapsed(.seconds(12)))
    #expect(job.session.timeNoteChange(after: job.now) == Instant(seconds: 13))
    job.wait(until: 125)
    #expect(job.session.timeNote(at: job.now) == .elapsed(.minutes(2)))
    #expect(job.session.timeNoteChange(after: job.now) == Instant(seconds: 180))
  }

  @Test("of one that gets on, what it will still take; and then that it does not get on")
  func remaining() throws {
    var job = SessionHarness()
    for second in 0...20 {
      job.wait(until: Double(second))
      job.write("\(second)\n")
    }
    #expect(job.session.timeNote(at: job.now) == .remaining(.seconds(80)))
    let change = try #require(job.session.timeNoteChange(after: job.now))
    #expect(job.session.timeNote(at: change) == .remaining(.seconds(75)))
    job.wait(until: 31)
    #expect(job.session.timeNote(at: job.now) == .stalled)
    #expect(job.session.timeNoteChange(after: job.now) == nil)
  }

  @Test("of one at rest nothing is ever due")
  func silence() {
    var job = SessionHarness()
    job.write("50\n")
    job.frame()
    job.wait(until: 1)
    #expect(job.session.nextEvent(after: job.now) == nil)
    job.endInput()
    #expect(job.session.nextEvent(after: job.now) == nil)
    #expect(job.session.timeNote(at: job.now) == nil)
  }
}
