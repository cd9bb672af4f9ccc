import RevealSDL
import RevealTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension WindowTests {
  /// A signal ends the demo promptly, and whoever waits for it sees that very signal.
  @Suite struct SignalTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func endsARestingWindow(_ signal: Int32) async throws {
      let window = try await DemoWindow.open()
      try await expectEnd(of: window, by: signal)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func endsATurningRing(_ signal: Int32) async throws {
      let window = try await DemoWindow.open()
      try await window.key("i")
      try await expectEnd(of: window, by: signal)
    }

    @Test func endsAMinimisedWindow() async throws {
      let window = try await DemoWindow.open()
      try await window.key("i")
      try await window.minimise()
      try await expectEnd(of: window, by: SIGTERM)
    }

    @Test func endsADrag() async throws {
      let window = try await DemoWindow.open()
      try await window.movePointer(to: try await window.sliderPlace(0.25))
      try await window.button(isDown: true)
      try await window.movePointer(to: try await window.sliderPlace(0.9))
      try await expectEnd(of: window, by: SIGTERM)
      try await window.button(isDown: false)
    }

    @Test func twoSignalsAtOnceEndItByOneOfThem() async throws {
      let window = try await DemoWindow.open()
      window.process.send(SIGSTOP)
      window.process.send(SIGTERM)
      window.process.send(SIGINT)
      window.process.send(SIGCONT)
      let ending = try await window.outcome().ending
      #expect(ending == .signal(SIGTERM) || ending == .signal(SIGINT))
    }

    /// As under nohup.
    @Test func anIgnoredSignalStaysIgnored() async throws {
      let display = try #require(VirtualDisplay.current)
      let demo = try ChildProcess(
        "sh", ["-c", "trap '' HUP; exec \"$0\" demo", try Product.binary],
        environment: display.environment())
      try await eventually("the window should open") {
        try await !display.tool(
          "xdotool", "search", "--all", "--onlyvisible", "--pid", "\(demo.pid)", "--name", "."
        ).isEmpty
      }
      demo.send(SIGHUP)
      try await Task.sleep(for: .milliseconds(300))
      #expect(demo.ending == nil)
      demo.send(SIGTERM)
      #expect(try await demo.outcome().ending == .signal(SIGTERM))
    }

    /// The display hears of nothing, and says nothing: then time ends it.
    @Test func aDisplayThatHangsDoesNotKeepIt() async throws {
      let display = try await VirtualDisplay.start()
      let window = try await DemoWindow.open(on: display)
      try await window.key("i")
      let pipe = try HeldPipe()
      let job = try JobScript(
        "exec \"$GR\" progress --title \"$T\" --pulsate", input: pipe.reading, on: display)
      _ = try await job.window()
      // What is not read yet keeps the ring turning; the command has its grace.
      let command = try JobScript(
        """
        exec "$GR" progress --title "$T" --pulsate --grace 15 -- \
          sh -c 'trap "echo x > $D/clean; exit 3" TERM; while :; do sleep 0.1; done'
        """, on: display)
      _ = try await command.window()
      try display.pause()
      try await Task.sleep(for: .milliseconds(200))
      window.process.send(SIGTERM)
      job.process.send(SIGHUP)
      command.process.send(SIGTERM)
      #expect(try await window.outcome().ending == .signal(SIGTERM))
      #expect(try await job.outcome().ending == .signal(SIGHUP))
      #expect(try await command.outcome().ending == .signal(SIGTERM))
      #expect(Files.exists(command.file("clean")))
      try await display.stop()
      withExtendedLifetime(pipe) {}
    }

    #if os(Linux)
      /// SDL looks for a signal, and then waits; here half a second passes in between.
      @Test func aSignalJustBeforeTheWaitEndsIt() async throws {
        let scratch = try ScratchFolder()
        let library = try await LateWait.library(in: scratch, marker: scratch["late"])
        let window = try await DemoWindow.open(environment: ["LD_PRELOAD": library])
        try LateWait.begin(marker: scratch["late"])
        try await window.movePointer(to: try await window.sliderPlace(0.5))
        try await eventually("the wait should be late") {
          LateWait.isHeldUp(marker: scratch["late"])
        }
        try await expectEnd(of: window, by: SIGTERM)
      }
    #endif

    private func expectEnd(
      of window: DemoWindow, by signal: Int32, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      window.process.send(signal)
      let outcome = try await window.outcome()
      #expect(outcome.ending == .signal(signal), sourceLocation: sourceLocation)
      #expect(outcome.output + outcome.errors == "", sourceLocation: sourceLocation)
    }
  }
}
