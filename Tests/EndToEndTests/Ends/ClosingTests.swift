import RevealTestSupport
import Testing

extension WindowTests {
  /// The ways in which a person ends the demo.
  @Suite struct ClosingTests {
    @Test(arguments: ["alt+F4", "Escape", "ctrl+q"])
    func aPersonEndsItWithCodeZero(_ key: String) async throws {
      let window = try await DemoWindow.open()
      try await window.key(key)
      try await expectQuietEnd(of: window)
    }

    @Test(arguments: ["alt+F4", "Escape", "ctrl+q"])
    func alsoWhileTheRingTurnsUnderTheOverlay(_ key: String) async throws {
      let window = try await DemoWindow.open()
      try await window.key("i", "F2", key)
      try await expectQuietEnd(of: window)
    }

    @Test func escapeClosesTheHelpFirst() async throws {
      let window = try await DemoWindow.open()
      try await window.key("F1", "Escape")
      try await window.expect(try await Product.shot(), "after Escape in the help")
      try await window.key("Escape")
      try await expectQuietEnd(of: window)
    }

    private func expectQuietEnd(
      of window: DemoWindow, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let outcome = try await window.outcome()
      #expect(outcome.ending == .exit(0), sourceLocation: sourceLocation)
      #expect(outcome.output + outcome.errors == "", sourceLocation: sourceLocation)
    }
  }
}
