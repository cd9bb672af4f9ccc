import RevealApp
import RevealCore
import RevealTestSupport
import Testing

extension WindowTests {
  /// What the buttons and the switch do under the pointer.
  @Suite struct ButtonTests {
    @Test func eachButtonSetsItsCheckpoint() async throws {
      let window = try await DemoWindow.open()
      for control in [Control.complete, .reset, .half, .quarter] {
        try await window.click(control)
        try await window.expectBar(at: try #require(control.checkpoint))
      }
      try await window.expect(try await Product.shot(), "after all buttons")
      try await window.close()
    }

    @Test func theSwitchTurnsTheRingOnAndOff() async throws {
      let window = try await DemoWindow.open()
      let parts = try await window.partsBesidesTheRing()
      try await window.click(.indeterminate)
      try await window.expect(
        try await Product.shot(after: "key I"), "after the switch", in: parts)
      // While nobody knows how far it is, the buttons do nothing.
      try await window.click(.complete)
      try await window.key("4")
      try await window.click(.indeterminate)
      try await window.expect(try await Product.shot(), "after the switch, twice")
      try await window.close()
    }

    @Test func aPressCanBeThoughtBetterOf() async throws {
      let window = try await DemoWindow.open()
      let layout = try await window.layout()
      let frame = layout.frame(of: .complete)
      let resting = try await window.picture(of: frame)
      try await window.movePointer(to: Point(x: frame.midX, y: frame.midY))
      try await eventually("the button under the pointer should look so") {
        try await window.picture(of: frame) != resting
      }
      let hovered = try await window.picture(of: frame)
      try await window.button(isDown: true)
      try await eventually("the pressed button should look so") {
        let picture = try await window.picture(of: frame)
        return picture != resting && picture != hovered
      }
      try await window.display.parkPointer()
      try await window.button(isDown: false)
      try await window.expect(try await Product.shot(), "after a press that was taken back")
      try await window.close()
    }

    @Test func otherButtonsOfTheMouseDoNothing() async throws {
      let window = try await DemoWindow.open()
      let frame = try await window.layout().frame(of: .complete)
      try await window.movePointer(to: Point(x: frame.midX, y: frame.midY))
      for button in ["2", "3"] { try await window.display.tool("xdotool", "click", button) }
      try await window.display.parkPointer()
      try await window.key("2")
      try await window.expect(try await Product.shot(after: "key 2"), "after other buttons")
      try await window.close()
    }
  }
}

extension DemoWindow {
  /// Everything but the line in which the ring turns.
  func partsBesidesTheRing() async throws -> [Rect] {
    let layout = try await layout()
    let top = layout.spinner.minY.rounded(.down)
    let bottom = layout.spinner.maxY.rounded(.up)
    return [
      Rect(x: 0, y: 0, width: layout.size.width, height: top),
      Rect(x: 0, y: bottom, width: layout.size.width, height: layout.size.height - bottom),
    ]
  }
}
