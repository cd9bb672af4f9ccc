import RevealCore

/// Law 6: the presented value through every retarget, against the formula worked out anew.
struct EasingLaw {
  /// What presents a value; the product's animator, or one with a mistake.
  var value: (EasingAnimator, Instant) -> Double = { $0.value(at: $1).value }

  private var jump = 0.0
  private var kink = 0.0
  private var outside = 0.0
  private var off = 0.0
  private var endOff = 0.0

  private struct Change {
    let target: Double
    let start: Double
  }

  /// Changes from a quarter: one alone, a reversal in mid-flight, a hurried hand, and changes after
  /// others have ended.
  private static let courses = [
    [Change(target: 1, start: 0)],
    [Change(target: 1, start: 0), Change(target: 0, start: 0.125)],
    [
      Change(target: 1, start: 0), Change(target: 0, start: 0.05),
      Change(target: 0.5, start: 0.1), Change(target: 0.9, start: 0.11),
    ],
    [
      Change(target: 0.5, start: 0), Change(target: 1, start: 0.2), Change(target: 0, start: 0.31),
      Change(target: 0.75, start: 0.8),
    ],
  ]
  private static let start = 0.25
  private static let duration = Animation.reveal.duration
  /// Near enough for a slope to be one, far enough for a clock of nanoseconds.
  private static let instant = 1e-5

  /// What a value can move in the nanosecond to which the clock rounds, with room to spare.
  private static let clockStep = 1e-7

  init() {}

  /// What the law's figures are.
  func finding() -> Finding {
    var measured = self
    for course in Self.courses { measured.follow(course) }
    return measured.verdict
  }

  private var verdict: Finding {
    Finding(
      jump < 1e-9 && kink < 0.05 && outside <= 0 && off < Self.clockStep && endOff == 0,
      "jump \(Self.figure(jump)), slope jump \(Self.figure(kink))/s, outside the hull by "
        + "\(Self.figure(outside)), off the formula by \(Self.figure(off)), at the end by "
        + "\(Self.figure(endOff))")
  }

  private mutating func follow(_ course: [Change]) {
    var animator = EasingAnimator(restingAt: Fraction(clamping: Self.start))
    for (index, change) in course.enumerated() {
      let before = animator
      animator.retarget(
        to: Fraction(clamping: change.target), at: Instant(seconds: change.start))
      compare(before, animator, at: change.start)
      let end = change.start + Self.duration
      let next = index + 1 < course.count ? course[index + 1].start : end + 0.1
      for step in 0...24 {
        let time = change.start + (next - change.start) * Double(step) / 24
        compare(animator, with: Array(course[...index]), at: time)
      }
      if next >= end {
        endOff = max(endOff, abs(value(animator, Instant(seconds: end)) - change.target))
      }
    }
  }

  /// Compares value and slope on both sides of a retarget.
  private mutating func compare(
    _ before: EasingAnimator, _ after: EasingAnimator, at time: Double
  ) {
    let now = Instant(seconds: time)
    let earlier = value(before, Instant(seconds: time - Self.instant))
    let later = value(after, Instant(seconds: time + Self.instant))
    jump = max(jump, abs(value(after, now) - value(before, now)))
    let slopeBefore = (value(before, now) - earlier) / Self.instant
    let slopeAfter = (later - value(after, now)) / Self.instant
    kink = max(kink, abs(slopeAfter - slopeBefore))
  }

  private mutating func compare(
    _ animator: EasingAnimator, with changes: [Change], at time: Double
  ) {
    let found = value(animator, Instant(seconds: time))
    var exact = Self.start
    for change in changes {
      let part = Self.eased((time - change.start) / Self.duration)
      exact = exact * (1 - part) + change.target * part
    }
    off = max(off, abs(found - exact))
    let places = changes.map(\.target) + [Self.start]
    let low = places.min() ?? 0
    let high = places.max() ?? 1
    outside = max(outside, low - found, found - high)
  }

  /// Ease in and out, the cubic Bézier of (0.42, 0) and (0.58, 1), by halving.
  private static func eased(_ progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let t = (low + high) / 2
      let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
      if x < progress { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return 3 * (1 - t) * t * t + t * t * t
  }

  private static func figure(_ value: Double) -> String {
    value == 0 ? "0" : value < clockStep ? "less than 1e-7" : DecimalText.string(value, places: 6)
  }
}
