import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("A line of text")
struct TextLineTests {
  private let text = BoxText()

  private func line(
    _ string: String, monospaced: Bool = true, scale: DisplayScale = .one
  ) -> TextLine {
    TextLine(
      TextPaint(string, color: .black, hasMonospacedDigits: monospaced), scale: scale, text: text)
  }

  /// The distance of each digit's right edge from the end of the line.
  private func digitsFromEnd(_ line: TextLine) -> [Int] {
    line.pieces.compactMap { piece in
      guard case .digits = piece.recipe else { return nil }
      return line.width - piece.offset - piece.size.width
    }
  }

  @Test(
    "of a percentage has its last digit at one place, whatever the number", arguments: [1, 1.5, 2])
  func percent(_ scale: Double) throws {
    var places: Set<Int> = []
    var tens: Set<Int> = []
    for number in 0...100 {
      let digits = digitsFromEnd(line("\(number) %", scale: DisplayScale(scale)))
      #expect(digits.count == String(number).count)
      places.insert(try #require(digits.last))
      if digits.count > 1 { tens.insert(digits[digits.count - 2]) }
    }
    #expect(places.count == 1)
    #expect(tens.count == 1)
  }

  @Test("of as many digits is as wide")
  func widths() {
    let widths = Dictionary(grouping: 0...100) { String($0).count }
      .mapValues { numbers in Set(numbers.map { line("\($0)%").width }) }
    #expect(widths.values.allSatisfy { $0.count == 1 })
  }

  @Test("takes each digit from the one strip of digits")
  func strip() {
    let line = line("9876543210")
    let cell = line.pieces[0].size
    for (index, piece) in line.pieces.enumerated() {
      #expect(piece.source == PixelPoint(x: (9 - index) * cell.width, y: 0))
      #expect(piece.size == cell)
      #expect(piece.offset == index * cell.width)
    }
    #expect(Set(line.pieces.map(\.recipe)).count == 1)
  }

  @Test("that counts up paints each picture once")
  func painted() {
    var retained = RetainedSurface(text: text)
    let surface = Composition.Surface(
      size: PixelSize(width: 60, height: 16), scale: .one, direction: .leftToRight)
    for number in 0...100 {
      retained.show(
        [
          .fill(Rect(x: 0, y: 0, width: 60, height: 16), .white),
          .text(
            Rect(x: 0, y: 0, width: 60, height: 16),
            TextPaint(
              "\(number) %", color: .black, backdrop: .white, hasMonospacedDigits: true)),
        ], on: surface)
    }
    #expect(text.paints == 2)
  }

  @Test("is of pieces side by side, in the order of the text")
  func pieces() {
    let line = line("at 12 of 340 MB")
    var end = 0
    for piece in line.pieces {
      #expect(piece.offset == end)
      end += piece.size.width
    }
    #expect(line.width == end)
    let letters = line.pieces.compactMap { piece -> String? in
      if case .text(let recipe) = piece.recipe { recipe.string } else { nil }
    }
    #expect(letters == ["at ", " of ", " MB"])
  }

  @Test("is one piece where digits need not be of one width")
  func plain() {
    #expect(line("50 %", monospaced: false).pieces.count == 1)
  }

  @Test("leaves other scripts' digits to the font, and survives any text")
  func hostile() {
    for string in ["٥٠٪", "５０", "½", "💯", "e\u{301}1", "\u{0}", "1\u{301}2"] {
      let line = line(string)
      #expect(line.width >= 0)
    }
    #expect(line("٥٠").pieces.count == 1)
    #expect(line("").pieces.isEmpty)
    #expect(line("").width == 0)
  }

  @Test("without a font is nothing")
  func noFont() {
    let paint = TextPaint("50 %", color: .black, hasMonospacedDigits: true)
    #expect(TextLine(paint, scale: .one, text: NoText()).pieces.isEmpty)
    #expect(paint.width(at: .one, text: NoText()) == 0)
  }

  @Test("lies in its rectangle as it is aligned, centred in its height")
  func alignment() {
    let paint = TextPaint("abc", font: Font(size: 10), color: .black)
    let surface = Composition.Surface(
      size: PixelSize(width: 100, height: 40), scale: .one, direction: .leftToRight)
    for (alignment, x) in [(TextAlignment.leading, 20), (.center, 42), (.trailing, 65)] {
      var aligned = paint
      aligned.alignment = alignment
      var composition = Composition()
      composition.update(
        [.text(Rect(x: 20, y: 10, width: 60, height: 20), aligned)], on: surface, text: text)
      let target = PixelRect(x: x, y: 15, width: 15, height: 10)
      #expect(composition.blits.map(\.target) == [target])
    }
  }
}
