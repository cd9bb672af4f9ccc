import RevealTestSupport
import Testing

@testable import RevealCore

@Suite("A colour as a person writes it")
struct ColorSpecificationTests {
  @Test("is a system colour by name, in any case", arguments: SystemColor.allCases)
  func names(_ name: SystemColor) throws {
    #expect(try ColorSpecification(name.rawValue) == .system(name))
    #expect(try ColorSpecification(name.rawValue.uppercased()) == .system(name))
  }

  @Test("is hexadecimal of three, six or eight digits")
  func hexadecimal() throws {
    let blue = Color(PixelColor(red: 0, green: 0x7A, blue: 0xFF))
    #expect(try ColorSpecification("#007aff") == .literal(blue))
    #expect(try ColorSpecification("#007AFF") == .literal(blue))
    #expect(try ColorSpecification("#007affff") == .literal(blue))
    #expect(try ColorSpecification("#f80") == ColorSpecification("#ff8800"))
    guard case .literal(let half) = try ColorSpecification("#ff000080") else {
      Issue.record("not a literal")
      return
    }
    #expect(half.pixel == PixelColor(red: 255, green: 0, blue: 0, alpha: 0x80))
  }

  static let hostile = [
    "", " ", "#", "##", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#ggg",
    "#-12345", "#１２３", "#١٢٣", "#12345\u{301}", "007aff", "blue ", "bleu", "0x007aff",
    "rgb(0,0,0)", "#💙💙💙",
  ]

  @Test(
    "is refused otherwise; the error says what was given and what is accepted", arguments: hostile)
  func refused(_ text: String) {
    #expect(throws: ColorSyntaxError(given: text)) { try ColorSpecification(text) }
    let message = ColorSyntaxError(given: text).description
    #expect(message.contains("\"\(text)\""))
    #expect(message.contains("purple"))
    #expect(message.contains("#rrggbb"))
  }

  /// Not among the arguments, for these would be printed.
  @Test("is refused where it is ten thousand characters, or none that can be seen")
  func unprintable() {
    for text in [String(repeating: "#", count: 10_000), "#\u{0}\u{0}\u{0}", "\u{0}"] {
      refused(text)
    }
  }

  @Test("reads a part of a text as it reads the whole")
  func substring() throws {
    let line = "colour teal here"
    let word = try #require(line.split(separator: " ").dropFirst().first)
    #expect(try ColorSpecification(word) == .system(.teal))
  }
}
