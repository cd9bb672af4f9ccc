import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Text by Pango")
struct PangoTextTests {
  let text: PangoText

  init() throws {
    text = try #require(PangoText(), "no font: install one, like the package fonts-dejavu-core")
  }

  static let scales = [0.25, 0.5, 1, 1.25, 1.5, 2, 3, 16]
  static let strings = [
    "Sample activity", "100%", "j", "نشاط تجريبي", "サンプルの作業", "שלום", "Ünïcödé ﬁ", "👩‍👩‍👧", "e\u{301}",
    "a\u{202E}b\u{202C}c", "\u{200B}", "\t", " ", "\u{FFFD}", "\u{10FFFF}",
  ]

  @Test("the picture has the size that was measured", arguments: strings, scales)
  func sizes(_ string: String, _ scale: Double) {
    let recipe = recipe(string, scale)
    #expect(text.paint(recipe).size == text.size(of: recipe))
  }

  @Test("letters of every script leave ink", arguments: strings.prefix(7))
  func ink(_ string: String) {
    #expect(text.paint(recipe(string)).words.contains { $0 >> 24 > 100 })
  }

  @Test("no text has no extent")
  func empty() {
    #expect(text.size(of: recipe("")).isEmpty)
    #expect(text.paint(recipe("")).words.isEmpty)
  }

  @Test(
    "a line end or a NUL inside neither crashes nor makes a second line",
    arguments: [
      "a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b", "a\0b", "\0", "\n", "a\u{1B}[2Jb",
    ])
  func oneLine(_ string: String) {
    let size = text.size(of: recipe(string))
    #expect(size.height < 2 * text.size(of: recipe("ab")).height)
    #expect(text.paint(recipe(string)).size == size)
  }

  @Test("a very long text is painted, as far as a picture goes")
  func long() {
    let recipe = recipe(String(repeating: "wide ", count: 2000))
    let size = text.size(of: recipe)
    #expect(size.width > 10_000 && size.width <= 32_000)
    #expect(text.paint(recipe).size == size)
  }

  @Test("the same text gives the same pixels, from another engine too")
  func repeatable() throws {
    let other = try #require(PangoText())
    for string in Self.strings {
      #expect(text.paint(recipe(string)) == text.paint(recipe(string)))
      #expect(text.paint(recipe(string)) == other.paint(recipe(string)))
    }
  }

  @Test("it grows with the scale")
  func grows() {
    let widths = Self.scales.map { text.size(of: recipe("Sample activity", $0)).width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test("over a colour it hides all that is behind; else only its letters are there")
  func backdrop() {
    var recipe = recipe("Sample")
    let clear = text.paint(recipe)
    #expect(clear.words.contains(0) || clear.words.contains { $0 >> 24 == 0 })
    recipe.style.backdrop = Samples.darkWindow
    let opaque = text.paint(recipe)
    for (over, alone) in zip(opaque.words, clear.words) {
      #expect(over >> 24 == 255)
      if alone >> 24 == 0 { #expect(over == Samples.darkWindow.pixel.word) }
    }
  }

  @Test("a title is heavier than a label")
  func weight() {
    func ink(_ font: Font) -> Int {
      let paint = TextPaint("Sample activity", font: font, color: .black)
      let style = TextStyle(paint, scale: .one)
      return text.paint(TextRecipe(string: paint.string, style: style)).words
        .reduce(0) { $0 + Int($1 >> 24) }
    }
    #expect(ink(.headline) > ink(.body))
  }

  @Test("measuring thousands of texts forgets old ones, and measures them the same again")
  func manySizes() {
    let first = text.size(of: recipe("first"))
    for number in 0..<1200 { _ = text.size(of: recipe("text \(number)")) }
    #expect(text.size(of: recipe("first")) == first)
  }

  private func recipe(_ string: String, _ scale: Double = 1) -> TextRecipe {
    TextRecipe(
      string: string,
      style: TextStyle(TextPaint(string, color: .black), scale: DisplayScale(scale)))
  }
}
