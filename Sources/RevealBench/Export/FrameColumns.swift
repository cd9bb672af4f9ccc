import RevealCore

/// Frames as JSON writes them: an array for each quantity, which is half the size of an object for
/// each frame, and what data tools read best.
struct FrameColumns: Codable {
  private let start, events, update, draw, present, end: [Int64]
  private let interval, animationTime: [Int64?]
  private let fraction: [Double]

  init(_ frames: [FrameRecord]) {
    start = frames.map(\.start.nanoseconds)
    events = frames.map(\.events.nanoseconds)
    update = frames.map(\.update.nanoseconds)
    draw = frames.map(\.draw.nanoseconds)
    present = frames.map(\.present.nanoseconds)
    end = frames.map(\.end.nanoseconds)
    interval = frames.map(\.interval)
    animationTime = frames.map(\.animationTime?.nanoseconds)
    fraction = frames.map(\.fraction)
  }

  /// The frames; an error where the columns are not all of one length.
  func frames() throws -> [FrameRecord] {
    let lengths = [
      events.count, update.count, draw.count, present.count, end.count, interval.count,
      animationTime.count, fraction.count,
    ]
    guard lengths.allSatisfy({ $0 == start.count }) else {
      throw ReportError.notAReport("the columns of frames are not of one length")
    }
    return start.indices.map { index in
      FrameRecord(
        start: Instant(nanoseconds: start[index]), events: Instant(nanoseconds: events[index]),
        update: Instant(nanoseconds: update[index]), draw: Instant(nanoseconds: draw[index]),
        present: Instant(nanoseconds: present[index]), end: Instant(nanoseconds: end[index]),
        fraction: fraction[index],
        animationTime: animationTime[index].map(Instant.init(nanoseconds:)),
        interval: interval[index])
    }
  }

  private enum CodingKeys: String, CodingKey {
    case fraction
    case start = "start_ns"
    case events = "events_ns"
    case update = "update_ns"
    case draw = "draw_ns"
    case present = "present_ns"
    case end = "end_ns"
    case interval = "interval_ns"
    case animationTime = "animationTime_ns"
  }
}
