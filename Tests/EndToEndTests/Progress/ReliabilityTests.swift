import RevealSDL
import RevealTestSupport
import Testing

extension WindowTests {
  /// What may go wrong around a job, and that it has a defined end.
  @Suite struct ReliabilityTests {
    static let oddInputs = [
      ("nul", "printf '10\\0# a\\0b\\n50\\0' |", ""),
      ("invalid UTF-8", "printf '10\\n# \\303(\\377\\376\\n\\200\\n50\\n' |", ""),
      ("a huge line", "head -c 100000000 /dev/zero | tr '\\0' a |", ""),
      ("a huge label", "{ printf '# '; head -c 100000000 /dev/zero | tr '\\0' a; } |", ""),
      ("a huge number", "head -c 1000000 /dev/zero | tr '\\0' 9 |", ""),
      ("a million line ends", "head -c 1000000 /dev/zero |", ""),
      ("no input", "", "<&-"), ("no files at all", "", "<&- >&- 2>&-"),
      ("a device", "", "</dev/null"),
      ("a file", "", "< /etc/passwd"), ("a folder", "", "< /"), ("output only", "", "0> \"$D/x\""),
      ("a writer that dies", "sh -c 'echo 10; kill -KILL $$' |", ""),
    ]

    /// All at once; whatever comes, its end closes the window, with 0.
    @Test func oddInputsEnd() async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (name, writer, redirection) in Self.oddInputs {
          group.addTask {
            do {
              let job = try JobScript(
                "\(writer) \"$GR\" progress --title \"$T\" --auto-close \(redirection)")
              #expect(try await job.outcome(within: .seconds(60)).ending == .exit(0), "\(name)")
            } catch {
              Issue.record("\(name): \(error)")
            }
          }
        }
        try await group.waitForAll()
      }
    }

    @Test func anInputThatCannotBeReadIsToldOf() async throws {
      let job = try JobScript("exec \"$GR\" progress --title \"$T\" --auto-close < /")
      let outcome = try await job.outcome()
      #expect(outcome.ending == .exit(0))
      #expect(outcome.errors.hasSuffix("cannot read what the job writes: Is a directory\n"))
    }

    /// With a closed input the connection to the display must not be taken for it.
    @Test func aClosedInputIsAnEndedOne() async throws {
      let job = try JobScript("exec \"$GR\" progress --title \"$T\" <&-")
      try await job.press("Return")
      #expect(try await job.outcome().ending == .exit(0))
    }

    @Test func aWriterThatStandsStillCostsNothing() async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct("--timeout", "86400", input: pipe.reading)
      try await job.focusedWindow()
      try pipe.write("10\n5")
      try await eventually("the whole line should be read") {
        try await job.shownTitle().hasPrefix("10")
      }
      try await expectIdle(job)
      // And it is live: the line goes on, and Esc works.
      try pipe.write("0\n")
      try await eventually("the line should go on") { try await job.shownTitle().hasPrefix("50") }
      try await job.press("Escape")
      #expect(try await job.outcome().ending == .exit(1))
      withExtendedLifetime(pipe) {}
    }

    @Test func aWriterWithoutEndIsHeldBack() async throws {
      let job = try JobScript("yes | \"$GR\" progress --title \"$T\" --auto-close; echo $?")
      try await job.focusedWindow()
      let pid = try await job.windowProcess()
      try await Task.sleep(for: .seconds(1))
      let before = try ProcessUsage(of: pid)
      try await Task.sleep(for: .seconds(2))
      let ticks = try ProcessUsage(of: pid).ticks - before.ticks
      #expect(ticks <= 20, "processor time in two seconds: \(ticks) ticks")
      try await job.press("Escape")
      #expect(try await job.outcome().output == "1\n")
    }

    /// Again and again, for any thread may be the first that the display is missed by.
    @Test(arguments: 1...6)
    func aJobGoesOnWhenItsDisplayIsGone(_ attempt: Int) async throws {
      let display = try await VirtualDisplay.start()
      let job = try JobScript(
        """
        exec "$GR" progress --title "$T" --auto-close -- sh -c \\
          'while [ ! -e "$D/go" ]; do echo 10%; sleep 0.002; done; echo done > "$D/done"; exit 6'
        """, on: display)
      _ = try await job.window()
      try await display.stop()
      try await Task.sleep(for: .milliseconds(300))
      #expect(job.process.ending == nil)
      try Files.write([], to: job.file("go"))
      #expect(try await job.outcome().ending == .exit(6))
      #expect(Files.exists(job.file("done")))
    }

    @Test func whatIsPipedInGoesOnWhenTheDisplayIsGone() async throws {
      let display = try await VirtualDisplay.start()
      let pipe = try HeldPipe()
      let job = try JobScript(
        "exec \"$GR\" progress --title \"$T\" --auto-close", input: pipe.reading, on: display)
      _ = try await job.window()
      try await display.stop()
      try pipe.write("30\n")
      try await Task.sleep(for: .milliseconds(200))
      #expect(job.process.ending == nil)
      try pipe.write("100\n")
      #expect(try await job.outcome().ending == .exit(0))
      withExtendedLifetime(pipe) {}
    }

    private func expectIdle(_ job: JobScript) async throws {
      let pid = try await job.windowProcess()
      try await Task.sleep(for: .milliseconds(700))
      let before = try ProcessUsage(of: pid)
      try await Task.sleep(for: .seconds(3))
      let ticks = try ProcessUsage(of: pid).ticks - before.ticks
      #expect(ticks <= 2, "processor time at rest: \(ticks) ticks")
    }
  }
}
