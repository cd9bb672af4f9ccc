import RevealTestSupport
import Testing

extension WindowTests {
  /// Where nothing moves, nothing is done; a window that nobody sees does nothing at all.
  @Suite struct IdleTests {
    @Test func aRestingWindowSleeps() async throws {
      let window = try await DemoWindow.open()
      try await window.key("2")
      try await window.expectBar(at: 50)
      try await window.expectSleep()
      try await window.close()
    }

    @Test func aRestingOverlaySleeps() async throws {
      let window = try await DemoWindow.open()
      try await window.key("F2", "3")
      try await window.expectBar(at: 75, panel: .diagnostics)
      try await window.expectSleep()
      try await window.close()
    }

    @Test func aRestingGraphSleeps() async throws {
      let window = try await DemoWindow.open()
      try await window.key("F3", "3")
      try await window.expectBar(at: 75, panel: .frames)
      try await window.expectSleep()
      try await window.close()
    }

    @Test func aMinimisedRingDoesNothing() async throws {
      let window = try await DemoWindow.open()
      try await window.key("3", "i")
      try await window.minimise()
      try await window.settle()
      let usage = try await ProcessUsage.of(window.process, during: 1.5)
      #expect(usage.ticks <= 2, "processor time while minimised: \(usage.ticks) ticks")
      #expect(usage.waits <= 3, "woken while minimised: \(usage.waits) times")
      try await window.restore()
      let parts = try await window.partsBesidesTheRing()
      try await window.expect(
        try await Product.shot(after: "key 3", "key I"), "the restored window", in: parts)
      let ring = try await window.layout().spinner
      let before = try await window.picture(of: ring)
      try await eventually("the ring should turn again") {
        try await window.picture(of: ring) != before
      }
      try await window.key("i")
      try await window.expect(try await Product.shot(after: "key 3"), "the bar after all that")
      try await window.close()
    }

    @Test func aBarThatIsMinimisedInFlightHasArrived() async throws {
      let window = try await DemoWindow.open()
      try await window.display.tool("xdotool", "key", "4", "windowminimize", window.id)
      try await window.waitUntilMapped(false)
      try await Task.sleep(for: .milliseconds(300))
      try await window.restore()
      try await window.expect(try await Product.shot(after: "key 4"), "the restored bar")
      try await window.close()
    }
  }
}

extension DemoWindow {
  /// Minimises the window and waits until it is gone.
  func minimise() async throws {
    try await display.tool("xdotool", "windowminimize", id)
    try await waitUntilMapped(false)
  }

  /// Brings the window back, with the keyboard.
  func restore() async throws {
    try await display.tool("xdotool", "windowactivate", id)
    try await waitUntilMapped(true)
    try await eventually("the restored window should have the keyboard") {
      try await display.tool("xdotool", "getwindowfocus").hasPrefix(id)
    }
  }

  /// Waits until what the window system still had to tell is told.
  func settle() async throws {
    try await eventually("the demo should settle") {
      try await ProcessUsage.of(process, during: 0.3).waits == 0
    }
  }

  /// Expects that the window, once it has settled, neither works nor wakes.
  func expectSleep(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await settle()
    let usage = try await ProcessUsage.of(process, during: 3)
    #expect(
      usage.ticks <= 1, "processor time at rest: \(usage.ticks) ticks",
      sourceLocation: sourceLocation)
    #expect(
      usage.waits <= 3, "woken at rest: \(usage.waits) times", sourceLocation: sourceLocation)
  }
}
