import RevealCore
import RevealJobs
import Testing

@Suite("The tasks of a job")
struct JobTasksTests {
  private func harness(_ names: String..., change: (inout JobSettings) -> Void = { _ in })
    -> SessionHarness
  {
    var settings = JobSettings()
    change(&settings)
    return SessionHarness(settings, .tasks(declared: names))
  }

  @Test("the job is as far as their mean, in which one that came out counts as whole")
  func mean() {
    var job = harness("a", "b", "c", "d")
    job.write("1:50\n2:10\n")
    #expect(abs(job.session.meter.fraction.value - 0.15) < 1e-9)
    job.write(#"{"task":"a","done":true}"# + "\n" + #"{"task":"b","failed":"no"}"# + "\n")
    #expect(abs(job.session.meter.fraction.value - 0.5) < 1e-9)
    #expect(job.session.tasks.doneCount == 1 && job.session.tasks.failedCount == 1)
    // A label alone has no task go on again.
    job.write("1:# more\n")
    #expect(job.session.tasks.doneCount == 1)
    #expect(abs(job.session.meter.fraction.value - 0.5) < 1e-9)
  }

  @Test(
    "a task that came out goes on when more is said of its progress, also within one look",
    arguments: [
      ("2:20\n", 0.2, nil), ("2:100\n2:30\n", 0.3, nil), ("2:100\n", 1, .done),
      (#"{"task":"b","failed":"a"}"# + "\n2:40\n", 0.4, nil),
      (#"{"task":"b","done":true}"# + "\n", 1, .done),
      (#"{"task":"b","value":0.5,"failed":"again"}"# + "\n", 0.5, .failed),
      ("2:pulsate:true\n", nil, nil),
    ] as [(String, Double?, JobOutcome?)])
  func goesOn(_ text: String, fraction: Double?, outcome: JobOutcome?) {
    for end in [#"{"task":"b","failed":"no"}"#, "2:100"] {
      var job = harness("a", "b")
      job.write(end + "\n")
      job.frame()
      job.wait(until: 1)
      job.write(text)
      let task = job.session.tasks.all[1]
      #expect(task.outcome == outcome)
      if let fraction { #expect(abs(task.meter.fraction.value - fraction) < 1e-9) }
      #expect(job.session.tasks.doneCount == (outcome == .done ? 1 : 0))
      #expect(job.session.tasks.failedCount == (outcome == .failed ? 1 : 0))
      #expect(task.failure == (outcome == .failed ? task.failure : ""))
      // Its row is back.
      if outcome != .done { #expect(task.presence(at: job.now) == .one) }
      let mean = (outcome == nil ? task.meter.fraction.value : 1) / 2
      #expect(abs(job.session.meter.fraction.value - mean) < 1e-9)
      #expect(job.session.tasks.isTurning == (outcome == nil && task.meter.isIndeterminate))
    }
  }

  @Test("a row stays until its bar has arrived, then closes; one that failed stays")
  func settles() {
    var job = harness("a", "b")
    job.write("1:100\n" + #"{"task":"b","failed":"no"}"# + "\n")
    job.frame()
    func presence(_ index: Int) -> Double {
      job.session.tasks.all[index].presence(at: job.now).value
    }
    #expect(presence(0) == 1)
    job.wait(until: 0.25)
    #expect(presence(0) == 1)
    job.wait(until: 0.375)
    #expect(presence(0) > 0 && presence(0) < 1)
    #expect(job.session.tasks.isMoving(at: job.now))
    job.wait(until: 0.51)
    #expect(presence(0) == 0)
    #expect(!job.session.tasks.isMoving(at: job.now))
    #expect(presence(1) == 1)
    #expect(job.session.tasks.all[1].failure == "no")
  }

  @Test("the end of one task does not end the job; the end of the input does")
  func ends() {
    var job = harness("a") { $0.closesWhenDone = true }
    job.write("1:100\n")
    #expect(job.session.ending == nil)
    job.endInput()
    #expect(job.session.ending == .accepted)
  }
}
