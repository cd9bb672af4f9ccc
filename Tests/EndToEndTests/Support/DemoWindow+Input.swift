import RevealApp
import RevealCore
import RevealRaster

extension VirtualDisplay {
  /// Moves the pointer into the corner, where no window is.
  func parkPointer() async throws {
    try await tool("xdotool", "mousemove", "\(screen.size.width - 1)", "\(screen.size.height - 1)")
  }
}

extension DemoWindow {
  /// Presses keys, one after the other, by their names in X.
  func key(_ names: String...) async throws {
    for name in names { try await display.tool("xdotool", "key", name) }
  }

  /// Moves the pointer to a place in points, from the leading top corner of the window.
  func movePointer(to point: Point) async throws {
    let place = try await place()
    let x = Int((point.x * scale.pixelsPerPoint).rounded(.down))
    let column = direction == .leftToRight ? x : place.size.width - 1 - x
    let row = Int((point.y * scale.pixelsPerPoint).rounded(.down))
    try await display.tool(
      "xdotool", "mousemove", "\(place.minX + column)", "\(place.minY + row)")
  }

  /// Presses or releases the pointer's button.
  func button(isDown: Bool) async throws {
    try await display.tool("xdotool", isDown ? "mousedown" : "mouseup", "1")
  }

  /// Clicks the middle of a control, and takes the pointer away.
  func click(_ control: Control) async throws {
    let frame = try await layout().frame(of: control)
    try await movePointer(to: Point(x: frame.midX, y: frame.midY))
    try await button(isDown: true)
    try await button(isDown: false)
    try await display.parkPointer()
  }

  /// Turns the wheel; positive is away from the user.
  func wheel(_ steps: Int) async throws {
    try await display.tool(
      "xdotool", "click", "--repeat", "\(abs(steps))", "--delay", "5", steps > 0 ? "4" : "5")
  }

  /// Where on the slider the handle's middle is at a fraction, in points; also beyond 0…1.
  func sliderPlace(_ fraction: Double) async throws -> Point {
    let layout = try await layout()
    let start = layout.sliderHandle(at: Fraction(clamping: 0)).midX
    let end = layout.sliderHandle(at: Fraction(clamping: 1)).midX
    return Point(x: start + (end - start) * fraction, y: layout.slider.midY)
  }

  /// Asks the window manager for another size, in pixels.
  func requestSize(_ width: Int, _ height: Int) async throws {
    try await display.tool("xdotool", "windowsize", id, "\(width)", "\(height)")
  }

  /// Waits until the window has a size, in pixels.
  func waitForSize(_ width: Int, _ height: Int) async throws {
    try await eventually("the window should be \(width)×\(height)") {
      try await place().size == PixelSize(width: width, height: height)
    }
  }

  /// Waits until the window manager shows the window, or shows it no longer.
  func waitUntilMapped(_ isMapped: Bool) async throws {
    try await eventually("the window should be \(isMapped ? "shown" : "hidden")") {
      try await display.tool("xwininfo", "-id", id).contains("IsViewable") == isMapped
    }
  }
}
