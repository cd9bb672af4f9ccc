import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// What another window, or the edge of the screen, has hidden comes back as it was.
  @Suite struct ExposureTests {
    @Test func whatAWindowHidComesBack() async throws {
      let window = try await DemoWindow.open()
      try await window.key("3")
      let expected = try await Product.shot(after: "key 3")
      try await window.expect(expected, "the window before it is hidden")
      let place = try await window.place()
      let other = try await DemoWindow.open("--appearance", "dark")
      try await other.move(to: PixelPoint(x: place.minX + 60, y: place.minY + 40))
      try await eventually("the other window should hide this one") {
        try await window.picture() != expected
      }
      try await other.close()
      try await window.expect(expected, "the window that was hidden")
      try await window.close()
    }

    @Test func whatTheScreenCutOffComesBack() async throws {
      let window = try await DemoWindow.open()
      let expected = try await Product.shot()
      try await window.expect(expected, "the window before it is moved")
      let place = try await window.place()
      try await window.move(to: PixelPoint(x: 1000, y: 700))
      try await window.key("2")
      try await window.move(to: place.origin)
      try await window.expect(try await Product.shot(after: "key 2"), "the window is back")
      try await window.close()
    }
  }
}

extension DemoWindow {
  /// Moves the window, frame and all, and waits until its content is about there.
  fileprivate func move(to corner: PixelPoint) async throws {
    try await display.tool("xdotool", "windowmove", id, "\(corner.x)", "\(corner.y)")
    try await eventually("the window should move to \(corner)") {
      let place = try await place()
      return abs(place.minX - corner.x) <= 30 && abs(place.minY - corner.y) <= 30
    }
  }
}
