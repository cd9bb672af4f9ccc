/// The refreshes of the display that passed without a new frame.
package struct MissedFrames: Hashable, Sendable, Codable {
  /// All of them: Σ max(0, round(t/budget) − 1).
  package let total: Int
  /// How many frames came too late: each missed one refresh or more.
  package let lateFrames: Int
  /// The most that one frame missed: the longest standstill.
  package let longestStandstill: Int
  /// The most frames in a row of which each came too late.
  package let longestRun: Int

  /// Counts over frame times and a budget, both in milliseconds.
  package init(_ times: some Sequence<Double>, budget: Double) {
    var total = 0
    var lateFrames = 0
    var longestStandstill = 0
    var longestRun = 0
    var run = 0
    for time in times {
      let missed = Self.missed(time, budget: budget)
      total += missed
      lateFrames += missed > 0 ? 1 : 0
      run = missed > 0 ? run + 1 : 0
      longestStandstill = max(longestStandstill, missed)
      longestRun = max(longestRun, run)
    }
    self.total = total
    self.lateFrames = lateFrames
    self.longestStandstill = longestStandstill
    self.longestRun = longestRun
  }

  /// The refreshes that one frame missed, up to a thousand million: no sum of them overflows.
  private static func missed(_ time: Double, budget: Double) -> Int {
    guard budget > 0, time.isFinite else { return 0 }
    return Int(min(max((time / budget).rounded(), 1), 1e9)) - 1
  }
}
