import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("A renderer that lost what it had")
struct RecoveryTests {
  let surface = Composition.Surface(200, 80)
  let commands = Scenes.translucent(RevealMask(Fraction(clamping: 0.6)))

  @Test("brings the same picture back, at the next drawing", arguments: [false, true])
  func recover(_ texturesToo: Bool) throws {
    let harness = try RendererHarness()
    let before = try harness.picture(commands, on: surface)
    for _ in 0..<3 {
      harness.renderer.recover(texturesToo: texturesToo)
      let damage = try harness.draw(commands, on: surface)
      #expect(damage == [PixelRect(x: 0, y: 0, width: 200, height: 80)])
      #expect(try harness.renderer.snapshot() == before)
    }
  }

  @Test("brings another picture where the commands changed meanwhile", arguments: [false, true])
  func recoverChanged(_ texturesToo: Bool) throws {
    let harness = try RendererHarness()
    try harness.draw(commands, on: surface)
    harness.renderer.recover(texturesToo: texturesToo)
    let other = Scenes.opaque(RevealMask(.one))
    #expect(
      try harness.picture(other, on: surface) == RendererHarness().picture(other, on: surface))
  }

  @Test("paints its pictures anew only where they were lost")
  func paints() throws {
    let harness = try RendererHarness()
    try harness.draw(commands, on: surface)
    let first = harness.renderer.counters.paints
    harness.renderer.recover(texturesToo: false)
    try harness.draw(commands, on: surface)
    #expect(harness.renderer.counters.paints == first)
    harness.renderer.recover(texturesToo: true)
    try harness.draw(commands, on: surface)
    #expect(harness.renderer.counters.paints == 2 * first)
  }

  @Test("may be asked to before it drew anything, and twice")
  func early() throws {
    let harness = try RendererHarness()
    harness.renderer.recover(texturesToo: true)
    harness.renderer.recover(texturesToo: true)
    #expect(try harness.renderer.snapshot().size.isEmpty)
    #expect(
      try harness.picture(commands, on: surface)
        == RendererHarness().picture(commands, on: surface))
  }
}

@Suite("A canvas that changes its size")
struct CanvasSizeTests {
  @Test(
    "has nothing to draw while there is no pixel, and comes back",
    arguments: [
      Composition.Surface(0, 0), .init(0, 80), .init(200, 0),
    ])
  func noPixel(_ nothing: Composition.Surface) throws {
    let harness = try RendererHarness()
    let commands = Scenes.opaque(RevealMask(.one))
    #expect(try harness.draw(commands, on: nothing).isEmpty)
    let surface = Composition.Surface(200, 80)
    let picture = try harness.picture(commands, on: surface)
    #expect(try harness.draw(commands, on: nothing).isEmpty)
    #expect(try harness.picture(commands, on: surface) == picture)
  }

  @Test("shows the right picture at each, however they follow each other")
  func alternating() throws {
    let harness = try RendererHarness()
    let commands = Scenes.translucent(RevealMask(Fraction(clamping: 0.4)))
    for surface in [
      Composition.Surface(200, 80), .init(120, 60), .init(200, 80), .init(200, 80, scale: 2),
      .init(400, 160), .init(200, 80, scale: 2, .rightToLeft), .init(1, 1), .init(200, 80),
      .init(3000, 2), .init(2, 3000),
    ] {
      let fresh = try RendererHarness().picture(commands, on: surface)
      #expect(try harness.picture(commands, on: surface) == fresh, "\(surface)")
    }
  }

  @Test("of another direction or scale but the same pixels is drawn anew")
  func sameSize() throws {
    let harness = try RendererHarness()
    let commands = Scenes.opaque(RevealMask(Fraction(clamping: 0.4)))
    let left = try harness.picture(commands, on: .init(200, 80))
    let right = try harness.picture(commands, on: .init(200, 80, .rightToLeft))
    #expect(left != right)
    let size = PixelSize(width: 200, height: 80)
    let larger = Composition.Surface(size: size, scale: DisplayScale(2), direction: .leftToRight)
    #expect(
      try harness.picture(commands, on: larger) == RendererHarness().picture(commands, on: larger))
    #expect(try harness.picture(commands, on: .init(200, 80)) == left)
  }
}
