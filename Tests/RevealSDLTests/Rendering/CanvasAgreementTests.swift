import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("SDL's renderer draws what the plain canvas draws")
struct CanvasAgreementTests {
  static let scales = [1, 1.25, 3]

  @Test("to the byte at rest", arguments: scales, LayoutDirection.allCases)
  func atRest(_ scale: Double, _ direction: LayoutDirection) throws {
    let surface = Composition.Surface(200, 80, scale: scale, direction)
    let harness = try RendererHarness()
    let fractions = [0, 0.01, 0.25, 1.0 / 3, 0.5, 0.99, 1]
    for (index, fraction) in fractions.enumerated() {
      let sample = Samples.gradients[index % Samples.gradients.count]
      let commands = Scenes.opaque(
        RevealMask(Fraction(clamping: fraction)), gradient: sample.gradient)
      let difference = BitmapDifference(
        expected: Canvas.draw(commands, on: surface, text: harness.text),
        actual: try harness.picture(commands, on: surface))
      #expect(difference.isEmpty, "\(sample.name) at \(fraction): \(difference)")
    }
  }

  @Test("to the byte with letters of a real font", arguments: [1.0, 2])
  func letters(_ scale: Double) throws {
    let harness = try RendererHarness(text: try #require(PangoText()))
    let surface = Composition.Surface(200, 80, scale: scale)
    for text in ["100%", "In progress", "نشاط", "作業"] {
      let commands = Scenes.opaque(RevealMask(.one), text: text)
      #expect(
        try harness.picture(commands, on: surface)
          == Canvas.draw(commands, on: surface, text: harness.text))
    }
  }

  @Test(
    "in flight within 2/255 in the edge column, and to the byte beside it", arguments: scales,
    LayoutDirection.allCases)
  func inFlight(_ scale: Double, _ direction: LayoutDirection) throws {
    let surface = Composition.Surface(200, 80, scale: scale, direction)
    let harness = try RendererHarness()
    let bar = surface.scale.pixels(Scenes.bar)
    for step in 0...10 {
      let mask = RevealMask(Fraction(clamping: Double(step) / 10.3), isResting: false)
      let commands = Scenes.opaque(mask, gradient: Samples.translucent)
      let drawn = try harness.picture(commands, on: surface)
      let expected = Canvas.draw(commands, on: surface, text: harness.text)
      let edge = PixelRect(
        x: bar.minX + mask.width(ofTrack: bar.size.width).wholeColumns, y: bar.minY, width: 1,
        height: bar.size.height)
      let column = direction == .leftToRight ? edge : edge.mirrored(in: surface.size.width)
      for y in 0..<surface.size.height {
        for x in 0..<surface.size.width where drawn[x, y] != expected[x, y] {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          guard column.contains(pixel), drawn[x, y].distance(to: expected[x, y]) <= 2 else {
            Issue.record("step \(step), column \(x), row \(y)")
            return
          }
        }
      }
    }
  }

  @Test("over every case of the grid whose backdrop is known", arguments: RevealCase.small)
  func grid(_ sample: RevealCase) throws {
    let sample = sample.over(sample.paint.backdrop ?? .white)
    let window = sample.paint.backdrop ?? .white
    let harness = try RendererHarness()
    let ground = DrawCommand.fill(Rect(x: 0, y: 0, width: 4000, height: 100), window)
    for fraction in RevealCase.fractions {
      let commands = [ground] + sample.commands(RevealMask(Fraction(clamping: fraction)))
      let expected = Canvas.draw(commands, on: sample.surface)
      #expect(try harness.picture(commands, on: sample.surface) == expected, "\(fraction)")
    }
  }

  @Test("what shines through is within 3/255 of it")
  func translucent() throws {
    let harness = try RendererHarness()
    let surface = Composition.Surface(200, 80)
    let commands = Scenes.translucent(RevealMask(.one))
    let drawn = try harness.picture(commands, on: surface)
    let expected = Canvas.draw(commands, on: surface, text: harness.text)
    for y in 0..<80 {
      for x in 0..<200 { #expect(drawn[x, y].distance(to: expected[x, y]) <= 3) }
    }
  }
}
