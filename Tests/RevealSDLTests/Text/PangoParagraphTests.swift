import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

// Cairo shares glyphs between threads, and now and then loses one; the product has text on one thread.
@Suite("Text in lines by Pango", .serialized)
struct PangoParagraphTests {
  let text: PangoText

  init() throws {
    text = try #require(PangoText(), "no font: install one, like the package fonts-dejavu-core")
  }

  @Test("the picture has the size that was measured, never wider than it may be")
  func sizes() {
    for string in PangoTextTests.strings + ["a long way to go from here", "two\nlines", "a\0b"] {
      for width in [1, 30, 200] {
        let recipe = recipe(string, width: width)
        #expect(text.paint(recipe).size == text.size(of: recipe))
        #expect(text.size(of: recipe).width <= width)
      }
    }
  }

  @Test("a narrower line makes more of them, up to the limit")
  func lines() {
    let string = "one two three four five six seven"
    let one = text.size(of: recipe("one", width: 1000)).height
    #expect(text.size(of: recipe(string, width: 1000)).height == one)
    #expect(text.size(of: recipe(string, width: 120, lines: 9)).height >= 2 * one)
    #expect(text.size(of: recipe(string, width: 60, lines: 2)).height < 3 * one)
    #expect(text.size(of: recipe("1\n2\n3\n4\n5\n6", width: 60, lines: 3)).height < 4 * one)
  }

  /// All of them would be broken into lines for minutes.
  @Test(
    "of very many lines those are read that can be seen", arguments: ["\n", "\r\n", "\u{2029}"])
  func manyLines(_ end: String) {
    for format in [ParagraphPaint.Format.plain, .markup] {
      func recipe(_ count: Int) -> ParagraphRecipe {
        let lines = (0..<count).map { "line \($0) © 2026" }
        return self.recipe(lines.joined(separator: end), format: format)
      }
      #expect(text.paint(recipe(50_000)) == text.paint(recipe(9)))
      #expect(text.paint(recipe(3)) != text.paint(recipe(4)))
    }
  }

  @Test("of very many letters and tags those are read that can be seen")
  func manyLetters() {
    func letters(_ count: Int) -> Bitmap {
      text.paint(recipe(String(repeating: "<b>a</b>", count: count), format: .markup, width: 200))
    }
    #expect(letters(20_000) == letters(900))
    #expect(letters(10) != letters(11))
  }

  @Test("letters that end as a line's end does are none")
  func copyright() {
    let signs = String(repeating: "©", count: 60)
    #expect(text.size(of: recipe(signs, width: 5000)).width > 40 * text.size(of: recipe("©")).width)
  }

  @Test("what is longer than its lines ends in an ellipsis, with ink up to the edge")
  func ellipsis() {
    let long = String(repeating: "word ", count: 60)
    let cut = text.paint(recipe(long, width: 100, lines: 1))
    let whole = text.paint(recipe("word word", width: 100, lines: 1))
    #expect(cut.size.height == whole.size.height)
    #expect(cut.size.width > whole.size.width)
  }

  @Test("tags are read where they parse, and shown as they are where not")
  func markup() {
    let plain = text.paint(recipe("bold"))
    #expect(text.paint(recipe("bold", format: .markup)) == plain)
    #expect(ink(text.paint(recipe("<b>bold</b>", format: .markup))) > ink(plain))
    for broken in ["Fish & Chips", "a < b", "<b>open", "x <3 \"y\" > z"] {
      #expect(text.paint(recipe(broken, format: .markup)) == text.paint(recipe(broken)))
    }
    #expect(
      text.paint(recipe("Fish &amp; Chips", format: .markup))
        == text.paint(recipe("Fish & Chips")))
  }

  @Test("tags colour letters")
  func colors() {
    let red = text.paint(recipe("<span foreground='#ff0000'>red</span>", format: .markup))
    let strong = red.words.filter { $0 >> 24 > 200 }
    #expect(!strong.isEmpty)
    #expect(strong.allSatisfy { $0 >> 16 & 255 > 200 && $0 & 255 < 40 })
  }

  @Test("tags that ask for giant letters get no giant picture")
  func giant() {
    let recipe = recipe("<span size='900000000'>W</span>", format: .markup, width: 300)
    let size = text.size(of: recipe)
    #expect(size.width <= 300 && size.height <= 4096)
    #expect(text.paint(recipe).size == size)
  }

  @Test("letters of right-to-left scripts are cut to their ink's place, not to the room's")
  func rightToLeft() {
    let picture = text.paint(recipe("שלום", width: 1000))
    #expect(picture.size.width < 200)
    #expect(ink(picture) > 0)
  }

  @Test("over a colour the picture is opaque")
  func backdrop() {
    var recipe = recipe("Sample")
    recipe.style.backdrop = Samples.darkWindow
    let words = text.paint(recipe).words
    #expect(words.allSatisfy { $0 >> 24 == 255 })
    #expect(words.contains(Samples.darkWindow.pixel.word))
  }

  private func ink(_ picture: Bitmap) -> Int { picture.words.reduce(0) { $0 + Int($1 >> 24) } }

  private func recipe(
    _ string: String, format: ParagraphPaint.Format = .plain, width: Int = 400, lines: Int = 4
  ) -> ParagraphRecipe {
    ParagraphRecipe(
      ParagraphPaint(string, format: format, color: .black, lineLimit: lines), width: width,
      scale: .one)
  }
}
