import RevealCore

/// How much work reading may be: at once as much as has been saved, in the long run a small part.
struct ReadingBudget: Hashable {
  /// The seconds of work that can be saved: enough to read some hundred thousand lines at once.
  private static let savings = 0.3
  /// What is worth waking for.
  private static let portion = 0.0005

  /// The part of a processor that reading may take in the long run.
  private let share: Double
  private var left = savings
  private var time: Instant

  init(at time: Instant, share: Double) {
    self.time = time
    self.share = share
  }

  /// Whether nothing may be read now.
  func isSpent(at now: Instant) -> Bool { saved(at: now) <= 0 }

  /// When there is room again for a portion.
  var refilled: Instant { time.advanced(bySeconds: (Self.portion - left) / share) }

  /// Takes the seconds of work that reading was.
  mutating func spend(_ seconds: Double, at now: Instant) {
    left = saved(at: now) - seconds
    time = now
  }

  private func saved(at now: Instant) -> Double {
    min(left + now.seconds(since: time) * share, Self.savings)
  }
}
