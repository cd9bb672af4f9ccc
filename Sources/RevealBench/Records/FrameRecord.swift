import RevealCore

/// What one frame did, and when, on one monotonic clock.
///
/// Moments are recorded, not durations: reading a clock is all that the loop has time for, and
/// each phase ends exactly where the next one starts.
package struct FrameRecord: Hashable, Sendable {
  /// When the frame began.
  package var start: Instant
  /// When its events were handled.
  package var events: Instant
  /// When state and commands were ready.
  package var update: Instant
  /// When everything was drawn.
  package var draw: Instant
  /// When the call that presents returned: the moment at which the frame counts as seen.
  package var present: Instant
  /// When the frame was over, with what the loop does after presenting, but without its wait.
  package var end: Instant
  /// The fraction that was presented, in 0…1.
  package var fraction: Double
  /// The moment that the fraction was computed for; nil where nothing was in flight.
  package var animationTime: Instant?
  /// Nanoseconds since the frame before was presented; nil where none came directly before.
  ///
  /// The log fills this in.
  package var interval: Int64?

  /// Makes a record.
  package init(
    start: Instant, events: Instant, update: Instant, draw: Instant, present: Instant,
    end: Instant, fraction: Double = 0, animationTime: Instant? = nil, interval: Int64? = nil
  ) {
    self.start = start
    self.events = events
    self.update = update
    self.draw = draw
    self.present = present
    self.end = end
    self.fraction = fraction
    self.animationTime = animationTime
    self.interval = interval
  }

  /// What fills a log before there are frames.
  package static let blank = FrameRecord(
    start: .zero, events: .zero, update: .zero, draw: .zero, present: .zero, end: .zero)

  /// The nanoseconds of a phase, never negative.
  package func nanoseconds(of phase: Phase) -> Int64 {
    switch phase {
    case .events: start.distance(to: events)
    case .update: events.distance(to: update)
    case .draw: update.distance(to: draw)
    case .present: draw.distance(to: present)
    }
  }

  /// What the frame costs in nanoseconds: from its start until it is presented.
  package var cost: Int64 { start.distance(to: present) }

  /// What it costs before it is presented; with vertical sync this part alone is work.
  package var preparation: Int64 { start.distance(to: draw) }
}

extension Int64 {
  /// So many nanoseconds in milliseconds.
  package var milliseconds: Double { Double(self) / 1e6 }
}

extension Instant {
  /// The nanoseconds until a later moment; 0 where that is earlier or beyond all measure.
  package func distance(to later: Instant) -> Int64 {
    let (distance, isTooLong) = later.nanoseconds.subtractingReportingOverflow(nanoseconds)
    return isTooLong ? 0 : max(distance, 0)
  }
}
