import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

/// Law 11 for what is not copied in columns.
@Suite("SDL's renderer draws shapes as the plain canvas draws them")
struct ShapeAgreementTests {
  private static let fractions: [Double] = [
    0, 1e-9, 0.02, 0.25, 0.26, 0.5, 0.9, 0.97, (1.0).nextDown, 1, 0.6, 0.01, 0,
  ]

  /// One renderer follows the masks by their differences; the canvas begins anew each time.
  @Test(
    "to the byte, over a mask that goes to and fro", arguments: [1, 1.25, 2],
    LayoutDirection.allCases)
  func following(_ scale: Double, _ direction: LayoutDirection) throws {
    let surface = Composition.Surface(172, 48, scale: scale, direction)
    let harness = try RendererHarness()
    let gradient = scale == 2 ? Samples.translucent : Samples.light
    for (index, fraction) in Self.fractions.enumerated() {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: index % 2 == 0)
      let commands = Scenes.shapes(mask, gradient: gradient)
      let difference = BitmapDifference(
        expected: Canvas.draw(commands, on: surface),
        actual: try harness.picture(commands, on: surface))
      #expect(difference.isEmpty, "at \(fraction): \(difference)")
    }
  }

  @Test(
    "to the byte, over a known backdrop",
    arguments: RevealCase.shapes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
  func grid(_ sample: RevealCase) throws {
    let window = sample.paint.backdrop ?? .white
    let sample = sample.over(window)
    let harness = try RendererHarness()
    let ground = DrawCommand.fill(Rect(x: 0, y: 0, width: 400, height: 100), window)
    for fraction in [0.37, 0.99] {
      let commands = [ground] + sample.commands(RevealMask(Fraction(clamping: fraction)))
      let expected = Canvas.draw(commands, on: sample.surface)
      #expect(try harness.picture(commands, on: sample.surface) == expected, "\(fraction)")
    }
  }
}
