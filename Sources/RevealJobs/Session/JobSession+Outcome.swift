import RevealCore

extension JobSession {
  /// How the job came out; nil while it goes on, and where it ended before its time.
  public var outcome: JobOutcome? {
    switch phase {
    case .running, .stopping: nil
    case .failed: .failed
    case .finished(let fraction):
      tasks.failedCount > 0 ? .failed : fraction == nil ? .done : nil
    }
  }

  /// Whether the label is the usual one, which says no more than that the job runs.
  public var isLabelUsual: Bool { settings.isTextUsual && label == settings.text }

  /// Whether the job can still be stopped, or be stopped now where it takes its time.
  public var canCancel: Bool {
    guard settings.isCancellable else { return false }
    return phase == .running || phase == .stopping && stop?.canBeForced == true
  }

  /// Whether the display may be left now.
  public func isOver(at time: Instant) -> Bool { leaving.map { $0 <= time } ?? false }
}
