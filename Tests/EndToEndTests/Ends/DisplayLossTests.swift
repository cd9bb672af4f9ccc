import RevealTestSupport
import Testing

extension WindowTests {
  /// No display, or none any longer: one line that says so, and code 3.
  @Suite struct DisplayLossTests {
    @Test func aRestingWindowEndsWithItsServer() async throws {
      let display = try await VirtualDisplay.start()
      let window = try await DemoWindow.open(on: display)
      try await expectEnd(of: window, with: display)
    }

    @Test func aTurningRingEndsWithItsServer() async throws {
      let display = try await VirtualDisplay.start()
      let window = try await DemoWindow.open(on: display)
      try await window.key("i", "F2")
      try await expectEnd(of: window, with: display)
    }

    @Test func aServerThatIsGoneIsNoDisplay() async throws {
      let display = try await VirtualDisplay.start()
      try await display.stop()
      let outcome = try await Product.run(["demo"], environment: ["DISPLAY": display.name])
      expectAdvice(outcome)
    }

    @Test func noDisplayAtAllIsAnErrorWithAdvice() async throws {
      expectAdvice(try await Product.run([]))
      expectAdvice(try await Product.run(["demo", "--scale", "2"]))
    }

    private func expectAdvice(
      _ outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(outcome.ending == .exit(3), sourceLocation: sourceLocation)
      #expect(outcome.errorLines.count == 1, sourceLocation: sourceLocation)
      for word in ["gradient-reveal: ", "DISPLAY", "--headless"] {
        #expect(outcome.errors.contains(word), sourceLocation: sourceLocation)
      }
      #expect(outcome.output == "", sourceLocation: sourceLocation)
    }

    private func expectEnd(
      of window: DemoWindow, with display: VirtualDisplay,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      try await display.stop()
      let outcome = try await window.outcome()
      #expect(outcome.ending == .exit(3), sourceLocation: sourceLocation)
      #expect(outcome.errorLines.count == 1, sourceLocation: sourceLocation)
      #expect(outcome.errors.contains("display"), sourceLocation: sourceLocation)
    }
  }
}

/// A driver that shows nothing, where somebody asks for it by name.
@Suite struct DummyDriverTests {
  @Test(arguments: ["dummy", "offscreen"])
  func runsUntilItIsTerminated(_ driver: String) async throws {
    let home = try ScratchFolder()
    let demo = try ChildProcess(
      try Product.binary, ["demo"],
      environment: Product.environment(home: home.path, ["SDL_VIDEODRIVER": driver]))
    try await Task.sleep(for: .milliseconds(700))
    guard demo.ending == nil else {
      // An SDL without that driver says so.
      let outcome = try await demo.outcome()
      #expect(outcome.ending == .exit(3))
      #expect(outcome.errorLines.count == 1)
      return
    }
    demo.send(15)
    let outcome = try await demo.outcome(within: .seconds(10))
    #expect(outcome.ending == .signal(15))
    #expect(outcome.errors == "")
  }

  @Test func aDriverThatIsNoneIsAnError() async throws {
    let outcome = try await Product.run(["demo"], environment: ["SDL_VIDEODRIVER": "crayon"])
    #expect(outcome.ending == .exit(3))
    #expect(outcome.errorLines.count == 1)
  }
}
