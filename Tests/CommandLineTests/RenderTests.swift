import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

@testable import gradient_reveal

@MainActor
@Suite("render")
struct RenderTests {
  @Test(
    "writes a picture of the width and height times the scale",
    arguments: [
      ([], 320, 14), (["--scale", "2"], 640, 28), (["--width", "100"], 100, 14),
      (["--height=3", "--width=7"], 7, 3), (["--width", "10.5", "--height", "1.5"], 11, 2),
      (["--indicator", "spinner"], 20, 20), (["--indicator", "spinner", "--width", "40"], 40, 40),
      (["--indicator", "spinner", "--height", "12"], 12, 12),
      (["--indicator", "spinner", "--width", "40", "--height", "30"], 40, 30),
      (["--width", "32767", "--height", "1"], 32_767, 1), (["--scale", "0.25"], 80, 4),
    ] as [([String], Int, Int)])
  func size(_ arguments: [String], _ width: Int, _ height: Int) throws {
    let picture = try #require(try Program.render(["--value", "0.5"] + arguments))
    #expect(picture.size == PixelSize(width: width, height: height))
  }

  @Test(
    "accepts every value that its help names",
    arguments: [
      ["--value", "nan"], ["--value", "-inf"], ["--value", "1e308", "--total", "1e-308"],
      ["--value", "-5"], ["--value", "7"], ["--value", "1", "--total", "0"], ["--indeterminate"],
      ["--value=0.5", "--indeterminate"], ["--direction", "rtl"], ["--direction", "ltr"],
      ["--gradient", "ocean"], ["--gradient", "blue 0%, #f50 100%"], ["--gradient", "red"],
      ["--color-space", "srgb"], ["--color-space", "linear"], ["--color-space", "oklab"],
      ["--appearance", "dark"], ["--contrast", "high"], ["--background", "white"],
      ["--background", "#12345678"], ["--background", "clear"], ["--line-width", "0"],
      ["--from", "0", "--at", "0.1", "--value", "1"], ["--change", "0.1:0.5", "--change=0.2:nan"],
      ["--duration", "0"], ["--curve", "ease-in-out"], ["--curve", "ease-in"],
      ["--curve", "ease-out"], ["--curve", "linear"], ["--scale", "0.25"], ["--scale", "16"],
      ["--label", "A", "--current-value-label", "50%"], ["--label", ""],
    ])
  func accepted(_ arguments: [String]) throws {
    #expect(try Program.render(["--width", "30"] + arguments) != nil)
  }

  @Test(
    "refuses what memory does not bear, labels and all, and values that are none",
    arguments: [
      ["--width", "32767", "--height", "32767"], ["--width", "16384", "--height", "16384"],
      ["--height", "32767", "--width", "1", "--label", "x"],
      ["--width", "0.01"], ["--width", "32767", "--scale", "2"],
      ["--indeterminate", "--value", "garbage"], ["--value", "0x10"], ["--change", "0x1:1"],
      ["--gradient", "blac\u{212A}"],
    ])
  func refused(_ arguments: [String]) throws {
    #expect(try Program.render(arguments) == nil)
    #expect(Program.run(["render", "--output", "/dev/null"] + arguments) == 2)
  }

  @Test("takes what looks like an option as a value where one is due")
  func labelLikeAnOption() throws {
    #expect(try Program.render(["--label", "--help"]) != nil)
    #expect(try Program.render(["--label", "-h"]) != nil)
  }

  @Test("shows the value: where it is and where it is not")
  func value() throws {
    let half = try #require(try Program.render(["--value", "1", "--total", "2"]))
    #expect(half[159, 7].alpha == 255)
    #expect(half[160, 7].alpha < 255)
    let mirrored = try Program.render(["--value", "1", "--total", "2", "--direction", "rtl"])
    #expect(mirrored == half.mirrored)
  }

  @Test("takes the last of a repeated option, and either way to write it")
  func repeated() throws {
    #expect(
      try Program.render(["--value", "0.1", "--value=0.5"]) == Program.render(["--value", "0.5"]))
  }

  @Test("samples a change at its moment")
  func change() throws {
    let halfway = try Program.render([
      "--from", "0", "--value", "1", "--at", "0.5", "--duration", "1", "--curve", "linear",
    ])
    #expect(try halfway == Program.render(["--value", "0.5"]))
    let retargeted = try Program.render([
      "--from", "0", "--value", "1", "--change", "0.1:0.25", "--at", "9",
    ])
    #expect(try retargeted == Program.render(["--value", "0.25"]))
  }

  @Test("replaces an older picture, and writes nothing beside it")
  func replaces() throws {
    let folder = try ScratchFolder()
    for width in ["50", "40"] {
      #expect(
        Program.run(["render", "--value", "1", "--width", width, "--output", folder["a.png"]]) == 0)
    }
    let picture = try #require(PNG.decode(try Files.read(folder["a.png"])))
    #expect(picture.size.width == 40)
    #expect(folder.names == ["a.png"])
  }

  @Test("gives the same bytes each time")
  func sameBytes() throws {
    let folder = try ScratchFolder()
    for name in ["a", "b"] {
      #expect(Program.run(["render", "--value", "0.3", "--output", folder[name]]) == 0)
    }
    #expect(try Files.read(folder["a"]) == Files.read(folder["b"]))
  }
}
