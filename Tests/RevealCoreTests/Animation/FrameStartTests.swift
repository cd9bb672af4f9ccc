import RevealCore
import Testing

@Suite("A change and the frames that show it")
struct FrameStartTests {
  private func time(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  private func fraction(_ value: Double) -> Fraction { Fraction(clamping: value) }

  @Test("of two changes at one moment the second counts")
  func coincident() {
    var twice = EasingAnimator(restingAt: .zero)
    twice.retarget(to: .one, at: time(5))
    twice.retarget(to: fraction(0.4), at: time(5))
    var once = EasingAnimator(restingAt: .zero)
    once.retarget(to: fraction(0.4), at: time(5))
    #expect(twice == once)
  }

  @Test("of two changes at one moment the second counts, even where the first takes no time")
  func coincidentImmediate() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retarget(
      to: .one, at: time(5), animation: Animation(curve: .linear, duration: 0))
    animator.retarget(to: fraction(0.4), at: time(5))
    #expect(animator.value(at: time(5)) == .zero)
  }

  @Test("a change that is taken back at the same moment never was")
  func takenBack() {
    var animator = EasingAnimator(restingAt: fraction(0.3))
    animator.retarget(to: .one, at: time(5))
    animator.retarget(to: fraction(0.3), at: time(5))
    #expect(animator == EasingAnimator(restingAt: fraction(0.3)))
  }

  @Test("a change begins with the first frame after it")
  func beginsWithFrame() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    animator.beginFrame(at: time(16))
    #expect(animator.value(at: time(16)) == .zero)
    #expect(abs(animator.value(at: time(141)).value - 0.5) < 1e-9)
    #expect(animator.value(at: time(266)) == .one)
    #expect(animator.isAnimating(at: time(265)))
  }

  @Test("a change that a frame has shown keeps its start")
  func seenStays() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    animator.beginFrame(at: time(16))
    let seen = animator
    animator.beginFrame(at: time(32))
    #expect(animator == seen)
  }

  @Test("of several changes before a frame only the newest counts")
  func newestOfUnseen() {
    var several = EasingAnimator(restingAt: .zero)
    several.retargetAtNextFrame(to: .one)
    several.retargetAtNextFrame(to: fraction(0.2))
    several.retargetAtNextFrame(to: fraction(0.6))
    several.beginFrame(at: time(16))
    var one = EasingAnimator(restingAt: .zero)
    one.retargetAtNextFrame(to: fraction(0.6))
    one.beginFrame(at: time(16))
    #expect(several == one)
  }

  @Test("a change in flight goes on under one that begins")
  func olderGoesOn() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    animator.beginFrame(at: time(0))
    animator.retargetAtNextFrame(to: .zero)
    animator.beginFrame(at: time(125))
    #expect(abs(animator.value(at: time(125)).value - 0.5) < 1e-9)
    #expect(abs(animator.value(at: time(200)).value - 0.746_247) < 1e-6)
  }

  @Test("a slow first frame swallows nothing of the animation")
  func rebased() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    animator.beginFrame(at: time(10))
    animator.rebase(changeFrom: time(10), to: time(110))
    #expect(animator.value(at: time(110)) == .zero)
    #expect(abs(animator.value(at: time(235)).value - 0.5) < 1e-9)
    let moved = animator
    animator.rebase(changeFrom: time(50), to: time(300))
    #expect(animator == moved)
  }

  @Test("however long the first frame takes to come, nothing is swallowed")
  func longHidden() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    #expect(animator.value(at: time(900)) == .zero)
    #expect(animator.target == .one)
    animator.retargetAtNextFrame(to: fraction(0.5))
    animator.beginFrame(at: time(1000))
    #expect(animator.value(at: time(1000)) == .zero)
    #expect(abs(animator.value(at: time(1125)).value - 0.25) < 1e-9)
  }

  @Test("a change that is taken back before its frame never was")
  func takenBackBeforeFrame() {
    var animator = EasingAnimator(restingAt: fraction(0.3))
    animator.retargetAtNextFrame(to: .one)
    animator.retargetAtNextFrame(to: fraction(0.3))
    #expect(animator == EasingAnimator(restingAt: fraction(0.3)))
  }

  @Test("nothing to begin, nothing done")
  func atRest() {
    var animator = EasingAnimator(restingAt: fraction(0.5))
    animator.beginFrame(at: time(3))
    animator.rebase(changeFrom: time(3), to: time(4))
    #expect(animator == EasingAnimator(restingAt: fraction(0.5)))
  }

  @Test("a clock that goes back does not bring a finished change back")
  func finishedStaysFinished() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    animator.beginFrame(at: time(1000))
    animator.beginFrame(at: time(1300))
    animator.beginFrame(at: time(10))
    #expect(animator.value(at: time(10)) == .one)
    #expect(!animator.isAnimating(at: time(10)))
  }

  @Test("a clock that goes back has a change in flight begin anew, and end after its duration")
  func clockBackInFlight() {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retargetAtNextFrame(to: .one)
    animator.beginFrame(at: time(1000))
    animator.beginFrame(at: time(1125))
    animator.beginFrame(at: time(10))
    #expect(animator.value(at: time(10)) == .zero)
    #expect(abs(animator.value(at: time(135)).value - 0.5) < 1e-9)
    #expect(animator.value(at: time(260)) == .one)
    #expect(!animator.isAnimating(at: time(260)))
  }
}
