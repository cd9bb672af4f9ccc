import RevealApp
import RevealCore
import RevealTestSupport
import Testing

extension WindowTests {
  /// What each key does, pixel by pixel.
  @Suite struct KeyTests {
    @Test func checkpointsAndSteps() async throws {
      let window = try await DemoWindow.open()
      let steps: [(key: String, hundredths: Int)] = [
        ("2", 50), ("0", 0), ("3", 75), ("r", 0), ("4", 100), ("1", 25),
        ("Right", 26), ("Up", 27), ("Left", 26), ("Down", 25),
        ("Prior", 35), ("Next", 25), ("End", 100), ("Up", 100), ("Prior", 100),
        ("Home", 0), ("Left", 0), ("Next", 0), ("KP_2", 50), ("Shift+r", 0),
      ]
      for step in steps {
        try await window.key(step.key)
        try await window.expectBar(at: step.hundredths)
      }
      try await window.close()
    }

    @Test func checkpointsShowTheWholeWindowOfTheScript() async throws {
      let window = try await DemoWindow.open()
      for key in ["0", "2", "3", "4", "R", "1"] {
        try await window.key(key.lowercased())
        try await window.expect(try await Product.shot(after: "key \(key)"), "after key \(key)")
      }
      try await window.close()
    }

    @Test func dTurnsDarkAndBack() async throws {
      let window = try await DemoWindow.open()
      try await window.key("d")
      try await window.expect(try await Product.shot(after: "key D"), "after key D")
      try await window.key("d")
      try await window.expect(try await Product.shot(), "after key D twice")
      try await window.close()
    }

    @Test func helpCoversTheWindowUntilEscape() async throws {
      let window = try await DemoWindow.open()
      let help = try await Product.shot(after: "key F1")
      for key in ["F1", "question"] {
        try await window.key(key)
        try await window.expect(help, "after \(key)")
        try await window.key("Escape")
        try await window.expect(try await Product.shot(), "after Escape in the help")
      }
      // What lies below the panel is out of reach.
      try await window.key("F1")
      try await window.click(.complete)
      try await window.key("F1")
      try await window.expect(try await Product.shot(), "after a click on the help")
      try await window.close()
    }

    @Test func diagnosticsShowTheNumbersOfTheScript() async throws {
      let window = try await DemoWindow.open()
      let layout = try await window.layout()
      // The last two lines count frames, which differ from run to run.
      let panel = layout.diagnosticsPanel
      let parts = [
        Rect(x: 0, y: 0, width: layout.size.width, height: panel.minY + 10 + 5 * 15)
      ]
      try await window.key("F2")
      try await window.expect(try await Product.shot(after: "key F2"), "after F2", in: parts)
      try await window.key("3")
      try await window.expect(
        try await Product.shot(after: "key F2", "key 3"), "after F2 and 3", in: parts)
      try await window.key("i")
      try await window.expect(
        try await Product.shot(after: "key F2", "key 3", "key I"), "after F2, 3 and I",
        in: [layout.label, layout.value, Rect(x: 24, y: panel.minY, width: 400, height: 85)])
      try await window.key("i", "F2")
      try await window.expect(try await Product.shot(after: "key 3"), "after F2 twice")
      try await window.close()
    }

    @Test func heldKeysWithControlAndUnknownKeysDoNothing() async throws {
      let window = try await DemoWindow.open()
      try await window.key("ctrl+2", "ctrl+r", "x", "5", "9", "F7", "BackSpace", "Delete")
      try await window.key("2")
      try await window.expect(try await Product.shot(after: "key 2"), "after keys that do nothing")
      try await window.close()
    }
  }
}
