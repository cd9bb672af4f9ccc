import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// Another size is another track: at 50 % half of it is revealed, at every width.
  @Suite struct ResizeTests {
    @Test func theBarIsExactAtEveryWidth() async throws {
      let window = try await DemoWindow.open()
      try await window.key("2")
      for (width, height) in [(521, 240), (361, 241), (800, 240), (1111, 500), (640, 333)] {
        try await window.requestSize(width, height)
        try await window.waitForSize(width, height)
        try await window.expectBar(at: 50)
      }
      try await window.expect(
        try await Product.shot(after: "key 2", "resize 640 333"), "the window of 640×333")
      // The window manager refuses to go below the smallest size.
      try await window.requestSize(100, 50)
      try await window.waitForSize(360, 240)
      try await window.expectBar(at: 50)
      try await window.expect(
        try await Product.shot(after: "key 2", "resize 360 240"), "the smallest window")
      try await window.close()
    }

    @Test func aStormOfSizesEndsInTheLast() async throws {
      let window = try await DemoWindow.open()
      try await window.key("2")
      var sizes = SplitMix(seed: 40)
      var words: [String] = []
      for _ in 1..<40 {
        words += [
          "windowsize", window.id, "\(sizes.whole(in: 360..<1200))",
          "\(sizes.whole(in: 240..<700))",
        ]
      }
      words += ["windowsize", window.id, "733", "291"]
      let storm = try ChildProcess("xdotool", words, environment: window.display.environment())
      _ = try await storm.outcome()
      try await window.waitForSize(733, 291)
      try await window.expectBar(at: 50)
      try await window.expect(
        try await Product.shot(after: "key 2", "resize 733 291"), "the window after the storm")
      try await window.close()
    }

    @Test func aResizeInFlightGoesOn() async throws {
      let window = try await DemoWindow.open()
      try await window.display.tool(
        "xdotool", "key", "4", "windowsize", window.id, "900", "300", "windowsize", window.id,
        "430", "260")
      try await window.waitForSize(430, 260)
      try await window.expectBar(at: 100)
      try await window.close()
    }

    @Test func maximiseAndRestore() async throws {
      let window = try await DemoWindow.open()
      try await window.key("2")
      let before = try await window.place()
      try await window.doubleClickTitle()
      try await eventually("the window should be maximised") {
        try await window.place().size.width >= 1270
      }
      try await window.expectBar(at: 50)
      try await window.display.parkPointer()
      try await window.doubleClickTitle()
      try await window.waitForSize(before.size.width, before.size.height)
      try await window.display.parkPointer()
      try await window.expectBar(at: 50)
      try await window.close()
    }

    @Test func fullScreenAndBack() async throws {
      let window = try await DemoWindow.open()
      try await window.key("2", "F11")
      try await window.waitForSize(1280, 800)
      #expect(try await window.place().origin == PixelPoint(x: 0, y: 0))
      try await window.expectBar(at: 50)
      try await window.expect(
        try await Product.shot(after: "key 2", "resize 1280 800"), "the full screen",
        in: [Rect(x: 0, y: 0, width: 1270, height: 790)])
      try await window.key("F11")
      try await window.waitForSize(520, 240)
      try await window.expect(try await Product.shot(after: "key 2"), "back from full screen")
      try await window.close()
    }
  }
}

extension DemoWindow {
  /// Clicks twice on the title bar, which is how openbox maximises.
  fileprivate func doubleClickTitle() async throws {
    let place = try await place()
    try await display.tool(
      "xdotool", "mousemove", "\(place.minX + place.size.width / 2)", "\(place.minY - 10)",
      "click", "--repeat", "2", "--delay", "40", "1")
  }
}
