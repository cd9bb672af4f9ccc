import RevealCore

/// When headlines are told: hundredths no more often than the bar takes for its way to them, and
/// whatever else is new at once.
struct HeadlinePace {
  /// The seconds between two headlines that differ in their hundredths.
  private static let interval = 0.25

  private var told: (headline: JobHeadline, time: Instant)?
  /// When the newest headline is to be told; nil where none waits.
  private(set) var due: Instant?

  /// Takes the newest headline, and tells whether it is to be told now.
  mutating func take(_ headline: JobHeadline, at time: Instant) -> Bool {
    due = nil
    if let told {
      guard told.headline != headline else { return false }
      let next = told.time.advanced(bySeconds: Self.interval)
      if told.headline.agrees(with: headline), time < next {
        due = next
        return false
      }
    }
    told = (headline, time)
    return true
  }
}
