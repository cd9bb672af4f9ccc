import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("Drawing only the damage")
struct DamageTests {
  private func surface(of scene: SceneGenerator) -> Composition.Surface {
    let scale = DisplayScale(scene.scale)
    return Composition.Surface(
      size: scale.pixels(scene.size), scale: scale, direction: scene.direction)
  }

  @Test("gives what drawing everything gives", arguments: 1...12 as ClosedRange<UInt64>)
  func sameAsScratch(_ seed: UInt64) {
    var scene = SceneGenerator(seed: seed)
    var retained = RetainedSurface(text: BoxText())
    for step in 0..<45 {
      let surface = surface(of: scene)
      retained.show(scene.scene, on: surface)
      var scratch = RetainedSurface(text: BoxText())
      scratch.show(scene.scene, on: surface)
      let difference = BitmapDifference(expected: scratch.bitmap, actual: retained.bitmap)
      guard difference.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
      if step % 9 == 8 { _ = retained.discardUnusedPictures() }
      scene.step()
    }
  }

  @Test(
    "of nothing, where a frame is the same as the one before",
    arguments: 1...8 as ClosedRange<UInt64>)
  func identical(_ seed: UInt64) {
    let scene = SceneGenerator(seed: seed)
    let text = BoxText()
    var composition = Composition()
    composition.update(scene.scene, on: surface(of: scene), text: text)
    #expect(!composition.damage.isEmpty)
    let blits = composition.blits
    for _ in 0..<3 {
      composition.update(scene.scene, on: surface(of: scene), text: text)
      #expect(composition.damage.isEmpty)
      #expect(composition.blits == blits)
    }
  }

  @Test("covers the surface after it was resized, turned or scaled")
  func otherSurface() {
    let scene = SceneGenerator(seed: 3)
    let first = surface(of: scene)
    var turned = first
    turned.direction = .rightToLeft
    var grown = first
    grown.size = PixelSize(width: 60, height: 40)
    var scaled = first
    scaled.scale = DisplayScale(2)
    for other in [turned, grown, scaled] {
      var composition = Composition()
      composition.update(scene.scene, on: first, text: NoText())
      composition.update(scene.scene, on: other, text: NoText())
      let all = PixelRect(origin: PixelPoint(x: 0, y: 0), size: other.size)
      #expect(composition.damage.rects == [all])
    }
  }

  @Test("covers the surface in the next frame after its content was lost")
  func lostContent() {
    let scene = SceneGenerator(seed: 5)
    let surface = surface(of: scene)
    var composition = Composition()
    composition.update(scene.scene, on: surface, text: NoText())
    composition.damageEverything()
    composition.update(scene.scene, on: surface, text: NoText())
    let all = PixelRect(origin: PixelPoint(x: 0, y: 0), size: surface.size)
    #expect(composition.damage.rects == [all])
    composition.update(scene.scene, on: surface, text: NoText())
    #expect(composition.damage.isEmpty)
  }

  @Test("touches no pixel twice, for its rectangles do not overlap")
  func disjoint() {
    var random = SplitMix(seed: 81)
    for _ in 0..<100 {
      var damage = Damage()
      var all: [PixelRect] = []
      for _ in 0..<12 {
        let rect = PixelRect(
          x: random.whole(in: 0..<40), y: random.whole(in: 0..<30),
          width: random.whole(in: 0..<9), height: random.whole(in: 0..<9))
        all.append(rect)
        damage.add(rect)
      }
      for (index, rect) in damage.rects.enumerated() {
        #expect(damage.rects[(index + 1)...].allSatisfy { rect.intersection($0).isEmpty })
      }
      #expect(all.allSatisfy { rect in damage.rects.contains { $0.contains(rect) } })
    }
  }
}
