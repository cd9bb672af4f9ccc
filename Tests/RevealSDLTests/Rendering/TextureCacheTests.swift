import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Textures that are kept")
struct TextureCacheTests {
  let surface = Composition.Surface(200, 80)

  @Test("a picture is painted and uploaded once, however often it is drawn")
  func once() throws {
    let harness = try RendererHarness()
    for step in 0...100 {
      try harness.draw(
        Scenes.opaque(RevealMask(Fraction(clamping: Double(step) / 100)), phase: step),
        on: surface)
    }
    // A track, it revealed, a shape, a ring, a strip of digits and a "%".
    #expect(harness.renderer.counters == .init(paints: 6, uploads: 6, frames: 101))
  }

  @Test("equal pictures in two places are one")
  func shared() throws {
    let harness = try RendererHarness()
    let paint = ShapePaint(fill: .white, corners: .capsule)
    try harness.draw(
      [ground]
        + (0..<5).map { .shape(Rect(x: Double($0) * 30, y: 8, width: 20, height: 20), paint) },
      on: surface)
    #expect(harness.renderer.counters.paints == 1)
  }

  @Test("what lies outside the canvas or under something opaque is not painted")
  func hidden() throws {
    let harness = try RendererHarness()
    let paint = ShapePaint(fill: .white, corners: .capsule)
    try harness.draw(
      [
        .shape(Rect(x: 500, y: 8, width: 20, height: 20), paint),
        .shape(Rect(x: -50, y: 8, width: 21, height: 20), paint),
        .shape(Rect(x: 50, y: 8, width: 22, height: 20), paint), ground,
      ], on: surface)
    #expect(harness.renderer.counters.paints == 0)
  }

  @Test("one that was shown lately is still there, one of long ago is not, and comes back right")
  func eviction() throws {
    let harness = try RendererHarness()
    let first = try harness.picture(shape(0), on: surface)
    try harness.draw(shape(1), on: surface)
    let before = harness.renderer.counters.paints
    try harness.draw(shape(0), on: surface)
    #expect(harness.renderer.counters.paints == before)
    for number in 1...300 { try harness.draw(shape(number), on: surface) }
    let late = harness.renderer.counters.paints
    #expect(try harness.picture(shape(0), on: surface) == first)
    #expect(harness.renderer.counters.paints == late + 1)
  }

  @Test("after hundreds of pictures each new one is the right one")
  func rightPictures() throws {
    let harness = try RendererHarness()
    var random = SplitMix(seed: 8)
    for _ in 0..<400 {
      let commands = shape(random.whole(in: 0..<150))
      try harness.draw(commands, on: surface)
    }
    for number in stride(from: 0, to: 150, by: 7) {
      let commands = shape(number) + shape(149 - number).dropFirst()
      #expect(
        try harness.picture(commands, on: surface)
          == RendererHarness().picture(commands, on: surface), "\(number)")
    }
  }

  @Test("a bar that is shown all the time survives the coming and going of others")
  func survivor() throws {
    let harness = try RendererHarness()
    let bar = Scenes.opaque(RevealMask(Fraction(clamping: 0.5)))
    for number in 0..<300 { try harness.draw(bar + shape(number).dropFirst(), on: surface) }
    let before = harness.renderer.counters.paints
    try harness.draw(Scenes.opaque(RevealMask(.one)), on: surface)
    #expect(harness.renderer.counters.paints == before)
    #expect(
      try harness.renderer.snapshot()
        == RendererHarness().picture(Scenes.opaque(RevealMask(.one)), on: surface))
  }

  private let ground = DrawCommand.fill(
    Rect(x: 0, y: 0, width: 200, height: 80), Scenes.background)

  /// A scene with a picture of its own for each number.
  private func shape(_ number: Int) -> [DrawCommand] {
    [
      ground,
      .shape(
        Rect(x: Double(number % 13), y: 3, width: 20 + Double(number), height: 40),
        ShapePaint(
          fill: Samples.light.color(at: Double(number) / 150), corners: .radius(9),
          backdrop: Scenes.background)),
    ]
  }
}
