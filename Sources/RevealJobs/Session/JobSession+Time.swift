import RevealCore

extension JobSession {
  /// What is said of the time.
  public enum TimeNote: Hashable, Sendable {
    /// The time that the job will still take.
    case remaining(RoundedDuration)
    /// Nothing has come for long.
    case stalled
    /// The time that the job has taken, where nobody knows how long it will take.
    case elapsed(RoundedDuration)
  }

  /// What is said of the time at a moment; nil where that is better left unsaid.
  public func timeNote(at time: Instant) -> TimeNote? {
    guard phase == .running else { return nil }
    if meter.isIndeterminate {
      let seconds = time.seconds(since: start)
      return seconds < Self.patience ? nil : .elapsed(Self.elapsed(seconds))
    }
    switch remaining.estimate(at: time) {
    case .unknown: return nil
    case .seconds(let seconds): return .remaining(RoundedDuration(seconds: seconds))
    case .stalled: return .stalled
    }
  }

  /// When what is said of the time changes if nothing else happens; nil where it does not.
  public func timeNoteChange(after time: Instant) -> Instant? {
    guard phase == .running else { return nil }
    if meter.isIndeterminate {
      let seconds = time.seconds(since: start)
      guard seconds >= Self.patience else { return start.advanced(bySeconds: Self.patience) }
      let step = seconds < 60 ? 1.0 : 60
      return start.advanced(bySeconds: ((seconds / step).rounded(.down) + 1) * step)
    }
    guard let stalls = remaining.stalls, time < stalls else { return nil }
    guard case .seconds(let seconds) = remaining.estimate(at: time) else { return nil }
    return min(time.advanced(bySeconds: RoundedDuration.change(after: seconds)), stalls)
  }

  /// The next moment at which something happens by itself, but for frames of an animation.
  public func nextEvent(after time: Instant) -> Instant? {
    if let leaving { return leaving }
    return .earliest(timeLimit, slowStop, timeNoteChange(after: time))
  }

  /// Whether time alone changes something now, which `advance(to:)` does.
  public func isDue(at time: Instant) -> Bool {
    Instant.earliest(timeLimit, slowStop).map { $0 <= time } ?? false
  }

  /// When the time is over that the job was given; nil where there is no limit, or where the end is
  /// already on its way.
  var timeLimit: Instant? {
    guard leaving == nil, phase != .stopping else { return nil }
    return settings.timeout.map { start.advanced(bySeconds: $0) }
  }

  /// When a command that was asked to stop takes long over it; nil where none does, or is known to.
  var slowStop: Instant? {
    guard leaving == nil, let stop, !stop.isSlow else { return nil }
    return stop.askedAt.advanced(bySeconds: Self.briskness)
  }

  /// The seconds in which a command stops before anybody wants it to be made to; a second click
  /// that was meant as one with the first is over by then.
  private static let briskness = 1.0

  /// Starts the changes that wait for this frame.
  public mutating func beginFrame(at time: Instant) {
    meter.beginFrame(at: time)
    tasks.beginFrame(at: time)
  }

  /// Moves the start of what began with a frame to the moment when it was presented.
  public mutating func rebase(changeFrom frame: Instant, to presentation: Instant) {
    meter.rebase(changeFrom: frame, to: presentation)
  }

  /// Before so many seconds nobody asks how long it has taken.
  private static let patience = 10.0

  /// Time that has passed is rounded down, to seconds and then to minutes.
  private static func elapsed(_ seconds: Double) -> RoundedDuration {
    seconds < 60 ? .seconds(Int(seconds)) : .minutes(Int(seconds / 60))
  }
}
