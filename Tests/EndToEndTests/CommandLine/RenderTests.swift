import Foundation
import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

/// Stills: the values that progress can have, and where the picture goes.
@Suite struct RenderTests {
  @Test(arguments: [
    ("--value -1", "--value 0"), ("--value -inf", "--value -1 --total nan"),
    ("--value 2", "--value 1"), ("--value 50 --total 100", "--value 0.5"),
    ("--value=0.25", "--value 0.25"), ("--value 0.5 --value 0.75", "--value 0.75"),
    ("--value nan", "--indeterminate"), ("--value 1 --indeterminate", "--indeterminate"),
    ("--value 1 --total 0", "--indeterminate"), ("--value 1 --total nan", "--indeterminate"),
    ("--value 1 --total -1", "--indeterminate"), ("--value inf", "--indeterminate"),
    ("--value 1 --total inf", "--indeterminate"),
    ("--value 1 --from 0 --at 0.125", "--value 0.5"),
    ("--value 1 --from 0 --at 9", "--value 1"), ("--value 1 --from 0 --at 0", "--value 0"),
  ])
  func equalProgressIsAnEqualPicture(_ one: String, _ other: String) async throws {
    let first = try await render(one)
    let second = try await render(other)
    #expect(first == second, "\(BitmapDifference(expected: second, actual: first))")
  }

  @Test func theSizeIsExact() async throws {
    #expect(try await render("--value 1").size == PixelSize(width: 320, height: 14))
    let picture = try await render("--value 0.5 --width 100.25 --height 7 --scale 2")
    #expect(picture.size == PixelSize(width: 201, height: 14))
  }

  @Test func theBackgroundIsClearUnlessOneIsGiven() async throws {
    let clear = try await render("--value 0")
    #expect(clear[0, 0].alpha == 0)
    let black = try await render("--value 0 --background black")
    #expect(black.words.allSatisfy { $0 >> 24 == 0xFF })
  }

  @Test func rightToLeftIsTheMirrorImage() async throws {
    let left = try await render("--value 0.3 --width 333")
    #expect(try await render("--value 0.3 --width 333 --direction rtl") == left.mirrored)
  }

  @Test func noDisplayIsTouched() async throws {
    let scratch = try ScratchFolder()
    let outcome = try await Product.run(
      ["render", "--value", "0.5", "--label", "Copying", "--output", scratch.path + "/a.png"],
      environment: ["DISPLAY": ":9999", "SDL_VIDEODRIVER": "x11"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output + outcome.errors == "")
    #expect(scratch.names == ["a.png"])
  }

  @Test(arguments: ["/nonexistent/still.png", "/proc/still.png", "/", "/dev/null/still.png"])
  func anOutputThatCannotBeWrittenIsAnError(_ file: String) async throws {
    let outcome = try await Product.run(["render", "--value", "1", "--output", file])
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(file))
    #expect(outcome.output == "")
  }

  @Test func aFileInTheWayIsReplacedAndNothingIsLeftBehind() async throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("something else", to: "still.png")
    let outcome = try await Product.run(["render", "--value", "1", "--output", file])
    #expect(outcome.ending == .exit(0))
    #expect(PNG.decode(try Files.read(file)) != nil)
    #expect(scratch.names == ["still.png"])
  }

  @Test func aFolderInTheWayIsAnErrorAndNothingIsLeftBehind() async throws {
    let scratch = try ScratchFolder()
    let folder = try scratch.makeFolder("still.png")
    let outcome = try await Product.run(["render", "--value", "1", "--output", folder])
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errorLines.count == 1)
    #expect(scratch.names == ["still.png"])
  }

  @Test func aPictureCanGoToAPipe() async throws {
    let home = try ScratchFolder()
    let process = try ChildProcess(
      try Product.binary, ["render", "--value", "1", "--output", "/dev/stdout"],
      environment: Product.environment(home: home.path))
    let outcome = try await process.outcome()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains("PNG"))
  }

  private func render(_ arguments: String) async throws -> Bitmap {
    let scratch = try ScratchFolder()
    let file = scratch.path + "/still.png"
    let outcome = try await Product.run(
      ["render", "--output", file] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.ending == .exit(0), "\(arguments): \(outcome.errors)")
    return try #require(PNG.decode(try Files.read(file)))
  }
}
