import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// Sizes and scales that nobody means, and that must not hurt.
  @Suite struct ExtremeSizeTests {
    @Test func onePointBecomesTheSmallestWindow() async throws {
      let window = try await DemoWindow.open("--size", "1x1")
      try await window.waitForSize(360, 240)
      try await window.expectBar(at: 25)
      try await window.close()
    }

    @Test func aVeryWideWindowShowsItsBeginning() async throws {
      let window = try await DemoWindow.open("--size", "16000x240")
      try await window.key("4")
      let size = try await window.place().size
      let still = try await Product.render(
        "--value", "1", "--width", "\(size.width - 48)", "--background", "white")
      try await eventually("the visible part of the bar should be full") {
        let place = try await window.place()
        let left = max(place.minX + 24, 0)
        let bar = PixelRect(x: left, y: place.minY + 48, width: 1000, height: 14)
        let hidden = left - place.minX - 24
        let shown = window.display.screen.picture(of: bar)
        return shown
          == still.cropped(
            to: PixelRect(x: hidden, y: 0, width: shown.size.width, height: shown.size.height))
      }
      try await window.close()
    }

    @Test(arguments: ["16", "0.25", "3.7"])
    func everyScaleOpens(_ scale: String) async throws {
      let window = try await DemoWindow.open("--size", "360x240", "--scale", scale)
      try await window.key("2", "F2", "i", "F1", "F1", "d", "i", "4")
      // What it shows may be larger than the screen; that it goes on is all that is asked here.
      try await Task.sleep(for: .milliseconds(300))
      #expect(window.process.ending == nil)
      try await window.close()
    }

    @Test func aQuarterOfAPixelAPointIsExact() async throws {
      let window = try await DemoWindow.open("--size", "360x240", "--scale", "0.25")
      try await window.waitForSize(90, 60)
      try await window.expectBar(at: 25)
      try await window.close()
    }
  }
}
