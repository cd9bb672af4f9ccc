import RevealCore
import RevealTestSupport
import Testing

/// The rule of overlapping changes as it is written, keeping every change for ever.
private struct NaiveAnimator {
  var origin: Double
  var changes: [(target: Double, start: Instant, animation: Animation)] = []

  func value(at time: Instant) -> Double {
    changes.reduce(origin) { value, change in
      let seconds = time.seconds(since: change.start)
      let duration = change.animation.duration
      let part = seconds >= duration ? 1 : change.animation.curve.value(at: seconds / duration)
      return value * (1 - part) + change.target * part
    }
  }

  var hull: ClosedRange<Double> {
    let all = [origin] + changes.map(\.target)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }
}

@Suite("A series of changes at any moments")
struct RetargetSeriesTests {
  private struct Series {
    var animator: EasingAnimator
    var naive: NaiveAnimator
    var now = 0.0
  }

  private static let animations = [
    Animation.reveal, Animation(curve: .easeInOut, duration: 0.4),
    Animation(curve: .easeInOut, duration: 0.1),
  ]

  /// Calls `body` after each of some random changes, with the moment of the change.
  private func run(
    seed: UInt64, changes: Int, animations: [Animation] = Self.animations,
    _ body: (inout SplitMix, Series) -> Void
  ) {
    var random = SplitMix(seed: seed)
    let start = random.unit()
    var series = Series(
      animator: EasingAnimator(restingAt: Fraction(clamping: start)),
      naive: NaiveAnimator(origin: start))
    for _ in 0..<changes {
      series.now += random.pick([0.004, 0.03, 0.08, 0.2, 0.5]) * (0.5 + random.unit())
      let target = random.pick([0, 1, random.unit(), random.unit()])
      let animation = random.pick(animations)
      let time = Instant(seconds: series.now)
      if Fraction(clamping: target) != series.animator.target {
        series.naive.changes.append((target, time, animation))
      }
      series.animator.retarget(to: Fraction(clamping: target), at: time, animation: animation)
      body(&random, series)
    }
  }

  @Test("does not depend on what was forgotten", arguments: 1...10 as ClosedRange<UInt64>)
  func pruning(_ seed: UInt64) {
    var worst = 0.0
    run(seed: seed, changes: 40) { random, series in
      for _ in 0..<4 {
        let time = Instant(seconds: series.now + 0.6 * random.unit())
        let difference = series.animator.value(at: time).value - series.naive.value(at: time)
        worst = max(worst, abs(difference))
      }
    }
    #expect(worst < 1e-12)
  }

  @Test("stays between start and targets", arguments: 1...10 as ClosedRange<UInt64>)
  func hull(_ seed: UInt64) {
    var isInside = true
    run(seed: seed, changes: 30, animations: [.reveal, Animation(curve: .easeIn, duration: 0.3)]) {
      random, series in
      for _ in 0..<6 {
        let value = series.animator.value(at: Instant(seconds: series.now + 0.4 * random.unit()))
        let hull = series.naive.hull
        isInside =
          isInside && value.value >= hull.lowerBound - 1e-12
          && value.value <= hull.upperBound + 1e-12
      }
    }
    #expect(isInside)
  }

  /// The values that were presented from the first change on, each without what came later.
  private func presented(seed: UInt64, every step: Double) -> [Double] {
    var values: [Double] = []
    var last: EasingAnimator?
    var sampled = 0.0
    run(seed: seed, changes: 25) { _, series in
      while let last, sampled < series.now {
        values.append(last.value(at: Instant(seconds: sampled)).value)
        sampled += step
      }
      if last == nil { sampled = series.now }
      last = series.animator
    }
    return values
  }

  @Test("is continuous in value and slope", arguments: 1...6 as ClosedRange<UInt64>)
  func continuity(_ seed: UInt64) {
    // Of easing in and out over 0.1 s the slope is below 17.3 and its change below 730 a second;
    // a few of them overlap.
    let step = 0.000_25
    let values = presented(seed: seed, every: step)
    let slopes = zip(values.dropFirst(), values).map { ($0 - $1) / step }
    let jumps = zip(slopes.dropFirst(), slopes).map { abs($0 - $1) }
    #expect(slopes.allSatisfy { abs($0) < 40 })
    #expect((jumps.max() ?? 0) < 0.6)
  }

  @Test("of a thousand stays finite, short and exact at its end")
  func long() {
    var animator = EasingAnimator(restingAt: .zero)
    var random = SplitMix(seed: 99)
    for index in 0..<1_000 {
      let time = Instant(seconds: 0.001 * Double(index))
      animator.retarget(to: Fraction(clamping: random.unit()), at: time)
      #expect(animator.value(at: time).value.isFinite)
    }
    animator.retarget(to: Fraction(clamping: 0.3), at: Instant(seconds: 1))
    #expect(animator.value(at: Instant(seconds: 1.25)) == Fraction(clamping: 0.3))
  }

  @Test("of a steady drag trails by a tenth of a second and never swings back")
  func drag() {
    var animator = EasingAnimator(restingAt: .zero)
    var last = Fraction.zero
    for frame in 1...55 {
      let seconds = Double(frame) / 60
      let value = animator.value(at: Instant(seconds: seconds))
      #expect(value >= last)
      last = value
      animator.retarget(to: Fraction(clamping: seconds), at: Instant(seconds: seconds))
    }
    let lag = 55.0 / 60 - last.value
    #expect(abs(lag - 0.098) < 0.01)
  }
}
