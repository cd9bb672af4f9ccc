import RevealApp
import RevealCore
import RevealTestSupport
import Testing

extension WindowTests {
  /// The keyboard's way through the controls; the focus is seen only while it is used.
  @Suite struct FocusTests {
    @Test func tabVisitsTheControlsAndShowsARing() async throws {
      let window = try await DemoWindow.open()
      let layout = try await window.layout()
      var steps: [String] = []
      for control in Scene.bar.controls + [.bar, .slider] {
        let surroundings = layout.focusSurroundings(of: control)
        let before = try await window.picture(of: surroundings)
        try await window.key("Tab")
        steps.append("key Tab")
        let script = steps.joined(separator: "\n")
        try await window.expect(
          try await Product.shot(after: script), "the focus on \(control)")
        #expect(try await window.picture(of: surroundings) != before, "no ring: \(control)")
      }
      try await window.key("shift+Tab")
      steps.append("key Shift+Tab")
      try await window.expect(
        try await Product.shot(after: steps.joined(separator: "\n")), "the focus one back")
      try await window.close()
    }

    @Test func shiftTabBeginsAtTheEnd() async throws {
      let window = try await DemoWindow.open()
      try await window.key("shift+Tab")
      try await window.expect(
        try await Product.shot(after: "key Shift+Tab"), "the focus on the last control")
      try await window.close()
    }

    @Test func thePointerShowsNoRing() async throws {
      let window = try await DemoWindow.open()
      try await window.key("Tab", "Tab")
      try await window.click(.half)
      try await window.expect(try await Product.shot(after: "key 2"), "after a click: no ring")
      // The focus is where the click was, and the keyboard goes on from there.
      try await window.key("Tab")
      try await window.expect(
        try await Product.shot(
          after: "key 2", "key Tab", "key Tab", "key Tab", "key Tab", "key Tab"),
        "the focus on Complete after a click on 50%")
      try await window.close()
    }

    @Test func aHeldKeyPressesOnce() async throws {
      let window = try await DemoWindow.open()
      let parts = try await window.partsBesidesTheRing()
      try await window.key("shift+Tab")
      // Longer than it takes a held key to repeat.
      try await window.display.tool("xdotool", "keydown", "space", "sleep", "1", "keyup", "space")
      try await window.expect(
        try await Product.shot(after: "key Shift+Tab", "key I"), "after a held space bar",
        in: parts)
      try await window.close()
    }

    @Test func spaceAndEnterPressWhatHasTheFocus() async throws {
      let window = try await DemoWindow.open()
      try await window.key("Tab", "Tab", "space")
      try await window.expectBar(at: 0)
      try await window.key("Tab", "Tab", "Return")
      try await window.expectBar(at: 50)
      try await window.key("Tab", "KP_Enter")
      try await window.expectBar(at: 100)
      try await window.key("Tab", "space")
      let parts = try await window.partsBesidesTheRing()
      let tabs = String(repeating: "key Tab\n", count: 6)
      try await window.expect(
        try await Product.shot(after: "key 4", tabs, "key I"), "the switch by keyboard", in: parts)
      try await window.key("space")
      try await window.expect(
        try await Product.shot(after: "key 4", tabs), "the switch by keyboard, twice")
      try await window.close()
    }
  }
}

extension DemoLayout {
  /// A control and the room in which its ring is.
  fileprivate func focusSurroundings(of control: Control) -> Rect { frame(of: control).insetBy(-5) }
}
