import RevealCore
import RevealTestSupport
import Testing

@Suite("The presented fraction")
struct EasingAnimatorTests {
  /// Seconds, and the value of two series of overlapping changes at that time.
  static let blends: [(seconds: Double, reversal: Double, partWay: Double)] = [
    (0.125, 0.5, 0.625), (0.150, 0.654_939, 0.746_135), (0.175, 0.746_247, 0.830_100),
    (0.200, 0.746_247, 0.856_534), (0.250, 0.5, 0.75), (0.300, 0.187_396, 0.593_698),
    (0.375, 0, 0.5),
  ]

  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func fraction(_ value: Double) -> Fraction { Fraction(clamping: value) }

  /// An animator that went towards 1 and half way was sent elsewhere.
  private func interrupted(from start: Double, to end: Double) -> EasingAnimator {
    var animator = EasingAnimator(restingAt: fraction(start))
    animator.retarget(to: .one, at: time(0))
    animator.retarget(to: fraction(end), at: time(0.125))
    return animator
  }

  @Test("of overlapping changes is their nested cross-fade", arguments: blends)
  func table(_ row: (seconds: Double, reversal: Double, partWay: Double)) {
    let reversed = interrupted(from: 0, to: 0).value(at: time(row.seconds)).value
    let partWay = interrupted(from: 0.25, to: 0.5).value(at: time(row.seconds)).value
    #expect(abs(reversed - row.reversal) < 1e-6)
    #expect(abs(partWay - row.partWay) < 1e-6)
  }

  @Test("of one change is the curve")
  func single() {
    var animator = EasingAnimator(restingAt: fraction(0.2))
    animator.retarget(to: fraction(0.7), at: time(5))
    for step in 0...50 {
      let part = Double(step) / 50
      let expected = 0.2 + 0.5 * UnitCurve.easeInOut.value(at: part)
      #expect(abs(animator.value(at: time(5 + 0.25 * part)).value - expected) < 1e-9)
    }
  }

  @Test("rests before the first change, and exactly at the target after the last")
  func ends() {
    let animator = interrupted(from: 0.3, to: 0.7)
    #expect(animator.value(at: time(-1)) == fraction(0.3))
    #expect(animator.value(at: time(0)) == fraction(0.3))
    #expect(animator.isAnimating(at: time(0.374)))
    #expect(!animator.isAnimating(at: time(0.375)))
    for late in [0.375, 0.376, 1, 1e6] {
      #expect(animator.value(at: time(late)) == fraction(0.7))
      #expect(animator.mask(at: time(late)).isResting)
    }
  }

  @Test("ends when the newest change ends, even where an older one was longer")
  func newestEnds() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retarget(to: .one, at: time(0), animation: Animation(curve: .linear, duration: 5))
    animator.retarget(to: fraction(0.5), at: time(1))
    #expect(!animator.isAnimating(at: time(1.25)))
    #expect(animator.value(at: time(1.25)) == fraction(0.5))
    #expect(animator.value(at: time(4)) == fraction(0.5))
  }

  @Test("goes on for a while in its direction after a reversal, and never stops dead")
  func noHitch() {
    let animator = interrupted(from: 0, to: 0)
    let before = animator.value(at: time(0.125)).value - animator.value(at: time(0.1249)).value
    let after = animator.value(at: time(0.1251)).value - animator.value(at: time(0.125)).value
    #expect(abs(before - after) / before < 0.01)
    #expect(animator.value(at: time(0.18)) > animator.value(at: time(0.125)))
  }

  @Test("a change that takes no time shows at once")
  func immediate() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retarget(to: .one, at: time(0))
    animator.retarget(
      to: fraction(0.4), at: time(0.1), animation: Animation(curve: .easeInOut, duration: 0))
    #expect(animator.value(at: time(0.1)) == fraction(0.4))
    #expect(!animator.isAnimating(at: time(0.1)))
  }

  @Test("snapping forgets what was in flight")
  func snap() {
    var animator = interrupted(from: 0, to: 1)
    animator.snap(to: fraction(0.6))
    #expect(animator == EasingAnimator(restingAt: fraction(0.6)))
    #expect(!animator.isAnimating(at: time(0.13)))
    #expect(animator.value(at: time(0.13)) == fraction(0.6))
  }

  @Test("a change to the target under way does nothing")
  func sameTarget() {
    var animator = EasingAnimator(restingAt: fraction(0.5))
    let resting = animator
    animator.retarget(to: fraction(0.5), at: time(1))
    #expect(animator == resting)
    animator.retarget(to: .one, at: time(1))
    let moving = animator
    animator.retarget(to: .one, at: time(1.1))
    #expect(animator == moving)
  }

  @Test("of time that goes backwards is what it was then")
  func backwards() {
    var animator = EasingAnimator(restingAt: fraction(0.2))
    animator.retarget(to: .one, at: time(10))
    let before = (0...20).map { animator.value(at: time(10 + 0.01 * Double($0))) }
    let again = (0...20).reversed().map { animator.value(at: time(10 + 0.01 * Double($0))) }
    #expect(again.reversed() == before)
    animator.retarget(to: .zero, at: time(9))
    for step in 0...100 {
      let value = animator.value(at: time(8.5 + 0.02 * Double(step)))
      #expect(value >= .zero && value <= .one)
    }
    #expect(animator.value(at: time(11)) == .zero)
  }
}
