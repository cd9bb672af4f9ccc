import RevealBench
import RevealCore
import RevealSDL

/// Draws frames at a pace and writes down when each of their phases ended.
///
/// Within it nothing is allocated, formatted or printed: what it costs by itself is measured with a
/// technique that draws nothing.
struct FrameLoop<Time: PacingClock> {
  /// The clock.
  let clock: Time
  /// What was asked for.
  let settings: Settings
  /// Handles events; false where the benchmark is to end.
  let handleEvents: () -> Bool

  /// What a repetition came to.
  struct Outcome {
    /// Whether it was not stopped before its end.
    let isWhole: Bool
    /// When the animation began.
    let start: Instant
  }

  /// Fills a log with the frames of one repetition; it ends after its duration, or when the log is
  /// full.
  func run(
    _ technique: any BarTechnique, into log: inout FrameLog
  ) throws(EnvironmentError) -> Outcome {
    log.reset()
    try technique.begin()
    let (period, step) = (self.period, Int64(settings.budget * 1e6))
    let start = clock.now
    let warm = start.advanced(bySeconds: settings.warmUp)
    var end: Instant?
    var animation = ToAndFro(at: start)
    var drawn: Int64 = 0
    var due = start
    while true {
      if let period {
        clock.sleep(until: due)
        due = Self.next(after: due, clock.now, period)
      }
      var frame = FrameRecord.blank
      frame.start = clock.now
      guard handleEvents() else { return Outcome(isWhole: false, start: start) }
      frame.events = clock.now
      // Frames that nothing holds back are the steps of an animation at the display's rate: else
      // the mask would hardly move from one to the next, and they would cost less than any real one.
      let time =
        settings.pace == .uncapped
        ? Instant(nanoseconds: start.nanoseconds + drawn * step) : frame.start
      let mask = animation.mask(at: time)
      technique.update(mask, at: time)
      frame.fraction = mask.fraction.value
      frame.animationTime = settings.pace == .uncapped ? nil : time
      frame.update = clock.now
      try technique.draw()
      frame.draw = clock.now
      try technique.present()
      frame.present = clock.now
      drawn += 1
      frame.end = frame.present
      if let end {
        log.append(frame)
        if log.isFull || frame.present >= end {
          return Outcome(isWhole: true, start: start)
        }
      } else {
        // The frame in which warming up ends counts as warm-up too, and so does the very first.
        if log.isFull { log.discardWarmUp() }
        log.append(frame)
        if frame.present >= warm {
          log.discardWarmUp()
          end = settings.duration.map { frame.present.advanced(bySeconds: $0) } ?? Self.never
        }
      }
    }
  }

  private static var never: Instant { Instant(nanoseconds: .max) }

  /// Nanoseconds from one deadline to the next; nil where the loop has none of its own.
  private var period: Int64? {
    guard case .hertz(let rate) = settings.pace else { return nil }
    return Int64((1e9 / rate).rounded())
  }

  /// The next deadline; those that have passed already are missed, not made up for.
  ///
  /// A frame that is late begins at once, the one after it where the deadlines have it.
  private static func next(after due: Instant, _ now: Instant, _ period: Int64) -> Instant {
    let missed = max(now.nanoseconds - due.nanoseconds, 0) / period
    return Instant(nanoseconds: due.nanoseconds + (missed + 1) * period)
  }
}

/// Draws nothing: what a frame of it costs is the loop's own.
final class EmptyTechnique: BarTechnique {
  func begin() {}
  func update(_ mask: RevealMask, at time: Instant) {}
  func draw() {}
  func present() {}
}
