import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// At rest the bar of a GPU's renderer is the software renderer's to the bit; where translucent
  /// edges are blended the two may round differently.
  @Suite struct OpenGLTests {
    @Test func theBarIsTheSameAtRest() async throws {
      let display = try #require(VirtualDisplay.current)
      guard let reason = try await Self.reasonForNone(display) else {
        let window = try await DemoWindow.open("--renderer", "opengl")
        try await window.expectBar(at: 25)
        try await window.key("2")
        try await window.expectBar(at: 50)
        let software = try await Product.shot(after: "key 2")
        try await eventually("the window should be nearly the software renderer's") {
          try await window.picture().isNearly(software, levels: 3)
        }
        try await window.requestSize(700, 260)
        try await window.waitForSize(700, 260)
        try await window.expectBar(at: 50)
        return try await window.close()
      }
      // Swift Testing can only skip a test before it starts; the reason is in the log.
      print("skipped: this machine has no OpenGL for a virtual display: \(reason)")
    }

    @Test func aRendererThatIsNoneIsAnError() async throws {
      let display = try #require(VirtualDisplay.current)
      let outcome = try await ChildProcess(
        try Product.binary, ["demo", "--renderer", "crayon"], environment: display.environment()
      ).outcome()
      #expect(outcome.ending == .exit(3))
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains("crayon"))
      #expect(outcome.errors.contains("software"))
    }

    /// Why there is no OpenGL here; nil where there is.
    private static func reasonForNone(_ display: VirtualDisplay) async throws -> String? {
      let demo = try ChildProcess(
        try Product.binary, ["demo", "--renderer", "opengl"], environment: display.environment())
      return try await waitFor("the demo should start with OpenGL, or end") { () -> String?? in
        if let ending = demo.ending { return .some("\(ending) \(demo.errors)") }
        let found = try await display.tool(
          "xdotool", "search", "--all", "--onlyvisible", "--pid", "\(demo.pid)", "--name", ".")
        return found.isEmpty ? nil : .some(nil)
      }
    }
  }
}

extension Bitmap {
  /// Whether no component of any pixel is farther than so many levels from another picture's.
  fileprivate func isNearly(_ other: Bitmap, levels: Int) -> Bool {
    size == other.size
      && zip(words, other.words).allSatisfy { one, two in
        stride(from: 0, to: 32, by: 8).allSatisfy { shift in
          abs(Int(one >> shift & 0xFF) - Int(two >> shift & 0xFF)) <= levels
        }
      }
  }
}
