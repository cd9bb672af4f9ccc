import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Digits by Pango")
struct DigitsTests {
  let text: PangoText

  init() throws {
    text = try #require(PangoText(), "no font: install one, like the package fonts-dejavu-core")
  }

  @Test(
    "stand in ten cells of one size, each with a digit of its own",
    arguments: [
      0.5, 1, 1.25, 2, 4,
    ])
  func cells(_ scale: Double) {
    let recipe = recipe(scale)
    let cell = text.cellSize(of: recipe)
    let strip = text.paint(recipe)
    #expect(strip.size == PixelSize(width: cell.width * 10, height: cell.height))
    let digits = (0..<10).map { digit in
      strip.cropped(
        to: PixelRect(x: digit * cell.width, y: 0, width: cell.width, height: cell.height))
    }
    #expect(Set(digits).count == 10)
    for digit in digits { #expect(digit.words.contains { $0 >> 24 > 100 }) }
  }

  @Test("a number is as wide as its digits, whatever they are")
  func widths() {
    func width(_ string: String) -> Int {
      TextPaint(string, color: .black, hasMonospacedDigits: true).width(at: .one, text: text)
    }
    for number in 10..<100 { #expect(width("\(number)%") == width("11%")) }
    #expect(width("100%") - width("11%") == text.cellSize(of: recipe(1)).width)
  }

  @Test("a cell is as high as a text beside it, so that both stand on one line")
  func height() {
    let style = TextStyle(TextPaint("%", color: .black), scale: .one)
    #expect(
      text.cellSize(of: recipe(1)).height
        == text.size(of: TextRecipe(string: "%", style: style)).height)
  }

  private func recipe(_ scale: Double) -> DigitsRecipe {
    DigitsRecipe(style: TextStyle(TextPaint("0", color: .black), scale: DisplayScale(scale)))
  }
}
