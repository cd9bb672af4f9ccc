import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("Text in lines, placed")
struct ParagraphTests {
  @Test("it lies at the leading top corner, and not beyond its rectangle")
  func place() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let blits = blits("0123456789", in: Rect(x: 10, y: 5, width: 40, height: 20), direction)
      #expect(blits.count == 1)
      let target = blits.first?.target
      #expect(target?.size == PixelSize(width: 36, height: 20))
      #expect(target?.minX == (direction == .leftToRight ? 10 : 200 - 10 - 36))
      #expect(target?.minY == 5)
    }
  }

  @Test("one that may have but one line is centred vertically")
  func oneLine() {
    let rect = Rect(x: 10, y: 5, width: 40, height: 33)
    #expect(blits("0123", in: rect, .leftToRight, lines: 1).first?.target.minY == 15)
    #expect(blits("0123", in: rect, .leftToRight).first?.target.minY == 5)
  }

  @Test("nothing to read copies nothing")
  func empty() {
    #expect(blits("", in: Rect(x: 0, y: 0, width: 40, height: 40), .leftToRight).isEmpty)
    #expect(blits("a", in: Rect(x: 0, y: 0, width: 0, height: 40), .leftToRight).isEmpty)
  }

  private func blits(
    _ string: String, in rect: Rect, _ direction: LayoutDirection, lines: Int = 9
  ) -> [Blit] {
    var composition = Composition(pictures: PictureIndex())
    composition.update(
      [.paragraph(rect, ParagraphPaint(string, color: .black, lineLimit: lines))],
      on: Composition.Surface(
        size: PixelSize(width: 200, height: 100), scale: .one, direction: direction),
      text: BoxText())
    return composition.blits
  }
}
