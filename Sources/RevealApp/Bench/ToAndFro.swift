import RevealCore

/// The animation of a benchmark: the product's own, from nothing to the whole and back, without end.
///
/// It turns at set moments, not when a frame happens to come; so where the value should be at any
/// moment is known, however late frames are.
struct ToAndFro {
  private let start: Instant
  private var animator = EasingAnimator(restingAt: .zero)
  private var turns: Int64 = 0

  /// Nanoseconds of one way.
  private static let way = Instant(seconds: Animation.reveal.duration).nanoseconds

  /// Begins to go at a moment.
  init(at start: Instant) {
    self.start = start
    animator.retarget(to: .one, at: start)
  }

  /// The mask at a moment, none earlier than the last.
  mutating func mask(at time: Instant) -> RevealMask {
    let turn = (time.nanoseconds - start.nanoseconds) / Self.way
    if turn > turns {
      turns = turn
      let moment = Instant(nanoseconds: start.nanoseconds + turn * Self.way)
      // After a stall of several ways only the last one counts.
      animator.snap(to: turn.isMultiple(of: 2) ? .zero : .one)
      animator.retarget(to: turn.isMultiple(of: 2) ? .one : .zero, at: moment)
    }
    return animator.mask(at: time)
  }

  /// Where the value should be at a moment.
  static func ideal(from start: Instant, at time: Instant) -> Double {
    let passed = max(time.nanoseconds - start.nanoseconds, 0)
    let part = Animation.reveal.curve.value(at: Double(passed % way) / Double(way))
    return (passed / way).isMultiple(of: 2) ? part : 1 - part
  }
}
