import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("A still of a change")
struct StillMotionTests {
  static let times = [0, 0.01, 0.05, 0.125, 0.2, 0.2499, 0.25, 3]

  @Test("shows what the animator says at that moment", arguments: times)
  func sampled(_ time: Double) throws {
    var still = try Still.sample(0.9)
    still.from = 0.1
    still.time = time
    var animator = EasingAnimator(restingAt: Fraction(clamping: 0.1))
    animator.retarget(to: Fraction(clamping: 0.9), at: .zero)
    #expect(try still.draw(text: NoText()) == bar(animator.mask(at: Instant(seconds: time))))
  }

  @Test("follows later changes, in the order of their times", arguments: times)
  func retargeted(_ time: Double) throws {
    var still = try Still.sample(0.9)
    still.from = 0.1
    still.time = time
    still.changes = [.init(time: 0.15, value: 0.2), .init(time: 0.05, value: 0.5)]
    var animator = EasingAnimator(restingAt: Fraction(clamping: 0.1))
    animator.retarget(to: Fraction(clamping: 0.9), at: .zero)
    for (start, value) in [(0.05, 0.5), (0.15, 0.2)] where start <= time {
      animator.retarget(to: Fraction(clamping: value), at: Instant(seconds: start))
    }
    #expect(try still.draw(text: NoText()) == bar(animator.mask(at: Instant(seconds: time))))
  }

  @Test("takes the curve and the duration that it is given")
  func curve() throws {
    var still = try Still.sample(1)
    still.from = 0
    still.animation = Animation(curve: .linear, duration: 2)
    still.time = 0.5
    #expect(
      try still.draw(text: NoText()) == bar(RevealMask(Fraction(clamping: 0.25), isResting: false)))
    still.animation = Animation(curve: .linear, duration: 0)
    still.time = 0
    #expect(try still.draw(text: NoText()) == bar(RevealMask(.one)))
  }

  @Test(
    "does not animate where there was no value before",
    arguments: [
      nil, Double.nan, .infinity,
    ])
  func fromUnknown(_ from: Double?) throws {
    var still = try Still.sample(0.6)
    still.from = from
    still.time = 0.1
    #expect(try still.draw(text: NoText()) == bar(RevealMask(Fraction(clamping: 0.6))))
  }

  @Test("of a later change alone starts from the value")
  func changeAlone() throws {
    var still = try Still.sample(0.2)
    still.changes = [.init(time: 1, value: 0.8)]
    still.time = 1.125
    #expect(
      try still.draw(text: NoText()) == bar(RevealMask(Fraction(clamping: 0.5), isResting: false)))
  }

  @Test("becomes a ring where a change has no known value, once it has happened")
  func changeToUnknown() throws {
    var still = try Still.sample(0.2)
    still.changes = [.init(time: 1, value: .nan)]
    still.time = 0.9
    #expect(try still.draw(text: NoText()) == bar(RevealMask(Fraction(clamping: 0.2))))
    still.time = 1
    var ring = try Still.sample(nil)
    ring.time = 1
    #expect(still.draw(text: NoText()) == ring.draw(text: NoText()))
  }

  @Test("of a ring shows its phase at that moment")
  func ring() throws {
    var still = try Still.sample(nil)
    let first = still.draw(text: NoText())
    still.time = 0.5
    #expect(still.draw(text: NoText()) != first)
    still.time = 1
    #expect(still.draw(text: NoText()) == first)
  }

  /// The bar alone, at a mask.
  private func bar(_ mask: RevealMask) throws -> Bitmap {
    let still = try Still.sample(nil)
    let gradient = try #require(still.gradient)
    return Canvas.draw(
      [
        .reveal(
          Rect(x: 0, y: 0, width: 320, height: 14),
          RevealPaint(
            gradient: gradient, track: still.palette[.track],
            outline: still.palette[.trackOutline]), mask)
      ],
      on: Composition.Surface(
        size: PixelSize(width: 320, height: 14), scale: .one, direction: .leftToRight))
  }
}
