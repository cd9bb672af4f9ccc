import RevealTestSupport
import Testing

/// What the program tells of itself.
@Suite struct HelpTests {
  @Test(arguments: ["demo", "render", "check"])
  func eachCommandHasHelpWithAnExample(_ command: String) async throws {
    for option in ["--help", "-h"] {
      let outcome = try await Product.run([command, option])
      #expect(outcome.ending == .exit(0))
      #expect(outcome.errors == "")
      #expect(outcome.output.contains("Example:\n  gradient-reveal \(command) --"))
      for line in outcome.output.split(separator: "\n") { #expect(line.count <= 100) }
    }
  }

  @Test(arguments: ["--help", "-h", "help"])
  func theOverviewNamesTheCommands(_ option: String) async throws {
    let outcome = try await Product.run([option])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    for word in ["demo", "render", "--version", "--help"] { #expect(outcome.output.contains(word)) }
  }

  @Test func theVersionIsOneLine() async throws {
    let outcome = try await Product.run(["--version"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.wholeMatch(of: /gradient-reveal \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func helpWinsOverWrongValues() async throws {
    let outcome = try await Product.run(["render", "--value", "x", "--help"])
    #expect(outcome.ending == .exit(0))
  }

  @Test func whatCannotBeWrittenIsAnError() async throws {
    let program = try Product.binary
    let outcome = try await Product.run(["-c", "\"$0\" --help >/dev/full", program], binary: "sh")
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errors.hasPrefix("gradient-reveal: cannot write standard output: "))
  }

  @Test func theExampleOfRenderWorks() async throws {
    let scratch = try ScratchFolder()
    let help = try await Product.run(["render", "--help"]).output
    let example = try #require(help.split(separator: "\n").last)
    let words = example.split(separator: " ").dropFirst().map(String.init)
    let outcome = try await Product.run(words, folder: scratch.path)
    #expect(outcome.ending == .exit(0))
    #expect(scratch.names == ["bar.png"])
  }
}
