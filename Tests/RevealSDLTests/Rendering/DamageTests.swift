import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("What is told to have changed")
struct DamageTests {
  @Test("holds every pixel that changed", arguments: LayoutDirection.allCases, [1.0, 1.5])
  func complete(_ direction: LayoutDirection, _ scale: Double) throws {
    let harness = try RendererHarness()
    let surface = Composition.Surface(200, 80, scale: scale, direction)
    var random = SplitMix(seed: 5)
    var before = try harness.picture(scene(&random), on: surface)
    for step in 0..<60 {
      let damage = try harness.draw(scene(&random), on: surface)
      let after = try harness.renderer.snapshot()
      for y in 0..<surface.size.height {
        for x in 0..<surface.size.width where before[x, y] != after[x, y] {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          guard damage.contains(where: { $0.contains(pixel) }) else {
            Issue.record("step \(step), column \(x), row \(y)")
            return
          }
        }
      }
      before = after
    }
  }

  @Test("is drawn as if all were drawn anew", arguments: LayoutDirection.allCases)
  func sameAsFresh(_ direction: LayoutDirection) throws {
    let harness = try RendererHarness()
    let surface = Composition.Surface(200, 80, direction)
    var random = SplitMix(seed: 6)
    for step in 0..<60 {
      let commands = scene(&random)
      let retained = try harness.picture(commands, on: surface)
      let fresh = try RendererHarness().picture(commands, on: surface)
      let difference = BitmapDifference(expected: fresh, actual: retained)
      #expect(difference.isEmpty, "step \(step): \(difference)")
    }
  }

  @Test("is all of a new canvas, and nothing where nothing differs")
  func firstAndSecond() throws {
    let harness = try RendererHarness()
    let surface = Composition.Surface(200, 80)
    let commands = Scenes.translucent(RevealMask(.one))
    let whole = PixelRect(origin: PixelPoint(x: 0, y: 0), size: surface.size)
    #expect(try harness.draw(commands, on: surface) == [whole])
    #expect(try harness.draw(commands, on: surface).isEmpty)
    #expect(harness.renderer.counters.frames == 1)
  }

  @Test("is the columns between two masks, and no others")
  func columns() throws {
    let harness = try RendererHarness()
    let surface = Composition.Surface(200, 80)
    try harness.draw(Scenes.opaque(RevealMask(.zero)), on: surface)
    let damage = try harness.draw(
      Scenes.opaque(RevealMask(Fraction(clamping: 20.0 / 177))), on: surface)
    #expect(damage == [PixelRect(x: 10, y: 8, width: 20, height: 14)])
  }

  /// A scene in which anything may differ from the one before.
  private func scene(_ random: inout SplitMix) -> [DrawCommand] {
    let mask = RevealMask(
      Fraction(clamping: random.pick([0, 0.1, 0.5, 0.503, 0.9, 1])), isResting: random.unit() < 0.5)
    var commands =
      random.unit() < 0.5
      ? Scenes.opaque(
        mask, text: random.pick(["1%", "42%", "100%", ""]), phase: random.whole(in: 0..<60))
      : Scenes.translucent(mask, x: random.number(in: -30...190))
    if random.unit() < 0.3 { commands.removeLast(random.whole(in: 0..<commands.count)) }
    // What lies under everything stays, for a canvas with holes has no defined picture.
    return commands.isEmpty ? Scenes.opaque(mask) : commands
  }
}
