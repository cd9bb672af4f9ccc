import RevealCore
import Testing

@testable import gradient_reveal

@Suite("Reading options")
struct OptionsTests {
  static let command = CommandDescription(
    name: "test", summary: "for tests", example: "test",
    options: [
      OptionSpecification("--width", "W", "how wide"), OptionSpecification("--flag", nil, "a flag"),
      OptionSpecification("--text", "TEXT", "what is said"),
    ])

  @Test(
    "a value stands after its name or after \"=\"",
    arguments: [
      (["--text", "a"], "a"), (["--text=a"], "a"), (["--text="], ""), (["--text", ""], ""),
      (["--text=a=b"], "a=b"), (["--text", "--flag"], "--flag"), (["--text", "-1"], "-1"),
      (["--text", "a", "--text=b"], "b"), (["--text", "日本 \n"], "日本 \n"), (["--text=="], "="),
    ])
  func value(_ arguments: [String], _ expected: String) throws {
    let options = try options(arguments)
    #expect(options.text("--text") == expected)
    #expect(options.has("--text"))
    #expect(!options.has("--flag"))
  }

  @Test("all values of a repeated option are kept, in order")
  func repeated() throws {
    let options = try options(["--text", "a", "--flag", "--text=b", "--text", "c"])
    #expect(options.texts("--text") == ["a", "b", "c"])
    #expect(options.text("--text") == "c")
  }

  @Test("what is not given is not there")
  func none() throws {
    let options = try options([])
    #expect(!options.has("--text"))
    #expect(options.text("--text") == nil)
    #expect(options.texts("--text").isEmpty)
    #expect(try options.number("--width", in: 0...1) == nil)
    #expect(try options.anyNumber("--width") == nil)
    #expect(try options.choice("--text", as: Appearance.self) == nil)
  }

  @Test(
    "what is wrong is named, with what to do",
    arguments: [
      (["--wide", "3"], "unknown option \"--wide\"; see gradient-reveal test --help"),
      (["--wide=3"], "unknown option \"--wide=3\"; see gradient-reveal test --help"),
      (["width"], "unknown option \"width\"; see gradient-reveal test --help"),
      ([""], "unknown option \"\"; see gradient-reveal test --help"),
      (["-"], "unknown option \"-\"; see gradient-reveal test --help"),
      (["--"], "unknown option \"--\"; see gradient-reveal test --help"),
      (["="], "unknown option \"=\"; see gradient-reveal test --help"),
      (["--FLAG"], "unknown option \"--FLAG\"; see gradient-reveal test --help"),
      (["--flag", "yes"], "unknown option \"yes\"; see gradient-reveal test --help"),
      (["--flag=yes"], "--flag takes no value"), (["--flag="], "--flag takes no value"),
      (["--width"], "--width needs a value: W (how wide)"),
      (["--flag", "--text"], "--text needs a value: TEXT (what is said)"),
    ])
  func wrong(_ arguments: [String], _ message: String) throws {
    #expect(throws: UsageError(message)) { try options(arguments) }
  }

  @Test(
    "a number is read inside its range",
    arguments: [
      ("1", 1.0), ("0.25", 0.25), ("16", 16), ("1e1", 10), ("+2", 2), (".5", 0.5),
    ])
  func number(_ text: String, _ expected: Double) throws {
    #expect(try options(["--width", text]).number("--width", in: 0.25...16) == expected)
  }

  @Test(
    "what is no number in the range is an error that tells the range",
    arguments: [
      "0.2", "17", "-1", "nan", "inf", "-inf", "", " ", "1,5", "1 ", "one", "1e999", "1px", "١",
    ])
  func wrongNumber(_ text: String) throws {
    let options = try options(["--width", text])
    #expect(throws: UsageError("--width \"\(text)\": a number in 0.25…16 is accepted")) {
      try options.number("--width", in: 0.25...16)
    }
  }

  @Test("any number may be none and infinite, but is a number")
  func anyNumber() throws {
    #expect(try options(["--width", "inf"]).anyNumber("--width") == .infinity)
    #expect(try options(["--width=-inf"]).anyNumber("--width") == -.infinity)
    #expect(try options(["--width", "nan"]).anyNumber("--width")?.isNaN == true)
    #expect(try options(["--width", "-3e9"]).anyNumber("--width") == -3e9)
    let message = "--width \"x\": a number is accepted, also nan, inf and -inf"
    #expect(throws: UsageError(message)) { try options(["--width", "x"]).anyNumber("--width") }
  }

  @Test(
    "a choice is one of its names, and an error tells them all",
    arguments: [
      "bright", "Light", "", "light ",
    ])
  func choice(_ text: String) throws {
    #expect(try options(["--text", "dark"]).choice("--text", as: Appearance.self) == .dark)
    #expect(throws: UsageError("--text \"\(text)\": accepted are light, dark")) {
      try options(["--text", text]).choice("--text", as: Appearance.self)
    }
  }

  @Test(
    "numbers in messages are short",
    arguments: [
      (1.0, "1"), (0.25, "0.25"), (-3, "-3"), (16_384, "16384"), (1e300, "1e+300"),
    ])
  func short(_ number: Double, _ text: String) {
    #expect(Options.short(number) == text)
  }

  private func options(_ arguments: [String]) throws(UsageError) -> Options {
    try Options(arguments, of: Self.command)
  }
}

@Suite("A size on the command line")
struct SizeOptionTests {
  @Test(
    "is two numbers of points with an x between them",
    arguments: [
      ("520x240", 520.0, 240.0), ("1X1", 1, 1), ("16384×16384", 16_384, 16_384),
      ("1.5x2.25", 1.5, 2.25),
    ])
  func size(_ text: String, _ width: Double, _ height: Double) throws {
    #expect(try read(text) == Size(width: width, height: height))
  }

  @Test(
    "is refused where it is anything else",
    arguments: [
      "", "x", "520", "520x", "x240", "520x240x1", "0x1", "0.5x1", "16385x1", "1x16385", "-1x1",
      "nanx1", "1xinf", "520 x 240", "520*240", "0x1p3",
    ])
  func refused(_ text: String) {
    let message = "--size \"\(text)\": WIDTHxHEIGHT in points, each 1…16384, is accepted"
    #expect(throws: UsageError(message)) { try read(text) }
  }

  @Test("is none where it is not given")
  func none() throws {
    #expect(try SharedOptions.size(Options([], of: command), "--size") == nil)
  }

  private let command = CommandDescription(
    name: "test", summary: "", example: "",
    options: [OptionSpecification("--size", "WxH", "the size")])

  private func read(_ text: String) throws -> Size? {
    try SharedOptions.size(Options(["--size", text], of: command), "--size")
  }
}
