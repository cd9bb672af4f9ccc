import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("Shapes at the limits")
struct ShapeCornerCaseTests {
  private static let odd: [Double] = [
    0, -1, 1e-9, 0.3, 1, 3, 1e6, 1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
  ]
  private static let fractions: [Double] = [0, 1e-12, 0.5, (1.0).nextDown, 1, .nan]

  private func expectDefined(_ shape: RevealShape, _ indication: Indication = .capacity) {
    for (width, height) in [(0, 0), (0, 7), (1, 1), (1, 9), (9, 1), (2, 2), (8, 5)] {
      for geometry in [
        GradientGeometry.alongPath, .linear(start: .leading, end: .trailing),
        .linear(start: .top, end: .top),
      ] {
        let recipe = RevealRecipe(
          paint: RevealPaint(
            gradient: Samples.light, geometry: geometry, track: Samples.track,
            outline: .black, shape: shape, indication: indication),
          size: PixelSize(width: width, height: height), scale: .one)
        let painter = LayerPainter(recipe)
        var before: RevealMask?
        for fraction in Self.fractions {
          let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
          #expect(painter.paint(mask).words.count == width * height)
          let touched = painter.touched(from: before, to: mask)
          for rect in [touched.0, touched.1] where !rect.isEmpty {
            #expect(PixelRect(x: 0, y: 0, width: width, height: height).contains(rect))
          }
          before = mask
        }
      }
    }
  }

  @Test("have a picture with any line", arguments: odd, LineCap.allCases)
  func lineWidths(_ width: Double, _ cap: LineCap) {
    expectDefined(.ring(lineWidth: width, lineCap: cap))
    expectDefined(.arc(.dial(lineWidth: width, lineCap: cap)))
  }

  @Test("have a picture with any angles", arguments: odd)
  func angles(_ degrees: Double) {
    let angle = Angle.degrees(degrees)
    expectDefined(.arc(Arc(lineWidth: 2, lineCap: .round, start: angle)))
    expectDefined(.arc(Arc(lineWidth: 2, lineCap: .round, start: .degrees(30), sweep: angle)))
    expectDefined(.arc(Arc(lineWidth: 2, lineCap: .square, start: angle, sweep: angle)))
  }

  @Test("have a picture with any marker", arguments: odd)
  func gaps(_ gap: Double) {
    let marker = Indication.marker(Marker(color: .black, gap: gap))
    for shape in [RevealShape.capsule, .bar(.radius(gap)), .pie, .arc(.dial(lineWidth: 2))] {
      expectDefined(shape, marker)
    }
  }

  @Test("without a line show nothing", arguments: [0, -3, Double.nan])
  func noLine(_ width: Double) {
    let given = RevealCase(
      width: 20, height: 20,
      paint: RevealPaint(
        gradient: Samples.light, track: Samples.track, shape: .ring(lineWidth: width)))
    for fraction in [0, 0.5, 1] {
      let picture = given.picture(RevealMask(Fraction(clamping: fraction)))
      #expect(picture.words.allSatisfy { $0 >> 24 == 0 })
    }
  }

  @Test("with a sweep of nothing show nothing, of more than a turn a closed ring")
  func sweeps() {
    func picture(_ sweep: Double, _ fraction: Double) -> Bitmap {
      let arc = Arc(lineWidth: 4, lineCap: .round, sweep: .degrees(sweep))
      return RevealCase(
        width: 20, height: 20,
        paint: RevealPaint(gradient: Samples.light, track: Samples.track, shape: .arc(arc))
      ).picture(RevealMask(Fraction(clamping: fraction)))
    }
    for sweep in [0, -90, Double.nan] {
      for fraction in [0, 0.5, 1] {
        #expect(picture(sweep, fraction).words.allSatisfy { $0 >> 24 == 0 })
      }
    }
    for fraction in [0, 0.01, 0.7, 1] {
      #expect(picture(400, fraction) == picture(360, fraction))
    }
  }

  @Test("are the same whatever number of turns they start after", arguments: [-3, -1, 1, 100])
  func turns(_ turns: Double) {
    func picture(_ start: Double, _ fraction: Double) -> Bitmap {
      let arc = Arc(lineWidth: 4, lineCap: .square, start: .degrees(start), sweep: .degrees(200))
      return RevealCase(
        width: 21, height: 21,
        paint: RevealPaint(gradient: Samples.light, track: Samples.track, shape: .arc(arc))
      ).picture(RevealMask(Fraction(clamping: fraction)))
    }
    for fraction in [0, 0.013, 0.5, 1] {
      let expected = picture(37, fraction)
      let actual = picture(37 + 360 * turns, fraction)
      let worst = zip(expected.words, actual.words).map {
        PixelColor(word: $0).distance(to: PixelColor(word: $1))
      }.max()
      // Of a half, rounding decides.
      #expect(worst ?? 0 <= 1)
    }
  }

  @Test("a line as wide as the radius, or wider, is a disc", arguments: [20, 21])
  func disc(_ diameter: Int) {
    func picture(_ shape: RevealShape, _ fraction: Double) -> Bitmap {
      let recipe = RevealRecipe(
        paint: RevealPaint(gradient: Samples.light, track: Samples.track, shape: shape),
        size: PixelSize(width: diameter, height: diameter), scale: .one)
      return LayerPainter(recipe).paint(RevealMask(Fraction(clamping: fraction)))
    }
    for fraction in [0, 0.3, 0.97, 1] {
      let pie = picture(.pie, fraction)
      #expect(picture(.ring(lineWidth: 10.5), fraction) == pie)
      #expect(picture(.ring(lineWidth: 1e5), fraction) == pie)
    }
  }

  @Test("in a frame that is no square lie in the middle of it, as in a square one")
  func frames() {
    for (width, height, x, y) in [(24, 40, 0, 8), (41, 25, 8, 0)] {
      let diameter = min(width, height)
      for shape in [RevealShape.pie, .ring(lineWidth: 5, lineCap: .round)] {
        func painter(_ size: PixelSize) -> LayerPainter {
          LayerPainter(
            RevealRecipe(
              paint: RevealPaint(gradient: Samples.light, track: Samples.track, shape: shape),
              size: size, scale: .one))
        }
        let wide = painter(PixelSize(width: width, height: height))
        let square = painter(PixelSize(width: diameter, height: diameter))
        for fraction in [0, 0.3, 1] {
          let mask = RevealMask(Fraction(clamping: fraction))
          let part = wide.paint(mask).cropped(
            to: PixelRect(x: x, y: y, width: diameter, height: diameter))
          #expect(part == square.paint(mask))
        }
      }
    }
  }

  @Test("a tiny value of a round line is its caps: a whole dot, never less", arguments: [23, 24])
  func tiny(_ diameter: Int) {
    let recipe = RevealRecipe(
      paint: RevealPaint(
        gradient: Gradient(solid: .black), track: .clear,
        shape: .ring(lineWidth: 6, lineCap: .round)),
      size: PixelSize(width: diameter, height: diameter), scale: .one)
    let painter = LayerPainter(recipe)
    for fraction in [Double.leastNonzeroMagnitude, 1e-12, 1e-5] {
      let picture = painter.paint(RevealMask(Fraction(clamping: fraction), isResting: false))
      let area = picture.words.reduce(0) { $0 + Double($1 >> 24) } / 255
      #expect(abs(area - Double.pi * 9) < 0.1, "\(fraction)")
      #expect(picture.mirrored == picture)
    }
  }
}
