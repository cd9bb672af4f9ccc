import RevealSDL
import RevealTestSupport
import Testing

@testable import gradient_reveal

@MainActor
@Suite("Exit codes")
struct ExitCodeTests {
  @Test(
    "help and version are done",
    arguments: [
      ["-h"], ["--help"], ["help"], ["--version"], ["demo", "--help"], ["demo", "-h"],
      ["render", "--help"], ["render", "--value", "0.5", "-h"],
    ])
  func done(_ arguments: [String]) {
    #expect(Program.run(arguments) == 0)
  }

  @Test(
    "a wrong command line is 2",
    arguments: [
      ["paint"], ["Demo"], [""], ["--nonsense"], ["-x"], ["demo", "extra"], ["render"],
      ["render", "--output"], ["render", "--output", ""], ["render", "file.png"],
      ["demo", "--lang", "xx"], ["demo", "--lang="], ["demo", "--size", "0x0"],
      ["demo", "--scale", "17"], ["demo", "--direction", "up"], ["demo", "--gradient", "no, no"],
      ["demo", "--headless"], ["demo", "--headless", "--script", "/nonexistent"],
      ["demo", "--script", "a"], ["demo", "--output", "a"], ["demo", "--reduce-motion=yes"],
      ["demo", "--record"], ["demo", "--record", ""], ["demo", "--record", "/nonexistent/a.json"],
      ["demo", "--headless", "--script", "/dev/null", "--record", "a.json"],
    ])
  func wrong(_ arguments: [String]) {
    #expect(Program.run(arguments) == 2)
  }

  @Test(
    "a wrong value of render is 2, and nothing is written",
    arguments: [
      ["--value", "much"], ["--value", ""], ["--total", "x"], ["--width", "0"], ["--width", "-1"],
      ["--width", "nan"], ["--height", "1e9"], ["--width", "32768"], ["--scale", "0"],
      ["--scale", "inf"], ["--width", "20000", "--scale", "16"],
      ["--width", "20000", "--height", "20000"], ["--width", "0.01"], ["--indicator", "star"],
      ["--direction", "left"], ["--appearance", "Dark"], ["--contrast", "low"],
      ["--color-space", "cmyk"], ["--curve", "bounce"], ["--duration", "-1"], ["--at", "-1"],
      ["--at", "nan"], ["--change", "0.1"], ["--change", "0.1:"], ["--change", ":1"],
      ["--change", "-1:0"], ["--change", "x:1"], ["--from", "x"], ["--line-width", "-1"],
      ["--background", "#12"], ["--background", "nocolor"], ["--gradient", ""],
      ["--gradient", "blue 0%, , red"], ["--gradient", "blue x%"], ["--gradient", "../default"],
      ["--indeterminate=1"], ["--unknown", "1"], ["0.5"],
    ])
  func wrongValue(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    #expect(Program.run(["render", "--output", folder["a.png"]] + arguments) == 2)
    #expect(folder.names.isEmpty)
  }

  @Test("a file that cannot be written is 2, and nothing is left behind")
  func unwritable() throws {
    let folder = try ScratchFolder()
    #expect(Program.run(["render", "--output", folder["none/a.png"], "--value", "1"]) == 2)
    try Files.makeFolder(folder["sub"])
    #expect(Program.run(["render", "--output", folder["sub"], "--value", "1"]) == 2)
    #expect(folder.names == ["sub"])
    #expect(Files.names(in: folder["sub"]).isEmpty)
  }

  @Test("a script that goes through is 0, one whose expectation is not met 1, one that is none 2")
  func scripts() throws {
    let folder = try ScratchFolder()
    let file = folder["script.txt"]
    for (text, code) in [
      ("key 4\nexpect progress 1\n", Int32(0)), ("expect progress 1\n", 1), ("jump\n", 2),
      ("shot a.png\n", 2), ("", 0),
    ] {
      try Files.write(Array(text.utf8), to: file)
      #expect(Program.run(["demo", "--headless", "--script", file]) == code, "\(text)")
    }
    #expect(folder.names == ["script.txt"])
  }

  @Test("a script's pictures go to the folder that is named")
  func pictures() throws {
    let folder = try ScratchFolder()
    try Files.write(Array("shot a.png\n".utf8), to: folder["script.txt"])
    let arguments = ["demo", "--headless", "--script", folder["script.txt"], "--size=400x300"]
    #expect(Program.run(arguments + ["--output", folder["new"]]) == 0)
    #expect(Files.names(in: folder["new"]) == ["a.png"])
    // A folder that cannot be made is a wrong file name.
    #expect(Program.run(arguments + ["--output", folder["script.txt/x"]]) == 2)
  }
}
