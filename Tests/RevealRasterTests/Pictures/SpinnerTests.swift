import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("The pictures of a turning ring")
struct SpinnerTests {
  private let paint = SpinnerPaint(color: .black, track: .clear, lineWidth: 2.5)

  private func phase(_ number: Int, diameter: Int = 14, paint: SpinnerPaint? = nil) -> Bitmap {
    let strip = SpinnerPainter(
      paint: paint ?? self.paint, diameter: diameter, scale: .one, phases: 0..<SpinnerMotion.phases
    ).strip()
    return strip.cropped(
      to: PixelRect(x: number * diameter, y: 0, width: diameter, height: diameter))
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
    let strip = SpinnerPainter(
      paint: paint, diameter: 14, scale: .one, phases: 0..<SpinnerMotion.phases
    ).strip()
    let pictures = (0..<SpinnerMotion.phases).map {
      strip.cropped(to: PixelRect(x: 14 * $0, y: 0, width: 14, height: 14))
    }
    #expect(Set(pictures).count == SpinnerMotion.phases)
  }

  @Test("are the same one by one as in the strip", arguments: [0, 1, 30, 59])
  func single(_ number: Int) {
    let single = SpinnerPainter(
      paint: paint, diameter: 14, scale: .one, phases: number..<(number + 1)
    ).strip()
    #expect(single == phase(number))
  }

  @Test("are painted all at once for a small ring only: a huge one would fill memory")
  func hugeRings() {
    for (diameter, count) in [(20, SpinnerMotion.phases), (600, 1)] {
      let size = PixelSize(width: diameter, height: diameter)
      var composition = Composition()
      composition.update(
        [
          .spinner(
            Rect(x: 0, y: 0, width: Double(diameter), height: Double(diameter)), paint, phase: 7)
        ],
        on: Composition.Surface(size: size, scale: .one, direction: .leftToRight), text: NoText())
      guard case .picture(let id, let source)? = composition.blits.first?.ink,
        case .spinner(_, _, _, let phases)? = composition.pictures.recipe(of: id)
      else {
        Issue.record("a spinner is a copy of a picture")
        continue
      }
      #expect(phases.count == count)
      #expect(phases.contains(7))
      #expect(source.x == (7 - phases.lowerBound) * diameter)
    }
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
