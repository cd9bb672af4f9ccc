import FuzzChecks
import RevealTestSupport
import Testing

@testable import gradient_reveal

@Suite("The fuzzers' corpus of options")
struct OptionsCorpusTests {
  private static let command = CommandDescription(
    name: "corpus", summary: "options of each kind", example: "corpus --scale 2",
    options: [
      OptionSpecification("--scale", "S", "a number"),
      OptionSpecification("--name", "NAME", "a text"),
      OptionSpecification("--pair", "A B", "two texts", count: 2),
      OptionSpecification("--flag", nil, "a flag"),
    ])

  @Test("holds what holds for every command line")
  func corpus() throws {
    let inputs = try FuzzCorpus.inputs(of: "options")
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      let problem = OptionsCheck.problem(of: bytes) { arguments in
        let options = try Options(arguments, of: Self.command)
        let number = try options.number("--scale", in: 0.25...16)
        return "\(options.asksForHelp) \(number ?? 0) \(options.texts("--pair"))"
      }
      #expect(problem == nil, "\(name)")
    }
  }
}
