import RevealCore
import RevealTestSupport
import Testing

@Suite("A palette")
struct PaletteTests {
  static let shipped = ["light", "dark", "light-high", "dark-high"]

  /// Every name with a colour, in the order of the names.
  private static let names =
    SystemColor.allCases.filter { $0 != .clear }.map(\.rawValue)
    + Palette.Role.allCases.map(\.rawValue)
  private static let lines = names.map { "\($0) #102030" }

  @Test("that comes with the program is read", arguments: shipped)
  func assets(_ name: String) throws {
    let palette = try Palette(Repository.asset("palettes/\(name).txt"))
    #expect(palette[.window].opacity == 1)
    #expect(palette[.clear] == .clear)
    #expect((0.19...0.21).contains(palette[.track].opacity))
    #expect((palette[.trackOutline].opacity == 1) == name.hasSuffix("high"))
  }

  @Test("of each appearance has the design's blue, purple and orange")
  func design() throws {
    for (name, gradient) in [
      ("light", Samples.light), ("dark", Samples.dark), ("light-high", Samples.highContrast),
    ] {
      let palette = try Palette(Repository.asset("palettes/\(name).txt"))
      #expect([palette[.blue], palette[.purple], palette[.orange]] == gradient.colors)
    }
  }

  @Test("has comments, remarks after a colour, and blank lines")
  func comments() throws {
    let text = "# a comment\n\n   \n" + Self.lines.joined(separator: "   a remark\n")
    let palette = try Palette(text)
    #expect(palette[.window] == Samples.color("102030"))
    #expect(palette.color(.system(.blue)) == Samples.color("102030"))
    #expect(palette.color(.literal(.white)) == .white)
  }

  @Test("is read whatever ends its lines", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) throws {
    let expected = try Palette(Self.lines.joined(separator: "\n"))
    #expect(try Palette(Self.lines.joined(separator: end)) == expected)
  }

  @Test("with a line that is none is refused by its number and text")
  func unreadable() {
    for line in ["blue", "blue red", "blue #12", "bleu #102030", "#007aff", "clear-ish #000"] {
      let text = ([Self.lines[0], "", line] + Self.lines).joined(separator: "\n")
      #expect(throws: PaletteError.unreadableLine(3, line)) { try Palette(text) }
      let message = PaletteError.unreadableLine(3, line).description
      #expect(message.contains("line 3"))
      #expect(message.contains("\"\(line)\""))
      #expect(message.contains("#rrggbb"))
    }
  }

  @Test("without one of its colours is refused by that colour", arguments: names)
  func missing(_ name: String) {
    let rest = Self.lines.filter { !$0.hasPrefix(name + " ") }.joined(separator: "\n")
    #expect(throws: PaletteError.missing(name)) { try Palette(rest) }
    #expect(PaletteError.missing(name).description.contains("\"\(name) #rrggbb\""))
  }

  @Test("of nothing lacks its first colour")
  func empty() {
    #expect(throws: PaletteError.missing("red")) { try Palette("") }
  }
}
