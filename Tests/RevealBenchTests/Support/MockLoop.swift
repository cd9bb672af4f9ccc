import RevealBench
import RevealCore

/// A clock that goes only as far as it is told to.
struct MockClock {
  private(set) var now: Instant

  init(at nanoseconds: Int64 = 1_000_000_000) { now = Instant(nanoseconds: nanoseconds) }

  /// Lets so many nanoseconds pass, and tells the time.
  @discardableResult
  mutating func pass(_ nanoseconds: Int64) -> Instant {
    now = Instant(nanoseconds: now.nanoseconds + nanoseconds)
    return now
  }
}

/// What shows frames: at once, or when the display next refreshes.
struct MockPresenter {
  var refresh: Int64?

  /// How long the call that presents takes at a moment.
  func wait(at moment: Instant) -> Int64 {
    guard let refresh else { return 1_000 }
    return refresh - moment.nanoseconds % refresh
  }
}

/// A render loop with neither window nor clock, which stalls where it is told to.
struct MockLoop {
  var clock = MockClock()
  var presenter = MockPresenter()
  /// The nanoseconds of events, update and draw.
  var phases: (events: Int64, update: Int64, draw: Int64) = (1_000, 3_000, 8_000)
  /// The nanoseconds between a frame's end and the next one's start.
  var pause: Int64 = 500
  /// Nanoseconds more that the drawing of a frame takes.
  var stalls: [Int: Int64] = [:]
  var animator = EasingAnimator(restingAt: .zero)

  /// Runs so many frames into a log.
  mutating func run(frames: Int, into log: inout FrameLog) {
    for index in 0..<frames {
      let start = clock.now
      let events = clock.pass(phases.events)
      let update = clock.pass(phases.update)
      let draw = clock.pass(phases.draw + (stalls[index] ?? 0))
      let present = clock.pass(presenter.wait(at: draw))
      log.append(
        FrameRecord(
          start: start, events: events, update: update, draw: draw, present: present,
          end: clock.pass(200), fraction: animator.value(at: start).value,
          animationTime: animator.isAnimating(at: start) ? start : nil))
      clock.pass(pause)
    }
  }

  /// The frames of a fresh run.
  mutating func frames(_ count: Int) -> [FrameRecord] {
    var log = FrameLog(capacity: count)
    run(frames: count, into: &log)
    return log.frames
  }
}
