import RevealSDL
import RevealTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension WindowTests {
  /// A command that the program runs: its status comes back, and it can be stopped, all of it.
  @Suite struct CommandTests {
    @Test(arguments: [("true", 0), ("sleep 0.3; printf '50%%\\r100%%\\r'", 0)])
    func aCommandThatSucceedsIs0(_ command: String, _ code: Int32) async throws {
      let job = try run(command, "--auto-close")
      #expect(try await job.outcome().ending == .exit(code))
    }

    @Test func aCommandThatFailsStaysToBeSeen() async throws {
      let job = try run(
        "echo 40%; sleep 0.7; echo 'no space left' >&2; exit 7", "--auto-close")
      _ = try await job.window()
      let before = try await job.size()
      try await eventually("the last lines should have room") {
        try await job.size().height > before.height
      }
      try await Task.sleep(for: .milliseconds(300))
      #expect(job.process.ending == nil)
      try await job.press("Return")
      let outcome = try await job.outcome()
      #expect(outcome.ending == .exit(7))
      #expect(outcome.output + outcome.errors == "")
    }

    /// SDL makes itself the handler of SIGTERM again while it handles one.
    @Test(arguments: [SIGTERM, SIGINT])
    func aSecondSignalOfTheSameKindWaitsForNoCommand(_ signal: Int32) async throws {
      let job = try run("trap '' TERM INT; echo 40%; sleep 100", "--grace", "3600")
      _ = try await job.window()
      try await eventually("the command should run") { try await job.shownTitle().hasPrefix("40") }
      job.process.send(signal)
      try await Task.sleep(for: .milliseconds(300))
      #expect(job.process.ending == nil)
      job.process.send(signal)
      #expect(try await job.outcome().ending == .signal(signal))
    }

    @Test func whatACommandSaysAtItsEndIsTaken() async throws {
      let job = try run(
        "trap 'seq 1 30000; echo x > \"$D/clean\"; exit 3' TERM; echo 40%; while :; do sleep 0.1; done",
        "--grace", "60")
      _ = try await job.window()
      try await eventually("the command should run") { try await job.shownTitle().hasPrefix("40") }
      job.process.send(SIGTERM)
      #expect(try await job.outcome().ending == .signal(SIGTERM))
      #expect(Files.exists(job.file("clean")))
    }

    /// Whoever has their numbers by then may be anybody.
    @Test func whatAnEndedCommandLeftIsLeftAlone() async throws {
      let job = try run("trap '' HUP; sleep 30 & echo $! > \"$D/pid\"; exit 7")
      _ = try await job.window()
      try await eventually("the title should tell of the failure") {
        try await job.shownTitle().hasPrefix("Failed")
      }
      job.process.send(SIGTERM)
      #expect(try await job.outcome().ending == .signal(SIGTERM))
      let left = try #require(pid_t(Files.readText(job.file("pid")).filter(\.isNumber)))
      #expect(isRunning(left))
      kill(left, SIGKILL)
    }

    @Test func aTitleTellsOfAFailureBeforeAnyPercentage() async throws {
      let job = try run("sleep 0.7; exit 7")
      let window = try await job.window()
      #expect(try await job.display.tool("xdotool", "getwindowname", window) == job.title + "\n")
      try await eventually("the title should tell of the failure") {
        try await job.display.tool("xdotool", "getwindowname", window) == "Failed: \(job.title)\n"
      }
      try await job.press("Return")
      #expect(try await job.outcome().ending == .exit(7))
    }

    @Test func aSignalThatEndedTheCommandIsToldAsShellsDo() async throws {
      let job = try run("kill -KILL $$", "--auto-close")
      try await job.press("Return")
      #expect(try await job.outcome().ending == .exit(137))
    }

    @Test func aCommandThatIsNotThereIs127() async throws {
      let job = try JobScript("exec \"$GR\" progress --title \"$T\" -- /no/such/command")
      let outcome = try await job.outcome()
      #expect(outcome.ending == .exit(127))
      #expect(outcome.errorLines.count == 1)
    }

    @Test func cancelStopsAllThatTheCommandStarted() async throws {
      let job = try run(
        "echo $$ > \"$D/pids\"; sleep 300 & echo $! >> \"$D/pids\"; wait", "--auto-close")
      try await job.clickLastButton()
      #expect(try await job.outcome().ending == .exit(1))
      try await expectGone(job)
    }

    @Test func closingTheWindowKillsWhatIgnoresThat() async throws {
      let job = try run(
        "trap '' TERM; echo $$ > \"$D/pids\"; while :; do sleep 0.1; done", "--grace", "0.4")
      try await job.press("alt+F4")
      #expect(try await job.outcome().ending == .exit(1))
      try await expectGone(job)
    }

    /// A second is what it has before anybody may want it to be killed.
    @Test func whoAsksAgainHasItKilledNow() async throws {
      let job = try run(
        "trap '' TERM; echo $$ > \"$D/pids\"; while :; do sleep 0.1; done", "--grace", "3600")
      try await job.press("Escape")
      try await Task.sleep(for: .milliseconds(1500))
      #expect(job.process.ending == nil)
      try await job.press("Escape")
      #expect(try await job.outcome().ending == .exit(1))
      try await expectGone(job)
    }

    @Test func whatTheCommandLeavesBehindIsKilledToo() async throws {
      let job = try run(
        """
        ( trap '' TERM; sh -c 'echo $$ > "$D/pids"; exec sleep 300' ) &
        sleep 300
        """, "--grace", "0.4")
      try await eventually("the command should start another") { try !pids(of: job).isEmpty }
      try await job.press("Escape")
      #expect(try await job.outcome().ending == .exit(1))
      try await expectGone(job)
    }

    /// What takes its time to clean up has it, although the shell around it is gone.
    @Test func whatTheCommandStartedHasTimeToStop() async throws {
      let job = try run(
        """
        sh -c 'trap "" HUP; trap "sleep 0.6; echo clean > \\"$D/clean\\"; exit" TERM
          echo $$ > "$D/pids"; while :; do sleep 0.05; done' &
        sleep 300
        """)
      try await eventually("the command should start another") { try !pids(of: job).isEmpty }
      try await job.press("Escape")
      #expect(try await job.outcome().ending == .exit(1))
      #expect(Files.exists(job.file("clean")))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aSignalToTheWindowLeavesNothingBehind(_ signal: Int32) async throws {
      let job = try run(
        "echo $$ > \"$D/pids\"; sleep 300 & echo $! >> \"$D/pids\"; wait", "--auto-close")
      _ = try await job.window()
      try await eventually("the command should start another") { try pids(of: job).count == 2 }
      job.process.send(signal)
      #expect(try await job.outcome().ending == .signal(signal))
      try await expectGone(job)
    }

    @Test func whatItWritesIsPassedOnWhole() async throws {
      let job = try JobScript(
        """
        "$GR" progress --title "$T" --auto-close --tee -- sh -c \\
          'seq 1 60000; echo last >&2' | ( sleep 0.5; cat ) > "$D/out"
        { seq 1 60000; echo last; } | cmp - "$D/out" && echo same
        """)
      let outcome = try await job.outcome()
      #expect(outcome.output == "same\n")
      #expect(outcome.errors == "")
    }

    /// Nobody takes what is passed on: the window lives, and Cancel works.
    @Test func aReaderThatStandsStillStopsNoWindow() async throws {
      let job = try JobScript(
        """
        { "$GR" progress --title "$T" --auto-close --tee -- yes; echo "status $?" >&2; } | sleep 300 &
        wait
        """)
      try await job.focusedWindow()
      try await Task.sleep(for: .milliseconds(500))
      try await job.press("Escape")
      try await eventually("Cancel should work") { job.process.errors.contains("status 1") }
    }

    private func run(_ command: String, _ options: String...) throws -> JobScript {
      try JobScript(
        "exec \"$GR\" progress --title \"$T\" \(options.joined(separator: " ")) -- sh -c \"$CMD\"",
        environment: ["CMD": command])
    }

    private func pids(of job: JobScript) throws -> [pid_t] {
      guard Files.exists(job.file("pids")) else { return [] }
      return try Files.readText(job.file("pids")).split(separator: "\n").compactMap { pid_t($0) }
    }

    private func expectGone(_ job: JobScript) async throws {
      let pids = try pids(of: job)
      #expect(!pids.isEmpty)
      for pid in pids {
        try await eventually("process \(pid) should be gone") { !isRunning(pid) }
      }
    }

    /// A process that nobody has reaped counts as ended.
    private func isRunning(_ pid: pid_t) -> Bool {
      guard let text = try? Files.readText("/proc/\(pid)/stat") else { return false }
      return text.split(separator: ")").last?.split(separator: " ").first != "Z"
    }
  }
}
