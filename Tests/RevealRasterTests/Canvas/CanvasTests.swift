import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("A canvas")
struct CanvasTests {
  private func surface(_ width: Int, _ height: Int) -> Composition.Surface {
    Composition.Surface(
      size: PixelSize(width: width, height: height), scale: .one, direction: .leftToRight)
  }

  @Test("with no commands is its background")
  func background() {
    let color = PixelColor(red: 9, green: 8, blue: 7, alpha: 6)
    let bare = Canvas.draw([], on: surface(3, 2), background: color)
    #expect(bare == Bitmap(size: bare.size, color: color))
    #expect(Canvas.draw([], on: surface(0, 0)).words.isEmpty)
  }

  @Test("lays a later command over an earlier one, translucent ones too")
  func order() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let glass = Samples.color("ff000080")
    let bitmap = Canvas.draw([.fill(rect, .white), .fill(rect, glass)], on: surface(2, 2))
    #expect(bitmap[0, 0] == glass.over(.white).pixel)
    let clear = Canvas.draw([.fill(rect, .white), .fill(rect, .clear)], on: surface(2, 2))
    #expect(clear[1, 1] == Color.white.pixel)
  }

  @Test("clips what reaches beyond it, on every side", arguments: LayoutDirection.allCases)
  func clipped(_ direction: LayoutDirection) {
    var surface = surface(12, 10)
    surface.direction = direction
    for (x, y) in [(-9.0, -9.0), (8, 6), (-50, 0), (50, 0), (0, 99), (-5, 4)] {
      let rect = Rect(x: x, y: y, width: 14, height: 14)
      let reveal = RevealPaint(gradient: Samples.light, track: Samples.track)
      let mask = RevealMask(Fraction(clamping: 0.43), isResting: false)
      let spinner = SpinnerPaint(color: .black, track: Samples.track, lineWidth: 2.5)
      let bitmap = Canvas.draw(
        [
          .fill(rect, .white), .shape(rect, ShapePaint(fill: .black, corners: .capsule)),
          .reveal(rect, reveal, mask), .spinner(rect, spinner, phase: 4),
          .text(rect, TextPaint("text", color: .black)),
        ], on: surface, text: BoxText())
      #expect(bitmap.size == surface.size)
    }
  }

  @Test("draws nothing for what has no extent")
  func empty() {
    for rect in [
      Rect(x: 1, y: 1, width: 0, height: 5), Rect(x: 1, y: 1, width: 5, height: 0),
      Rect(x: .nan, y: 2, width: 0.2, height: 0.2), Rect(x: 1, y: 1, width: -4, height: 5),
    ] {
      let bitmap = Canvas.draw(
        [
          .fill(rect, .black), .shape(rect, ShapePaint(fill: .black, corners: .capsule)),
          .reveal(
            rect, RevealPaint(gradient: Samples.light, track: .black), RevealMask(.one)),
          .spinner(rect, SpinnerPaint(color: .black, track: .black, lineWidth: 2), phase: 0),
        ], on: surface(9, 9))
      #expect(bitmap.words.allSatisfy { $0 == 0 })
    }
  }

  @Test("shows the same as a surface that keeps its content", arguments: [0.2, 0.5, 0.77])
  func retained(_ fraction: Double) {
    let given = RevealCase(width: 40).over(.white)
    let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
    let scene = [.fill(Rect(x: 0, y: 0, width: 50, height: 20), .white)] + given.commands(mask)
    var retained = RetainedSurface(text: NoText())
    retained.show(scene, on: given.surface)
    let difference = BitmapDifference(
      expected: Canvas.draw(scene, on: given.surface), actual: retained.bitmap)
    #expect(difference.isEmpty)
  }
}
