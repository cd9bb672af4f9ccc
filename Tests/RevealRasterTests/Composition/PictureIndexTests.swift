import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("The numbers of pictures")
struct PictureIndexTests {
  private func recipe(_ width: Int) -> PictureRecipe {
    .shape(
      ShapePaint(fill: .black, corners: .capsule), PixelSize(width: width, height: 3), .one)
  }

  private func shown(_ composition: Composition) -> Set<PictureID> {
    Set(composition.blits.compactMap(\.picture))
  }

  @Test("are one for equal recipes, and lead back to them")
  func identity() {
    let index = PictureIndex()
    let first = index.id(of: recipe(1))
    let second = index.id(of: recipe(2))
    #expect(first != second)
    #expect(index.id(of: recipe(1)) == first)
    #expect(index.recipe(of: second) == recipe(2))
    #expect(index.count == 2)
    #expect(index.recipe(of: PictureID(index: 99)) == nil)
  }

  @Test("that are taken back are given anew, and never to two at once")
  func reuse() {
    let index = PictureIndex()
    let ids = (1...6).map { index.id(of: recipe($0)) }
    let kept = Set([ids[1], ids[4]])
    let discarded = index.removeAll(except: kept)
    #expect(Set(discarded) == Set(ids).subtracting(kept))
    #expect(discarded.allSatisfy { index.recipe(of: $0) == nil })
    #expect(index.recipe(of: ids[1]) == recipe(2))
    let renewed = (11...16).map { index.id(of: recipe($0)) }
    #expect(Set(renewed).isDisjoint(with: kept))
    #expect(Set(renewed).count == 6)
    #expect(Set(renewed).isSuperset(of: discarded))
    for (number, id) in zip(11...16, renewed) { #expect(index.recipe(of: id) == recipe(number)) }
  }

  @Test("of a reveal that was forgotten are not remembered")
  func forgottenReveal() {
    let index = PictureIndex()
    let recipe = RevealRecipe(
      paint: RevealPaint(gradient: Samples.light, track: Samples.track),
      size: PixelSize(width: 5, height: 3), scale: .one)
    let before = index.ids(of: recipe)
    _ = index.removeAll(except: [])
    #expect(index.recipe(of: before.track) == nil)
    let other = index.id(of: self.recipe(1))
    let after = index.ids(of: recipe)
    #expect(Set([other, after.track, after.whole]).count == 3)
    #expect(index.recipe(of: after.track) == .track(recipe))
    #expect(index.recipe(of: after.whole) == .reveal(recipe))
  }

  @Test("that are kept are just those on the surface", arguments: 1...8 as ClosedRange<UInt64>)
  func inUse(_ seed: UInt64) {
    var scene = SceneGenerator(seed: seed)
    var composition = Composition()
    let text = BoxText()
    for _ in 0..<12 {
      let surface = Composition.Surface(
        size: PixelSize(width: 44, height: 26), scale: .one, direction: scene.direction)
      composition.update(scene.scene, on: surface, text: text)
      let used = shown(composition)
      let recipes = used.map { composition.pictures.recipe(of: $0) }
      let discarded = composition.discardUnusedPictures()
      #expect(used.isDisjoint(with: discarded))
      #expect(composition.pictures.count == used.count)
      #expect(used.map { composition.pictures.recipe(of: $0) } == recipes)
      #expect(composition.discardUnusedPictures().isEmpty)
      scene.step()
    }
  }
}
