import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

extension WindowTests {
  /// F12 writes what the window shows.
  @Suite struct ScreenshotTests {
    @Test func theFileHasTheWindowsPixels() async throws {
      let scratch = try ScratchFolder()
      let window = try await DemoWindow.open("--appearance", "dark", folder: scratch.path)
      try await window.key("3")
      let expected = try await Product.shot(["--appearance", "dark"], after: "key 3")
      try await window.expect(expected, "the window before its picture is taken")
      for number in 1...2 {
        let name = "gradient-reveal-\(number).png"
        try await window.key("F12")
        try await eventually("the demo should tell that it wrote \(name)") {
          window.process.output.contains("wrote \(name)\n")
        }
        let picture = try #require(PNG.decode(try Files.read(scratch.path + "/" + name)))
        #expect(picture == expected)
        #expect(picture == (try await window.picture()))
      }
      #expect(scratch.names == ["gradient-reveal-1.png", "gradient-reveal-2.png"])
      try await window.close()
    }

    @Test func aFolderThatCannotBeWrittenIsAWarning() async throws {
      let window = try await DemoWindow.open(folder: "/proc")
      try await window.key("F12")
      try await eventually("a warning should name the file") {
        window.process.errors.contains("gradient-reveal-1.png")
      }
      try await window.key("2")
      try await window.expectBar(at: 50)
      window.process.send(15)
      let outcome = try await window.outcome()
      #expect(outcome.ending == .signal(15))
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.output == "")
    }
  }
}
