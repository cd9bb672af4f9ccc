import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// Pictures as people are to see them; each is looked at before it is put on file.
@Suite("A golden picture")
struct GoldenTests {
  struct Bar: Sendable, CustomTestStringConvertible {
    let name: String
    let width: Double
    let scale: Double
    let paint: RevealPaint
    var testDescription: String { name }
  }

  private static func bar(
    _ name: String, _ gradient: Gradient, width: Double = 64, scale: Double = 1,
    outline: Color = .clear, track: Color = Samples.track
  ) -> Bar {
    Bar(
      name: name, width: width, scale: scale,
      paint: RevealPaint(gradient: gradient, track: track, outline: outline))
  }

  static let bars = [
    bar("bar-light", Samples.light),
    bar("bar-dark", Samples.dark),
    bar("bar-light@2x", Samples.light, width: 40, scale: 2),
  ]
  static let percentages = [0, 1, 25, 50, 99, 100]

  private func draw(
    _ bar: Bar, _ mask: RevealMask, _ direction: LayoutDirection = .leftToRight
  ) -> Bitmap {
    let scale = DisplayScale(bar.scale)
    let rect = Rect(x: 0, y: 0, width: bar.width, height: BarMetrics.height)
    let surface = Composition.Surface(
      size: scale.pixels(rect.size), scale: scale, direction: direction)
    return Canvas.draw([.reveal(rect, bar.paint, mask)], on: surface)
  }

  @Test("of a bar at rest", arguments: bars, percentages)
  func resting(_ bar: Bar, _ percent: Int) {
    let mask = RevealMask(Fraction(clamping: Double(percent) / 100))
    expectGolden(draw(bar, mask), named: "\(bar.name)-\(percent)")
  }

  @Test("of a bar from right to left", arguments: percentages)
  func rightToLeft(_ percent: Int) {
    let mask = RevealMask(Fraction(clamping: Double(percent) / 100))
    expectGolden(draw(Self.bars[0], mask, .rightToLeft), named: "bar-light-rtl-\(percent)")
  }

  @Test("of a bar in flight", arguments: LayoutDirection.allCases)
  func inFlight(_ direction: LayoutDirection) {
    let mask = RevealMask(Fraction(clamping: 24.4 / 64), isResting: false)
    expectGolden(
      draw(Self.bars[0], mask, direction), named: "bar-in-flight-\(direction.rawValue)")
  }

  @Test("of a bar of high contrast with its outline", arguments: [0, 25, 100])
  func highContrast(_ percent: Int) {
    let bar = Self.bar(
      "bar-high-contrast", Samples.highContrast, outline: Samples.color("6c6c70"),
      track: Samples.color("6c6c7033"))
    let mask = RevealMask(Fraction(clamping: Double(percent) / 100))
    expectGolden(draw(bar, mask), named: "\(bar.name)-\(percent)")
  }

  @Test("of a bar of hard edges over a dark window")
  func hardEdges() {
    var paint = RevealPaint(
      gradient: Samples.hardEdges, track: Samples.track, shape: .bar(.radius(4)))
    paint.backdrop = Samples.darkWindow
    let bar = Bar(name: "", width: 64, scale: 1, paint: paint)
    expectGolden(draw(bar, RevealMask(Fraction(clamping: 0.8))), named: "bar-hard-edges-80")
  }

  @Test("of a spinner", arguments: [0, 10, 35], [1.0, 2])
  func spinner(_ phase: Int, _ scale: Double) {
    let size = 14.0
    let rect = Rect(x: 0, y: 0, width: size, height: size)
    let paint = SpinnerPaint(
      color: Samples.color("8e8e93"), track: Samples.track,
      lineWidth: 2.5)
    let surface = Composition.Surface(
      size: DisplayScale(scale).pixels(rect.size), scale: DisplayScale(scale),
      direction: .leftToRight)
    expectGolden(
      Canvas.draw([.spinner(rect, paint, phase: phase)], on: surface),
      named: "spinner@\(Int(scale))x-\(phase)")
  }

  @Test("of a button")
  func button() {
    let rect = Rect(x: 0, y: 0, width: 48, height: 22)
    let paint = ShapePaint(
      fill: Samples.color("f2f2f4"), border: Samples.color("d2d2d7"), corners: .radius(6))
    let surface = Composition.Surface(
      size: PixelSize(width: 48, height: 22), scale: .one, direction: .leftToRight)
    expectGolden(Canvas.draw([.shape(rect, paint)], on: surface), named: "button")
  }
}
