import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// Law 5: bars are mirrored, and what turns runs clockwise in both directions.
@Suite("The direction of a shape")
struct ShapeDirectionTests {
  private static let fractions = [0, 0.01, 0.37, 0.5, 0.99, 1]

  private func expectEqual(_ left: Bitmap, _ right: Bitmap, _ fraction: Double) {
    let difference = BitmapDifference(expected: left, actual: right)
    #expect(difference.isEmpty, "at \(fraction): \(difference)")
  }

  private static func isBar(_ given: RevealCase) -> Bool {
    if case .bar = given.paint.shape { true } else { false }
  }

  private static func isSymmetric(_ given: RevealCase) -> Bool {
    guard case .arc(let arc) = given.paint.shape else { return true }
    return arc.isClosed || arc.sweep == .degrees(270)
  }

  @Test("turns a bar with a marker to its mirror image", arguments: RevealCase.shapes.filter(isBar))
  func bars(_ given: RevealCase) {
    let (left, right) = (
      LayerPainter(given.facing(.leftToRight).recipe),
      LayerPainter(given.facing(.rightToLeft).recipe)
    )
    for fraction in Self.fractions {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
      expectEqual(left.paint(mask).mirrored, right.paint(mask), fraction)
    }
  }

  @Test(
    "leaves what turns as it is, with a gradient along its line",
    arguments: RevealCase.shapes.filter { !isBar($0) && $0.scale < 2 })
  func circles(_ given: RevealCase) {
    let along = given.painted { $0.geometry = .alongPath }
    let (left, right) = (
      LayerPainter(along.facing(.leftToRight).recipe),
      LayerPainter(along.facing(.rightToLeft).recipe)
    )
    for fraction in [0.01, 0.63, 1] {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
      expectEqual(left.paint(mask), right.paint(mask), fraction)
    }
  }

  /// Revealed whole it is the mirror image; in part, law 1 says that it has the whole's colours.
  @Test(
    "mirrors a gradient across the frame inside of what turns",
    arguments: RevealCase.capacities.filter { !isBar($0) && isSymmetric($0) })
  func linear(_ given: RevealCase) {
    func painter(_ direction: LayoutDirection) -> LayerPainter {
      LayerPainter(
        given.facing(direction).painted {
          $0.geometry = .linear(start: .topLeading, end: .bottomTrailing)
        }.recipe)
    }
    let (left, right) = (painter(.leftToRight), painter(.rightToLeft))
    expectEqual(left.paint(RevealMask(.one)).mirrored, right.paint(RevealMask(.one)), 1)
    expectEqual(left.paint(RevealMask(.zero)), right.paint(RevealMask(.zero)), 0)
  }

  @Test("turns a gradient across a bar's frame to its mirror image", arguments: [1, 1.25, 2])
  func bar(_ scale: Double) {
    for sample in Samples.gradients {
      for (start, end) in [(UnitPoint.top, UnitPoint.bottom), (.topLeading, .bottomTrailing)] {
        let given = RevealCase(
          width: 41, height: 9, scale: scale, gradientName: sample.name,
          paint: RevealPaint(
            gradient: sample.gradient, geometry: .linear(start: start, end: end),
            track: Samples.track))
        for fraction in Self.fractions {
          let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
          expectEqual(
            given.picture(mask).mirrored, given.facing(.rightToLeft).picture(mask), fraction)
        }
      }
    }
  }
}
