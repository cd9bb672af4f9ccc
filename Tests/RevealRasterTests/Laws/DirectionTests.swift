import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@Suite("Right to left is the mirror image of left to right")
struct DirectionTests {
  private func expectMirrored(
    _ commands: [DrawCommand], size: PixelSize, scale: Double, background: PixelColor = .clear,
    _ comment: Comment? = nil
  ) {
    func draw(_ direction: LayoutDirection) -> Bitmap {
      Canvas.draw(
        commands,
        on: Composition.Surface(size: size, scale: DisplayScale(scale), direction: direction),
        background: background, text: BoxText())
    }
    let difference = BitmapDifference(
      expected: draw(.leftToRight).mirrored, actual: draw(.rightToLeft))
    #expect(difference.isEmpty, comment)
  }

  @Test("to the byte, of every reveal", arguments: RevealCase.grid)
  func reveals(_ given: RevealCase) {
    for (fraction, isResting) in [(0.01, true), (0.37, false), (0.99, false), (1, true)] {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: isResting)
      expectMirrored(
        given.commands(mask), size: given.surface.size, scale: given.scale, "\(fraction)")
    }
  }

  @Test("to the byte, of a whole window of commands", arguments: [1, 1.25, 1.5, 2, 3])
  func window(_ scale: Double) {
    let size = DisplayScale(scale).pixels(Size(width: 90, height: 60))
    let text = { (string: String, alignment: TextAlignment) in
      TextPaint(string, color: .black, alignment: alignment)
    }
    let reveal = RevealPaint(
      gradient: Samples.light, track: Samples.track, outline: .black, backdrop: .white)
    expectMirrored(
      [
        .fill(Rect(x: 0, y: 0, width: 90, height: 60), .white),
        .fill(Rect(x: 3.3, y: 1, width: 20.2, height: 7), Samples.color("ff950080")),
        .shape(
          Rect(x: 50.7, y: 3, width: 31, height: 11),
          ShapePaint(fill: .white, border: .black, corners: .radius(4))),
        .reveal(
          Rect(x: 5, y: 20, width: 70, height: 14), reveal,
          RevealMask(Fraction(clamping: 0.371), isResting: false)),
        .text(Rect(x: 4, y: 36, width: 40, height: 14), text("leading", .leading)),
        .text(Rect(x: 30, y: 36, width: 41, height: 14), text("mid", .center)),
        .text(Rect(x: 40, y: 44, width: 45, height: 14), text("end", .trailing)),
        .text(Rect(x: -20, y: 46, width: 31, height: 14), text("outside", .leading)),
      ], size: size, scale: scale)
  }

  @Test("but a ring turns clockwise in both, in mirrored places", arguments: [1.0, 1.5])
  func spinner(_ scale: Double) {
    let paint = SpinnerPaint(color: .black, track: Samples.track, lineWidth: 2.5)
    let size = DisplayScale(scale).pixels(Size(width: 60, height: 20))
    let rect = Rect(x: 5, y: 3, width: 14, height: 14)
    for phase in [0, 7, 31, 59] {
      func draw(_ direction: LayoutDirection) -> Bitmap {
        let surface = Composition.Surface(
          size: size, scale: DisplayScale(scale), direction: direction)
        let bitmap = Canvas.draw([.spinner(rect, paint, phase: phase)], on: surface)
        let place = DisplayScale(scale).pixels(rect)
        return bitmap.cropped(
          to: direction == .leftToRight ? place : place.mirrored(in: size.width))
      }
      #expect(BitmapDifference(expected: draw(.leftToRight), actual: draw(.rightToLeft)).isEmpty)
    }
  }

  @Test("but the digits of a number keep their order")
  func digits() {
    let paint = TextPaint("10", color: .black, hasMonospacedDigits: true)
    func draw(_ direction: LayoutDirection) -> Bitmap {
      let surface = Composition.Surface(
        size: PixelSize(width: 60, height: 16), scale: .one, direction: direction)
      let text = BoxText()
      let bitmap = Canvas.draw(
        [.text(Rect(x: 0, y: 0, width: 60, height: 16), paint)], on: surface, text: text)
      let width = paint.width(at: .one, text: text)
      let place = PixelRect(x: 0, y: 0, width: width, height: 16)
      return bitmap.cropped(to: direction == .leftToRight ? place : place.mirrored(in: 60))
    }
    #expect(BitmapDifference(expected: draw(.leftToRight), actual: draw(.rightToLeft)).isEmpty)
  }
}
