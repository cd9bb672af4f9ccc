import RevealCore
import RevealJobs
import Testing

@testable import RevealApp

@Suite("What is told of a job outside its window")
struct JobHeadlineTests {
  private func headline(
    _ fraction: Double?, hasFocus: Bool = true, _ change: (inout JobSession) -> Void = { _ in }
  ) throws -> JobHeadline {
    let job = try JobHarness {
      $0.source = .command
      $0.pulsates = fraction == nil
    }
    if let fraction { job.write("\(fraction * 100)\n") }
    var session = job.session
    change(&session)
    return JobHeadline(session, hasFocus: hasFocus)
  }

  /// A pace that is asked at moments.
  private final class Teller {
    private var pace = HeadlinePace()
    var due: Instant? { pace.due }
    func tells(_ headline: JobHeadline, at seconds: Double) -> Bool {
      pace.take(headline, at: Instant(seconds: seconds))
    }
  }

  @Test("hundredths are told while the job runs and somebody knows them")
  func percent() throws {
    #expect(try headline(nil).percent == nil)
    #expect(try headline(0.42).percent == 42)
    #expect(try headline(0.42) { $0.commandEnded(code: 3, at: .zero) }.percent == nil)
  }

  @Test("the end of a job is urgent for whoever looks elsewhere")
  func urgency() throws {
    #expect(try !headline(0.42, hasFocus: false).isUrgent)
    #expect(try headline(0.42, hasFocus: false) { $0.commandEnded(code: 0, at: .zero) }.isUrgent)
    #expect(try !headline(0.42, hasFocus: true) { $0.commandEnded(code: 0, at: .zero) }.isUrgent)
  }

  @Test("a title has the percentage first, and tells of a failure")
  func titles() throws {
    let texts = JobTexts(strings: try Assets.resources.strings("en"))
    #expect(texts.title("Copy", of: try headline(nil)) == "Copy")
    #expect(texts.title("Copy", of: try headline(0.42)) == "42% Copy")
    let done = try headline(0.42) { $0.commandEnded(code: 0, at: .zero) }
    #expect(texts.title("Copy", of: done) == "Done: Copy")
    let stopping = try headline(0.42) { $0.cancel(at: .zero) }
    #expect(texts.title("Copy", of: stopping) == "Copy")
    let failed = try headline(0.42) { $0.commandEnded(code: 3, at: .zero) }
    #expect(texts.title("Copy", of: failed) == "Failed: Copy")
  }

  @Test("the first is told at once, and the same not again")
  func first() throws {
    let teller = Teller()
    #expect(try teller.tells(headline(0.1), at: 0))
    #expect(teller.due == nil)
    #expect(try !teller.tells(headline(0.1), at: 10))
    #expect(teller.due == nil)
  }

  @Test("hundredths that change fast are told four times a second, the newest each time")
  func fast() throws {
    let teller = Teller()
    var told: [Int?] = []
    for step in 0...100 {
      let newest = try headline(Double(step) / 100)
      if teller.tells(newest, at: Double(step) / 100) { told.append(newest.percent) }
    }
    #expect(told == [0, 25, 50, 75, 100])
  }

  @Test("what waits is told when its time has come, however long nothing else comes")
  func waits() throws {
    let teller = Teller()
    #expect(try teller.tells(headline(0.1), at: 1))
    #expect(try !teller.tells(headline(0.2), at: 1.1))
    #expect(teller.due == Instant(seconds: 1.25))
    #expect(try teller.tells(headline(0.2), at: 1.25))
    #expect(teller.due == nil)
  }

  @Test("what went back to what is told no longer waits")
  func back() throws {
    let teller = Teller()
    #expect(try teller.tells(headline(0.1), at: 1))
    #expect(try !teller.tells(headline(0.2), at: 1.1))
    #expect(try !teller.tells(headline(0.1), at: 1.2))
    #expect(teller.due == nil)
  }

  @Test("that a job is over, and that somebody should look, is told at once")
  func ends() throws {
    let teller = Teller()
    #expect(try teller.tells(headline(0.1), at: 1))
    #expect(try !teller.tells(headline(0.2), at: 1.01))
    let ended = try headline(0.2) { $0.commandEnded(code: 3, at: .zero) }
    #expect(teller.tells(ended, at: 1.02))
    #expect(teller.due == nil)
    let unseen = try headline(0.2, hasFocus: false) { $0.commandEnded(code: 3, at: .zero) }
    #expect(teller.tells(unseen, at: 1.03))
  }
}
