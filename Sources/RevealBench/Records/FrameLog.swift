import RevealCore

/// The frames of one run, in memory that is there before the run begins.
///
/// The memory is written to once when it is made, so that appending costs neither an allocation nor
/// a page fault. The log cannot be copied, for an append after a copy would have to allocate.
package struct FrameLog: ~Copyable {
  private var records: [FrameRecord]
  private var lastPresent: Instant?

  /// How many frames it holds.
  package private(set) var count = 0
  /// How many frames were thrown away as warm-up.
  package private(set) var discarded = 0
  /// How many frames came when it was full.
  package private(set) var overflow = 0

  /// Makes an empty log for so many frames.
  package init(capacity: Int) {
    records = Array(repeating: .blank, count: max(capacity, 0))
  }

  /// How many frames it can hold.
  package var capacity: Int { records.count }

  /// Whether the next frame would be lost.
  package var isFull: Bool { count == records.count }

  /// A copy of all frames, for after the run.
  package var frames: [FrameRecord] { Array(records[..<count]) }

  /// Adds a frame and its interval; where there is no room left it is lost, and counted.
  package mutating func append(_ record: FrameRecord) {
    let before = lastPresent
    lastPresent = record.present
    guard count < records.count else {
      overflow += 1
      return
    }
    records[count] = record
    records[count].interval = before.map { $0.distance(to: record.present) }
    count += 1
  }

  /// Says that the loop rests now: the next frame has no interval, for nobody waited for it.
  package mutating func pause() { lastPresent = nil }

  /// Throws away the frames so far as warm-up, and counts them; the row of intervals goes on.
  package mutating func discardWarmUp() {
    discarded += count
    count = 0
  }

  /// Empties the log for another run, in the same memory.
  package mutating func reset() {
    count = 0
    discarded = 0
    overflow = 0
    lastPresent = nil
  }

  /// Lends the frames where they lie.
  package func withFrames<Result>(
    _ body: (UnsafeBufferPointer<FrameRecord>) throws -> Result
  ) rethrows -> Result {
    try records.withUnsafeBufferPointer { buffer in
      try body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
