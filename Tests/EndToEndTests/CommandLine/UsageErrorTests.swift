import RevealTestSupport
import Testing

/// What cannot be followed: one line that names the option, the value and what is accepted; code 2;
/// and nothing is written.
@Suite struct UsageErrorTests {
  /// Arguments, and words that the error has to have.
  private static let renders: [(arguments: String, words: [String])] = [
    ("--frobnicate 1", ["--frobnicate"]),
    ("--frobnicate=1", ["--frobnicate"]),
    ("-x", ["-x"]),
    ("stray", ["stray"]),
    ("--value", ["--value"]),
    ("--value x", ["--value", "x"]),
    ("--value=", ["--value"]),
    ("--value 0,5", ["--value", "0,5"]),
    ("--total x", ["--total", "x"]),
    ("--indeterminate=yes", ["--indeterminate"]),
    ("--indicator cube", ["--indicator", "cube", "bar", "spinner"]),
    ("--width 0", ["--width", "0"]),
    ("--width -5", ["--width", "-5"]),
    ("--width nan", ["--width", "nan"]),
    ("--width inf", ["--width", "inf"]),
    ("--width 1e9", ["--width", "1e9"]),
    ("--height 0", ["--height", "0"]),
    ("--width 32767 --height 32767", ["32767"]),
    ("--width 32767 --scale 16", ["32767"]),
    ("--width 0.01 --scale 0.25", ["--width"]),
    ("--scale 0", ["--scale", "0", "0.25", "16"]),
    ("--scale 17", ["--scale", "17", "0.25", "16"]),
    ("--scale nan", ["--scale", "nan"]),
    ("--direction up", ["--direction", "up", "ltr", "rtl"]),
    ("--appearance sepia", ["--appearance", "sepia", "light", "dark"]),
    ("--contrast low", ["--contrast", "low", "normal", "high"]),
    ("--color-space cmyk", ["--color-space", "cmyk", "srgb", "linear", "oklab"]),
    ("--gradient chartreuse-ish", ["--gradient", "chartreuse-ish"]),
    ("--gradient #12", ["--gradient", "#12"]),
    ("--background nocolour", ["--background", "nocolour"]),
    ("--line-width -1", ["--line-width", "-1"]),
    ("--from x", ["--from", "x"]),
    ("--at -1", ["--at", "-1"]),
    ("--at nan", ["--at", "nan"]),
    ("--change 1", ["--change", "1"]),
    ("--change x:1", ["--change", "x:1"]),
    ("--change -1:1", ["--change", "-1:1"]),
    ("--duration -1", ["--duration", "-1"]),
    ("--curve bouncy", ["--curve", "bouncy", "linear"]),
  ]

  @Test(arguments: renders)
  func renderNamesWhatIsWrong(_ arguments: String, _ words: [String]) async throws {
    let scratch = try ScratchFolder()
    let outcome = try await Product.run(
      ["render", "--output", scratch.path + "/still.png"] + split(arguments))
    expectError(outcome, words)
    #expect(scratch.names == [])
  }

  @Test(arguments: ["", "--value 0.5", "--output", "--output="])
  func renderNeedsAnOutput(_ arguments: String) async throws {
    expectError(try await Product.run(["render"] + split(arguments)), ["--output"])
  }

  private static let demos: [(arguments: String, words: [String])] = [
    ("demo --size 520", ["--size", "520"]),
    ("demo --size 0x0", ["--size", "0x0"]),
    ("demo --size 520x240x3", ["--size", "520x240x3"]),
    ("demo --size nanx240", ["--size", "nanx240"]),
    ("demo --size -5x240", ["--size", "-5x240"]),
    ("demo --size 1e9x240", ["--size", "1e9x240"]),
    ("demo --scale 0.1", ["--scale", "0.1"]),
    ("demo --lang tlh", ["--lang", "tlh", "en"]),
    ("demo --lang ../palettes/light", ["--lang", "en"]),
    ("demo --reduce-motion=1", ["--reduce-motion"]),
    ("demo --appearance", ["--appearance"]),
    ("--appearance blue", ["--appearance", "blue"]),
    ("--frobnicate", ["--frobnicate"]),
    ("frobnicate", ["frobnicate", "demo", "render"]),
    ("DEMO", ["DEMO", "demo"]),
  ]

  @Test(arguments: demos)
  func demoNamesWhatIsWrong(_ arguments: String, _ words: [String]) async throws {
    expectError(try await Product.run(split(arguments)), words)
  }

  @Test func noControlCharacterReachesTheTerminal() async throws {
    let outcome = try await Product.run(["render", "--value", "a\u{1B}[31m\nb\r\u{7}"])
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errorLines.count == 1)
    #expect(!outcome.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  private func split(_ arguments: String) -> [String] {
    arguments.split(separator: " ").map(String.init)
  }

  private func expectError(
    _ outcome: Outcome, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.ending == .exit(2), sourceLocation: sourceLocation)
    #expect(outcome.output == "", sourceLocation: sourceLocation)
    #expect(outcome.errorLines.count == 1, sourceLocation: sourceLocation)
    #expect(outcome.errors.hasPrefix("gradient-reveal: "), sourceLocation: sourceLocation)
    for word in words {
      #expect(outcome.errors.contains(word), sourceLocation: sourceLocation)
    }
  }
}
