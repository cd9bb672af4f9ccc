import RevealCore
import RevealJobs
import Testing

@Suite("The session of a job")
struct JobSessionTests {
  private func settings(_ change: (inout JobSettings) -> Void) -> JobSettings {
    var settings = JobSettings()
    change(&settings)
    return settings
  }

  @Test("a fraction is eased over a quarter of a second, and the label shows at once")
  func eases() {
    var job = SessionHarness()
    job.write("50\n# half\n")
    job.frame()
    #expect(job.session.label == "half")
    #expect(job.session.meter.fraction.value == 0.5)
    #expect(job.presented == 0)
    job.wait(until: 0.125)
    #expect(abs(job.presented - 0.25) < 1e-9)
    job.wait(until: 0.25)
    #expect(job.presented == 0.5)
  }

  @Test("with less motion a fraction shows at once")
  func reducedMotion() {
    var job = SessionHarness(settings { $0.reducesMotion = true })
    job.write("50\n")
    #expect(job.presented == 0.5)
  }

  @Test("100 closes at once where that is asked for, pulsating too, with the input still open")
  func wholeCloses() {
    for pulsates in [false, true] {
      var job = SessionHarness(
        settings {
          $0.closesWhenDone = true
          $0.pulsates = pulsates
        })
      job.write("99.9\n")
      #expect(job.session.ending == nil)
      job.write("100\n7\n")
      #expect(job.session.ending == .accepted)
      job.wait(until: 0.25)
      #expect(job.session.isOver(at: job.now))
    }
  }

  @Test("a bar that has still to arrive is left in less than a quarter of a second")
  func farewell() {
    var job = SessionHarness(settings { $0.closesWhenDone = true })
    job.write("100\n")
    #expect(!job.session.isOver(at: job.now))
    #expect(job.session.phase == .finished(endedAt: nil))
    job.wait(until: 0.249)
    #expect(job.session.isOver(at: job.now))
    var arrived = SessionHarness(
      settings {
        $0.closesWhenDone = true
        $0.pulsates = true
      })
    arrived.write("100\n")
    #expect(arrived.session.isOver(at: arrived.now))
  }

  @Test("the end of the input closes, whatever was said last")
  func endCloses() {
    var job = SessionHarness(settings { $0.closesWhenDone = true })
    job.write("30\n")
    job.endInput()
    #expect(job.session.ending == .accepted)
  }

  @Test("without that the end fills the bar, and says how far the job had come")
  func endFills() {
    var job = SessionHarness(settings { $0.pulsates = true })
    job.write("pulsate:false\n30\n")
    #expect(!job.session.isAcceptable)
    job.endInput()
    #expect(job.session.ending == nil)
    #expect(job.session.phase == .finished(endedAt: Fraction(clamping: 0.3)))
    #expect(job.session.meter.fraction == .one)
    #expect(!job.session.meter.isIndeterminate)
    #expect(job.session.isAcceptable && !job.session.canCancel)
    job.change { $0.accept(at: $1) }
    #expect(job.session.ending == .accepted)
  }

  @Test("100 can be accepted, and cancelled still")
  func wholeAccepts() {
    var job = SessionHarness()
    job.write("100\n50\n")
    #expect(job.session.isAcceptable && job.session.canCancel)
    job.change { $0.cancel(at: $1) }
    #expect(job.session.ending == .cancelled)
    #expect(job.session.isOver(at: job.now))
  }

  @Test("a number while it pulsates shows when it stops to")
  func pulsates() {
    var job = SessionHarness()
    job.write("pulsate:\n40\n")
    #expect(job.session.meter.isIndeterminate)
    job.write("pulsate:false\n")
    #expect(!job.session.meter.isIndeterminate)
    #expect(job.presented == 0.4)
  }

  @Test("raw input that says 100 goes on until it ends")
  func rawGoesOn() {
    var job = SessionHarness(
      settings {
        $0.closesWhenDone = true
        $0.endsAtWhole = false
      })
    job.write("100\n")
    #expect(job.session.ending == nil)
    job.endInput()
    #expect(job.session.ending == .accepted)
  }

  @Test("a time that is over ends the display")
  func timeout() {
    var job = SessionHarness(settings { $0.timeout = 3 })
    #expect(job.session.nextEvent(after: job.now) == Instant(seconds: 3))
    job.wait(until: 2.9)
    #expect(job.session.ending == nil)
    job.wait(until: 3)
    #expect(job.session.ending == .timedOut)
  }

  @Test("a time that is over is acted upon once: a command that stops is waited for at rest")
  func timeoutOfCommand() {
    var job = SessionHarness(
      settings {
        $0.source = .command
        $0.timeout = 3
      })
    #expect(!job.session.isDue(at: job.now))
    job.wait(until: 3)
    #expect(job.session.phase == .stopping)
    #expect(!job.session.isDue(at: job.now))
    // A second later it is known to be slow; after that nothing happens by itself.
    #expect(job.session.nextEvent(after: job.now) == Instant(seconds: 4))
    job.wait(until: 4)
    #expect(!job.session.isDue(at: job.now))
    #expect(job.session.nextEvent(after: job.now) == nil)
    job.change { $0.commandEnded(code: 143, at: $1) }
    #expect(job.session.ending == .timedOut)
  }

  @Test("a bar that begins whole can be accepted at once, and closes when 100 is said")
  func wholeFromTheStart() {
    var job = SessionHarness(
      settings {
        $0.fraction = .one
        $0.closesWhenDone = true
      })
    #expect(job.session.isAcceptable)
    job.write("# still at it\n50\n")
    #expect(job.session.ending == nil)
    job.write("100\n")
    #expect(job.session.ending == .accepted)
  }

  @Test("a command is waited for: its code counts, not the end of its output")
  func command() {
    var job = SessionHarness(settings { $0.source = .command })
    job.write("30\n")
    job.endInput()
    #expect(job.session.phase == .running)
    job.change { $0.commandEnded(code: 0, at: $1) }
    #expect(job.session.phase == .finished(endedAt: nil))
  }

  @Test("a command that fails stays to be seen, where it was")
  func failure() {
    var job = SessionHarness(
      settings {
        $0.source = .command
        $0.closesWhenDone = true
      })
    job.write("30\n")
    job.change { $0.commandEnded(code: 4, at: $1) }
    #expect(job.session.phase == .failed(code: 4))
    #expect(job.session.ending == nil)
    #expect(job.presented == 0.3)
    job.change { $0.accept(at: $1) }
    #expect(job.session.ending == .failed(code: 4))
  }

  @Test("a command that fails before it said how far it is shows no turning ring any longer")
  func failureUnknown() {
    var job = SessionHarness(
      settings {
        $0.source = .command
        $0.fraction = nil
      })
    #expect(job.session.meter.isIndeterminate)
    job.change { $0.commandEnded(code: 9, at: $1) }
    #expect(!job.session.meter.isIndeterminate)
    #expect(job.session.nextEvent(after: job.now) == nil)
  }

  @Test("closing the window of a command that ended well is no refusal")
  func closedAfterSuccess() {
    var job = SessionHarness(settings { $0.source = .command })
    job.change { $0.commandEnded(code: 0, at: $1) }
    job.change { $0.cancel(.closed, at: $1) }
    #expect(job.session.ending == .accepted)
  }

  @Test("nor is a time that is over while its window waits; an extra button is what was pressed")
  func timeAfterSuccess() {
    var job = SessionHarness(
      settings {
        $0.source = .command
        $0.timeout = 3
        $0.extraButtons = ["more"]
      })
    job.change { $0.commandEnded(code: 0, at: $1) }
    var pressed = job
    pressed.change { $0.cancel(.extra(0), at: $1) }
    #expect(pressed.session.ending == .extra(0))
    job.wait(until: 3)
    #expect(job.session.ending == .accepted)
  }

  @Test("a usual text goes when the job ends, one that was asked for stays")
  func usualText() {
    for isUsual in [false, true] {
      var job = SessionHarness(
        settings {
          $0.text = "Running"
          $0.isTextUsual = isUsual
        })
      job.endInput()
      #expect(job.session.label == (isUsual ? "" : "Running"))
    }
  }

  @Test("a job some of whose tasks failed does not end well")
  func failedTasks() {
    var job = SessionHarness(settings { $0.closesWhenDone = true }, .tasks(declared: []))
    job.write("{\"task\": \"a\", \"failed\": \"why\"}\n{\"task\": \"b\", \"value\": null}\n")
    #expect(job.session.tasks.isTurning)
    #expect(job.session.tasks.failedCount == 1)
    job.write("{\"task\": \"b\", \"done\": true}\n")
    #expect(!job.session.tasks.isTurning)
    job.endInput()
    #expect(job.session.ending == .someFailed)
    #expect(job.session.outcome == .failed)
  }

  @Test("closing the window of a command that failed keeps its code")
  func closedAfterFailure() {
    var job = SessionHarness(settings { $0.source = .command })
    job.change { $0.commandEnded(code: 4, at: $1) }
    job.change { $0.cancel(.closed, at: $1) }
    #expect(job.session.ending == .failed(code: 4))
  }

  @Test("a command that is cancelled is waited for, and that it was cancelled is what counts")
  func cancelCommand() {
    var job = SessionHarness(settings { $0.source = .command })
    job.change { $0.cancel(at: $1) }
    #expect(job.session.phase == .stopping)
    #expect(job.session.leaving == nil && !job.session.canCancel)
    job.change { $0.commandEnded(code: 0, at: $1) }
    #expect(job.session.ending == .cancelled)
    #expect(job.session.isOver(at: job.now))
  }

  @Test("who asks again, after a second, wants a command to be stopped now")
  func hurry() throws {
    var job = SessionHarness(settings { $0.source = .command })
    job.change { $0.cancel(at: $1) }
    // A double click is one.
    job.change { $0.cancel(at: $1) }
    #expect(job.session.stop?.isForced == false)
    let moment = try #require(job.session.nextEvent(after: job.now))
    #expect(moment == Instant(seconds: 1))
    job.wait(until: 0.9)
    #expect(!job.session.canCancel && !job.session.isDue(at: job.now))
    #expect(job.session.isDue(at: moment))
    job.wait(until: 1)
    #expect(job.session.canCancel && job.session.stop?.isForced == false)
    #expect(!job.session.isDue(at: job.now) && job.session.nextEvent(after: job.now) == nil)
    job.change { $0.cancel(.closed, at: $1) }
    #expect(job.session.stop?.isForced == true && !job.session.canCancel)
    job.change { $0.commandEnded(code: 137, at: $1) }
    #expect(job.session.ending == .cancelled)
  }

  @Test("what comes after the end changes nothing")
  func afterwards() {
    var job = SessionHarness(settings { $0.closesWhenDone = true })
    job.write("100\n")
    job.write("# more\n20\n")
    job.change { $0.cancel(at: $1) }
    #expect(job.session.ending == .accepted)
    #expect(job.session.label == "")
  }

  @Test("what is read before Cancel is pressed counts first")
  func race() {
    var job = SessionHarness(settings { $0.closesWhenDone = true })
    job.change { $0.cancel(at: $1) }
    job.write("100\n")
    #expect(job.session.ending == .cancelled)
  }
}
