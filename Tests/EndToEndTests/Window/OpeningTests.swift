import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// The demo opens at 25 %, and its bar is the picture that `render` makes, in every mode.
  @Suite struct OpeningTests {
    @Test func opensAtAQuarterWithTheBarOfRender() async throws {
      let window = try await DemoWindow.open()
      #expect(try await window.place().size == PixelSize(width: 520, height: 240))
      let layout = try await window.layout()
      #expect(
        window.scale.pixels(layout.bar) == PixelRect(x: 24, y: 48, width: 472, height: 14))
      let still = try await Product.render(
        "--value", "0.25", "--width", "472", "--background", "white")
      try await window.expectBar(still, "as it opens")
      try await window.expect(try await Product.shot(), "the whole window as it opens")
      try await window.close()
    }

    @Test func rightToLeftIsTheMirrorImage() async throws {
      let window = try await DemoWindow.open("--direction", "rtl")
      let still = try await Product.render(
        "--value", "0.25", "--width", "472", "--background", "white")
      try await window.expectBar(still.mirrored, "from right to left")
      try await window.expect(
        try await Product.shot(["--direction", "rtl"]), "the whole window from right to left")
      try await window.key("2")
      try await window.expectBar(at: 50)
      // The arrows follow the visual side.
      try await window.key("Left")
      try await window.expectBar(at: 51)
      try await window.key("Right", "Right")
      try await window.expectBar(at: 49)
      try await window.click(.reset)
      try await window.expectBar(at: 0)
      try await window.close()
    }

    @Test func darkHasDarkColours() async throws {
      let window = try await DemoWindow.open("--appearance", "dark")
      let still = try await Product.render(
        "--value", "0.25", "--width", "472", "--appearance", "dark", "--background", "#1e1e1e")
      try await window.expectBar(still, "in dark colours")
      try await window.expect(
        try await Product.shot(["--appearance", "dark"]), "the whole window in dark colours")
      try await window.close()
    }

    @Test func highContrastHasItsColours() async throws {
      let options = ["--appearance", "dark", "--contrast", "high"]
      let window = try await DemoWindow.open(
        "--appearance", "dark", "--contrast", "high")
      try await window.expect(try await Product.shot(options), "the window of high contrast")
      try await window.close()
    }

    @Test func scaleTwoHasTwiceThePixels() async throws {
      let window = try await DemoWindow.open("--scale", "2")
      #expect(try await window.place().size == PixelSize(width: 1040, height: 480))
      let still = try await Product.render(
        "--value", "0.25", "--width", "472", "--scale", "2", "--background", "white")
      #expect(still.size == PixelSize(width: 944, height: 28))
      try await window.expectBar(still, "at scale 2")
      try await window.expect(
        try await Product.shot(["--scale", "2"]), "the whole window at scale 2")
      try await window.click(.half)
      try await window.expectBar(at: 50)
      try await window.close()
    }

    @Test func aFractionalScaleIsExactToo() async throws {
      let window = try await DemoWindow.open("--scale", "1.5", "--direction", "rtl")
      try await window.expectBar(at: 25)
      try await window.key("3")
      try await window.expectBar(at: 75)
      try await window.close()
    }

    @Test func theSoftwareRendererCanBeNamed() async throws {
      let window = try await DemoWindow.open("--renderer", "software")
      try await window.expectBar(at: 25)
      try await window.close()
    }
  }
}
