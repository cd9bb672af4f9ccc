import RevealSDL
import RevealTestSupport
import Testing

@testable import gradient_reveal

@MainActor
@Suite("What the program says of itself")
struct HelpTests {
  @Test("a command's help names each option, its value, what it does, and an example")
  func complete() {
    for description in descriptions {
      let help = description.help
      for option in description.options {
        let usage = option.name + (option.value.map { " " + $0 } ?? "")
        #expect(help.contains("\n  \(usage)"), "\(description.name) \(usage)")
        #expect(words(in: help).contains(words(in: option.help)))
        #expect(!option.help.isEmpty)
      }
      #expect(help.hasPrefix("gradient-reveal \(description.name): \(description.summary)\n"))
      #expect(help.contains("Example:\n  \(description.example)"))
    }
  }

  @Test("help fits 100 columns and has no white space at the ends of its lines")
  func columns() {
    for description in descriptions {
      for line in description.help.split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
        #expect(line.last?.isWhitespace == false)
      }
    }
  }

  @Test("an example is one that the command understands")
  func examples() throws {
    for description in descriptions {
      let words = description.example.split(separator: " ").map(String.init)
      #expect(words.first == "gradient-reveal")
      #expect(words.dropFirst().first == description.name)
      _ = try Options(Array(words.dropFirst(2)), of: description)
    }
  }

  @Test("no option is there twice")
  func unique() {
    for description in descriptions {
      let names = description.options.map(\.name)
      #expect(Set(names).count == names.count)
      for name in names {
        #expect(name.hasPrefix("--") && name == name.lowercased())
        #expect(description.option(named: name)?.name == name)
      }
      #expect(description.option(named: "--none") == nil)
    }
  }

  @Test("a long option has its help on a line of its own")
  func wrapped() {
    let long = CommandDescription(
      name: "test", summary: "for tests", example: "test",
      options: [OptionSpecification("--a-very-long-name", "a|long|list|of|values", "what it does")])
    #expect(
      long.help.contains(
        "  --a-very-long-name a|long|list|of|values\n" + String(repeating: " ", count: 32)
          + "what it does"))
  }

  @Test("the manual page names every option of every command in that command's part")
  func manual() throws {
    let page = try Files.readText(Repository.root + "/Documentation/gradient-reveal.1")
      .split(separator: "\n").map { $0.split(separator: "\\").joined() }
    for description in descriptions {
      let start = try #require(page.firstIndex(of: ".Ss \(description.name)"))
      let part = page[(start + 1)...].prefix { !$0.hasPrefix(".Ss") && !$0.hasPrefix(".Sh") }
      for option in description.options {
        let names = part.flatMap { $0.split(separator: " ") }
        let isNamed = names.contains { $0 == option.name.dropFirst(1) }
        #expect(isNamed, "\(description.name) \(option.name)")
      }
    }
  }

  @Test(
    "the introduction names every command",
    .enabled(if: Files.exists(Repository.root + "/README.md")))
  func readme() throws {
    let text = try Files.readText(Repository.root + "/README.md")
    for description in descriptions {
      #expect(text.contains("gradient-reveal \(description.name)"), "\(description.name)")
    }
  }

  /// A text without the breaks of its lines.
  private func words(in text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var descriptions: [CommandDescription] { GradientReveal.commands.map(\.description) }
}
