import RevealBench
import RevealCore

/// What the graph of frame times shows: the newest frames, and what they come to.
package struct FrameReading: Sendable {
  /// The newest frames.
  package private(set) var times = FrameTimes()
  /// What they came to when somebody last looked.
  package private(set) var summary = FrameSummary()
  /// How often the display refreshes a second; nil where it does not say.
  package var refreshHertz: Double? {
    didSet { if refreshHertz != oldValue { summaryTime = nil } }
  }

  private var summaryTime: Instant?

  /// The seconds for which the numbers stay while something moves, so that they can be read.
  package static let calm = 0.25

  /// Makes a reading without frames.
  package init() {}

  /// The time that a frame may take, in milliseconds.
  package var budget: Double { 1_000 / (refreshHertz ?? Settings.usualHertz) }

  /// Adds a frame.
  package mutating func append(_ record: FrameRecord) { times.append(record) }

  /// Says that nothing moves now.
  package mutating func rest() { times.rest() }

  /// Sums up anew, unless that was a moment ago; what comes to rest is summed up to its end.
  package mutating func summarize(at time: Instant, isResting: Bool) {
    if let summaryTime, !isResting, time.seconds(since: summaryTime) < Self.calm { return }
    summaryTime = time
    summary = FrameSummary(times, budget: budget)
  }
}

/// What frames come to, in milliseconds.
package struct FrameSummary: Hashable, Sendable {
  /// The middle of some times, and what one in a hundred exceeds.
  package struct Figures: Hashable, Sendable {
    /// The median.
    package let median: Double
    /// The 99th percentile.
    package let p99: Double

    /// Sums up nanoseconds; nil where there are none.
    init?(_ nanoseconds: some Sequence<Int64>) {
      let sample = Sample(nanoseconds.map { Double($0) / 1e6 })
      guard sample.count > 0 else { return nil }
      median = sample.median
      p99 = sample.quantile(0.99)
    }
  }

  /// The time from one presented frame to the next.
  package private(set) var interval: Figures?
  /// What a frame costs until it is presented.
  package private(set) var cost: Figures?
  /// How many frames came a refresh or more too late.
  package private(set) var late = 0

  /// Makes a summary of nothing.
  package init() {}

  /// Sums up frames against the time that one may take, in milliseconds.
  package init(_ times: FrameTimes, budget: Double) {
    let intervals = times.kept.compactMap(\.interval)
    interval = Figures(intervals)
    cost = Figures(times.kept.lazy.map(\.cost))
    late = MissedFrames(intervals.lazy.map { Double($0) / 1e6 }, budget: budget).lateFrames
  }
}
