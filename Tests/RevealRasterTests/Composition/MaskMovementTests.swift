import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("A mask that moves")
struct MaskMovementTests {
  private let track = Rect(x: 10, y: 5, width: 200, height: 14)

  private func surface(_ direction: LayoutDirection) -> Composition.Surface {
    Composition.Surface(
      size: PixelSize(width: 220, height: 24), scale: .one, direction: direction)
  }

  private func scene(_ columns: Double, isResting: Bool) -> [DrawCommand] {
    let paint = RevealPaint(gradient: Samples.light, track: Samples.track, backdrop: .white)
    let mask = RevealMask(Fraction(clamping: columns / 200), isResting: isResting)
    return [
      .fill(Rect(x: 0, y: 0, width: 220, height: 24), .white), .reveal(track, paint, mask),
    ]
  }

  /// The columns of the surface that change when a mask goes from one width to another.
  private func expected(
    from old: Double, to new: Double, _ direction: LayoutDirection
  ) -> PixelRect {
    let first = Int(min(old, new))
    let end = Int(max(old, new).rounded(.up))
    let rect = PixelRect(x: 10 + first, y: 5, width: end - first, height: 14)
    return direction == .leftToRight ? rect : rect.mirrored(in: 220)
  }

  static let moves: [(Double, Double)] = [
    (0, 200), (200, 0), (50, 51), (51, 50), (20, 180), (0, 0.5), (30.25, 30.75), (30.25, 31.5),
    (99.5, 30), (199.5, 200), (10.5, 60.5), (60.5, 10.5),
  ]

  @Test(
    "damages only the columns that it crossed", arguments: moves, LayoutDirection.allCases)
  func crossed(_ move: (Double, Double), _ direction: LayoutDirection) {
    var composition = Composition()
    for columns in [move.0, move.1] {
      let isResting = columns == columns.rounded()
      composition.update(
        scene(columns, isResting: isResting), on: surface(direction), text: NoText())
    }
    let allowed = expected(from: move.0, to: move.1, direction)
    #expect(!composition.damage.isEmpty)
    #expect(composition.damage.rects.allSatisfy { allowed.contains($0) })
  }

  @Test("damages nothing where it stays on the same pixels")
  func sameColumns() {
    var composition = Composition()
    composition.update(scene(50, isResting: true), on: surface(.leftToRight), text: NoText())
    composition.update(scene(50.3, isResting: true), on: surface(.leftToRight), text: NoText())
    #expect(composition.damage.isEmpty)
  }

  @Test("has pictures painted in the first frame only", arguments: LayoutDirection.allCases)
  func sweep(_ direction: LayoutDirection) {
    var composition = Composition()
    var known: Set<PictureID> = []
    for step in 0...1_000 {
      let columns = Double(step) / 5
      composition.update(
        scene(columns, isResting: step % 50 == 0), on: surface(direction), text: NoText())
      let shown = composition.blits.compactMap { blit -> PictureID? in
        if case .picture(let id, _) = blit.ink { id } else { nil }
      }
      if step == 0 { known = Set(shown) }
      guard Set(shown).isSubset(of: known) else {
        Issue.record("a new picture at step \(step)")
        return
      }
    }
    #expect(composition.pictures.count == known.count)
    #expect(known.count == 2)
  }

  @Test("leaves its track's other commands alone")
  func others() {
    let button = DrawCommand.shape(
      Rect(x: 10, y: 0, width: 20, height: 4), ShapePaint(fill: .black, corners: .capsule))
    var composition = Composition()
    for columns in [40.0, 90] {
      composition.update(
        scene(columns, isResting: true) + [button], on: surface(.leftToRight), text: NoText())
    }
    #expect(composition.damage.rects == [PixelRect(x: 50, y: 5, width: 50, height: 14)])
  }
}
