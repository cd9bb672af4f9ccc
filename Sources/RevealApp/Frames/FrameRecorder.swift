import RevealBench
import RevealCore

/// Writes down what the render loop does, in memory that is there before the first frame.
struct FrameRecorder: ~Copyable {
  /// The frames for a file; of no room where nobody asked for one.
  private(set) var log: FrameLog
  private var handling: Int64 = 0

  init(capacity: Int) { log = FrameLog(capacity: capacity) }

  /// Adds time in which events were handled: it belongs to the next frame, which shows what they did.
  mutating func handledEvents(from start: Instant, to end: Instant) {
    handling += start.distance(to: end)
  }

  /// Adds a frame that began with its update, and gives it whole.
  ///
  /// Where it had to wait for its turn its events were handled before: its start is moved so far
  /// ahead of the update that they count, and the wait does not.
  mutating func append(
    begun: Instant, updated: Instant, drawn: Instant, presented: Instant, _ progress: Fraction,
    isInFlight: Bool
  ) -> FrameRecord {
    let frame = FrameRecord(
      start: Instant(nanoseconds: begun.nanoseconds - handling), events: begun, update: updated,
      draw: drawn, present: presented, end: presented, fraction: progress.value,
      animationTime: isInFlight ? begun : nil)
    handling = 0
    log.append(frame)
    return frame
  }

  /// Says that the loop rests: what it handled led to no frame, and the next one is no late one.
  mutating func rest() {
    handling = 0
    log.pause()
  }

  /// Throws away what was recorded, as warming up.
  mutating func discardWarmUp() { log.discardWarmUp() }
}
