import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("The pictures of a turning ring")
struct SpinnerTests {
  private let paint = SpinnerPaint(color: .black, track: .clear, lineWidth: 2.5)

  private func phase(_ number: Int, diameter: Int = 14, paint: SpinnerPaint? = nil) -> Bitmap {
    let recipe = LiveRecipe.spinner(paint ?? self.paint, diameter: diameter, .one)
    return recipe.makePainter().picture(.phase(number), of: recipe)
  }

  /// Turned a quarter clockwise.
  private func turned(_ bitmap: Bitmap) -> Bitmap {
    var turned = bitmap
    let last = bitmap.size.width - 1
    for y in 0...last { for x in 0...last { turned[last - y, x] = bitmap[x, y] } }
    return turned
  }

  @Test("are all different")
  func different() {
    #expect(Set((0..<SpinnerMotion.phases).map { phase($0) }).count == SpinnerMotion.phases)
  }

  @Test("are one picture that changes in place, whatever the ring's size", arguments: [20, 600])
  func oneForAll(_ diameter: Int) {
    let side = Double(diameter)
    let surface = Composition.Surface(
      size: PixelSize(width: diameter, height: diameter), scale: .one, direction: .leftToRight)
    var composition = Composition()
    for phase in 0..<SpinnerMotion.phases {
      composition.update(
        [.spinner(Rect(x: 0, y: 0, width: side, height: side), paint, phase: phase)], on: surface,
        text: NoText())
      #expect(composition.damage.rects.count == 1)
    }
    #expect(composition.pictures.count == 1)
  }

  @Test("can be painted in parts")
  func parts() {
    let recipe = LiveRecipe.spinner(paint, diameter: 14, .one)
    let rect = PixelRect(x: 3, y: 5, width: 8, height: 6)
    var words: [UInt32] = []
    recipe.makePainter().paint(.phase(9), in: rect, into: &words)
    #expect(Bitmap(size: rect.size, words: words) == phase(9).cropped(to: rect))
  }

  @Test(
    "turn clockwise: a quarter of a turn on is the picture turned by a quarter",
    arguments: [14, 15])
  func clockwise(_ diameter: Int) {
    let quarter = SpinnerMotion.phases / 4
    for start in [0, 7, 20] {
      let expected = turned(phase(start, diameter: diameter))
      let actual = phase((start + quarter) % SpinnerMotion.phases, diameter: diameter)
      var worst = 0
      for (old, new) in zip(expected.words, actual.words) {
        worst = max(worst, PixelColor(word: old).distance(to: PixelColor(word: new)))
      }
      // Of a pixel just on the border of head and tail rounding decides.
      #expect(worst <= 1)
    }
  }

  @Test("keep within the ring, whose opacity is the exact area of it", arguments: [14, 15, 28])
  func ring(_ diameter: Int) {
    let solid = SpinnerPaint(color: .black, track: .black, lineWidth: 2.5)
    let picture = phase(0, diameter: diameter, paint: solid)
    let size = Double(diameter)
    let outer = NumericCoverage(width: size, height: size, radius: size / 2)
    let inner = RoundedRectangle(width: size - 5, height: size - 5, radius: size / 2 - 2.5)
    var worst = 0.0
    for y in 0..<diameter {
      for x in 0..<diameter {
        let hole = inner.area(
          left: Double(x) - 2.5, top: Double(y) - 2.5, right: Double(x) - 1.5,
          bottom: Double(y) - 1.5)
        let area = outer.area(x: x, y: y) - hole
        worst = max(worst, abs(Double(picture[x, y].alpha) - 255 * area))
      }
    }
    #expect(worst <= 0.501)
  }

  @Test("of any phase number are among the phases")
  func anyPhase() {
    let rect = Rect(x: 0, y: 0, width: 14, height: 14)
    let surface = Composition.Surface(
      size: PixelSize(width: 14, height: 14), scale: .one, direction: .leftToRight)
    func draw(_ phase: Int) -> Bitmap {
      Canvas.draw([.spinner(rect, paint, phase: phase)], on: surface)
    }
    #expect(draw(-1) == draw(SpinnerMotion.phases - 1))
    #expect(draw(SpinnerMotion.phases * 7 + 3) == draw(3))
    #expect(draw(.min) == draw(.min + SpinnerMotion.phases))
  }

  @Test("of a line wider than the ring are a disc")
  func disc() {
    let wide = SpinnerPaint(color: .black, track: .black, lineWidth: 99)
    #expect(phase(0, paint: wide)[7, 7].alpha == 255)
    let none = SpinnerPaint(color: .black, track: .black, lineWidth: 0)
    #expect(phase(0, paint: none).words.allSatisfy { $0 >> 24 == 0 })
  }
}
