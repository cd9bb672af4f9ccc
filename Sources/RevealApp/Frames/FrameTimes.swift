import RevealBench
import RevealCore

/// The newest frames of the demo, in memory that is there before the first of them.
package struct FrameTimes: Sendable {
  /// What one frame took, in nanoseconds.
  package struct Frame: Hashable, Sendable {
    /// From its start until it was presented.
    package var cost: Int64
    /// Since the frame before was presented; nil after a rest, for then nobody waited for it.
    package var interval: Int64?
  }

  /// How many frames are kept: those of ten seconds at 60 Hz.
  package static let capacity = 600

  /// How many frames there were, those that are no longer kept among them.
  package private(set) var count = 0
  private var frames = [Frame](repeating: Frame(cost: 0), count: capacity)
  private var lastPresent: Instant?

  /// Makes a history without frames.
  package init() {}

  /// Adds a frame, in the place of the oldest.
  package mutating func append(_ record: FrameRecord) {
    frames[count % Self.capacity] = Frame(
      cost: record.cost, interval: lastPresent.map { $0.distance(to: record.present) })
    lastPresent = record.present
    count += 1
  }

  /// Says that nothing moves now: the time until the next frame is no frame's.
  package mutating func rest() { lastPresent = nil }

  /// The frames that are kept, in no order.
  package var kept: ArraySlice<Frame> { frames.prefix(count) }

  /// The frame in one of so many places that are filled in turn; nil where there is none.
  ///
  /// The oldest ones are left out: the gap tells where the newest is.
  package func frame(inPlace place: Int, of places: Int) -> Frame? {
    let newest = count - 1
    guard newest >= 0, places > Self.gap, (0..<places).contains(place) else { return nil }
    let age = (newest % places - place + places) % places
    guard age < min(places - Self.gap, Self.capacity), age <= newest else { return nil }
    return frames[(newest - age) % Self.capacity]
  }

  /// How many places before the newest frame's successor are empty.
  package static let gap = 3
}
