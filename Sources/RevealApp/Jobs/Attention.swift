import RevealCore

/// When a loop that draws frames looks for events: at every frame while somebody does something,
/// else about thirty times a second, since a look costs as much as a sixth of a frame.
struct Attention {
  /// The seconds between two looks while nobody does anything; no hand is as fast.
  private static let glance = 0.03
  /// The seconds after which whoever did something does nothing.
  private static let patience = 1.0

  private var lastLook: Instant?
  private var lastEvent: Instant?

  /// Whether to look now.
  func isDue(at time: Instant) -> Bool {
    func isOver(_ seconds: Double, since moment: Instant?) -> Bool {
      moment.map { time.seconds(since: $0) >= seconds } ?? true
    }
    return isOver(Self.glance, since: lastLook) || !isOver(Self.patience, since: lastEvent)
  }

  /// Takes note of a look, and of whether there was an event.
  mutating func looked(at time: Instant, found: Bool) {
    lastLook = time
    if found { lastEvent = time }
  }

  /// Has the next look be due: a wait for events is over.
  mutating func waited() { lastLook = nil }
}
