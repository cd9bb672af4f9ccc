import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("A shape that is revealed")
struct ShapeRevealTests {
  private static let fractions: [Double] = [
    1e-9, 0.01, 0.2, 0.25, 0.5, 0.62, 0.75, 0.98, 0.995, (1.0).nextDown, 1,
  ]

  private func mask(_ fraction: Double) -> RevealMask { RevealMask(Fraction(clamping: fraction)) }

  /// Law 1, and that what is not reached is the track's.
  @Test(
    "has the colour of the whole where the line has passed, at every fraction",
    arguments: RevealCase.capacities)
  func colorsStay(_ given: RevealCase) throws {
    let recipe = given.recipe
    let line = try #require(LinePlaces(recipe))
    let painter = LayerPainter(recipe)
    let whole = painter.paint(mask(1))
    let track = painter.paint(mask(0))
    for fraction in Self.fractions {
      let picture = painter.paint(mask(fraction))
      var wrong = 0
      for row in 0..<recipe.size.height {
        for column in 0..<recipe.size.width {
          switch line.side(column, row, of: fraction) {
          case .passed: wrong += picture[column, row] == whole[column, row] ? 0 : 1
          case .ahead: wrong += picture[column, row] == track[column, row] ? 0 : 1
          case .ending: break
          }
        }
      }
      #expect(wrong == 0, "at \(fraction)")
    }
  }

  /// The exception to law 1: on a closed ring the cap at the start lies before the start, where
  /// later the end of the line arrives.
  @Test("has the first colour under a closed ring's start cap until its end arrives")
  func startCap() {
    for cap in [LineCap.round, .square] {
      let given = RevealCase(
        width: 40, height: 40,
        paint: RevealPaint(
          gradient: Samples.light, track: Samples.track, shape: .ring(lineWidth: 8, lineCap: cap),
          backdrop: .white))
      let painter = LayerPainter(given.recipe)
      let first = Samples.light.colors[0].pixel
      let last = Samples.light.colors[2].pixel
      for fraction in [0.001, 0.2, 0.6, 0.9] {
        let picture = painter.paint(mask(fraction))
        // Two pixels before 12 o'clock, in the middle of the line.
        #expect(picture[18, 4] == first, "\(cap) at \(fraction)")
      }
      #expect(painter.paint(mask(1))[18, 4].distance(to: last) < 10)
    }
  }

  /// Law 3.
  @Test("at 0 is the track to the byte, caps or not", arguments: RevealCase.capacities)
  func nothing(_ given: RevealCase) {
    let bare = given.painted { $0.gradient = Gradient(stops: []) }
    #expect(given.picture(mask(0)) == bare.picture(mask(1)))
    #expect(given.picture(mask(-1)) == given.picture(mask(0)))
  }

  /// Law 3.
  @Test("at 1 is the same with every cap where it is a closed ring")
  func closed() {
    for given in RevealCase.capacities {
      guard case .arc(let arc) = given.paint.shape, arc.isClosed else { continue }
      let pictures = LineCap.allCases.map { cap in
        given.painted { $0.shape = .ring(lineWidth: arc.lineWidth, lineCap: cap) }.picture(mask(1))
      }
      #expect(Set(pictures).count == 1, "\(given)")
    }
  }

  /// Law 3: what is painted whole has no seam but the one between two colours.
  @Test("at 1 in one colour is one shape, with no seam", arguments: [23, 24, 40])
  func noSeam(_ diameter: Int) {
    for shape in [RevealShape.pie, .ring(lineWidth: 6), .ring(lineWidth: 6, lineCap: .round)] {
      func draw(_ gradient: Gradient) -> Bitmap {
        let recipe = RevealRecipe(
          paint: RevealPaint(gradient: gradient, track: .clear, shape: shape),
          size: PixelSize(width: diameter, height: diameter), scale: .one)
        return LayerPainter(recipe).paint(mask(1))
      }
      let solid = draw(Gradient(solid: .black))
      #expect(solid == draw(Gradient(stops: [.init(color: .black), .init(color: .black)])))
      for row in 0..<diameter {
        for column in 0..<diameter {
          #expect(solid[column, row] == solid[diameter - 1 - column, row])
          #expect(solid[column, row] == solid[column, diameter - 1 - row])
        }
      }
    }
  }

  @Test("ends in the last colour and begins in the first", arguments: LineCap.allCases)
  func endColors(_ cap: LineCap) {
    // Wide bands of one colour at both ends, so that a pixel's own place does not matter.
    let gradient = Gradient(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 0.1),
      .init(color: Samples.color("30b0c7"), location: 0.5),
      .init(color: Samples.color("ff0000"), location: 0.9),
      .init(color: Samples.color("ff0000"), location: 1),
    ])
    for shape in [RevealShape.ring(lineWidth: 10, lineCap: cap), .pie] {
      let recipe = RevealRecipe(
        paint: RevealPaint(gradient: gradient, track: .clear, shape: shape),
        size: PixelSize(width: 40, height: 40), scale: .one)
      let painter = LayerPainter(recipe)
      for row in 1..<9 {
        #expect(painter.paint(mask(1))[20, row] == Color.black.pixel)
        #expect(painter.paint(mask(1))[19, row] == Samples.color("ff0000").pixel)
        #expect(painter.paint(mask(0.95))[20, row] == Color.black.pixel)
      }
      #expect(painter.paint(mask(1))[19, 0].alpha == painter.paint(mask(1))[20, 0].alpha)
    }
  }

  @Test("an arc that is nearly closed begins in its first colour, cap and all")
  func nearlyClosed() {
    let arc = Arc(lineWidth: 12, lineCap: .round, start: .degrees(-90), sweep: .degrees(350))
    let recipe = RevealRecipe(
      paint: RevealPaint(gradient: Samples.light, track: .clear, shape: .arc(arc)),
      size: PixelSize(width: 60, height: 60), scale: .one)
    let picture = LayerPainter(recipe).paint(mask(0.01))
    // Left of 12 o'clock there is nothing but the start's cap.
    for column in 22..<30 where picture[column, 6].alpha > 0 {
      let pixel = picture[column, 6]
      #expect(pixel.alpha < 255 || pixel.distance(to: Samples.light.colors[0].pixel) <= 1)
    }
    #expect(picture[26, 6] == Samples.light.colors[0].pixel)
  }
}
