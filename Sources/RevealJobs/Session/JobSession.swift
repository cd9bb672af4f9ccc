import RevealCore

/// All that is known of a job that is displayed; changed only by the methods here.
///
/// It has neither a window nor a clock: what happens is told, with its moment.
public struct JobSession: Sendable {
  /// How far the job's life has come.
  public enum Phase: Hashable, Sendable {
    /// It goes on.
    case running
    /// It was asked to stop, and has not yet.
    case stopping
    /// It is done; the fraction that it had said last, where that was not 1.
    case finished(endedAt: Fraction?)
    /// It failed, with a code.
    case failed(code: Int32)
  }

  /// What is wanted of the display.
  public let settings: JobSettings
  /// The moment when the job began.
  public let start: Instant
  /// What the job is doing; markup where a protocol says so.
  public private(set) var label: String
  /// How much is done.
  public internal(set) var meter: JobMeter
  /// The tasks, where the job has any.
  public internal(set) var tasks = JobTasks()
  /// How long it will still take.
  public private(set) var remaining = TimeRemaining()
  /// How far the job's life has come.
  public private(set) var phase = Phase.running
  /// How the display ends, once that is decided.
  public private(set) var ending: JobEnding?
  /// When the display is left, once that is decided.
  public private(set) var leaving: Instant?
  /// How far the stopping of a command has come.
  public private(set) var stop: Stop?
  private var hasSaidWhole = false

  /// Makes the session of a job that begins.
  public init(_ settings: JobSettings, at time: Instant) {
    self.settings = settings
    start = time
    label = settings.text
    meter = JobMeter(
      settings.fraction ?? .zero, isPulsating: settings.pulsates,
      isUnknown: settings.fraction == nil, at: time)
    hasSaidWhole = settings.fraction == .one && settings.endsAtWhole
  }

  /// Takes what came since the last look.
  public mutating func take(_ updates: JobUpdates, at time: Instant) {
    guard leaving == nil else { return }
    if let label = updates.job.label { self.label = label }
    if updates.job.phases > 0 {
      remaining = TimeRemaining()
    }
    if let isPulsating = updates.job.isPulsating { meter.setPulsating(isPulsating, at: time) }
    if let progress = updates.job.progress {
      show(progress, isProvisional: updates.job.isProvisional, at: time)
    }
    if !updates.tasks.isEmpty {
      for task in updates.tasks { tasks.take(task, eased: isEased, at: time) }
      show(tasks.progress, isProvisional: false, at: time)
    }
    if updates.job.hasSaidWhole, settings.endsAtWhole {
      hasSaidWhole = true
      if settings.closesWhenDone { finish(isWhole: true, at: time) }
    }
    if updates.hasEnded, settings.source == .input { finish(at: time) }
  }

  /// Says that the command has ended with a code.
  public mutating func commandEnded(code: Int32, at time: Instant) {
    guard leaving == nil else { return }
    if phase == .stopping { return leave(ending ?? .cancelled, at: time) }
    guard code != 0 else { return finish(at: time) }
    phase = .failed(code: code)
    meter.settle()
  }

  /// Ends the job as asked: at once where somebody else runs it, else when it has stopped; and who
  /// asks again wants that to be now.
  public mutating func cancel(_ ending: JobEnding = .cancelled, at time: Instant) {
    guard leaving == nil else { return }
    if let stop {
      if stop.isSlow { self.stop?.isForced = true }
      return
    }
    guard settings.source == .command, phase == .running else { return leave(ending, at: time) }
    phase = .stopping
    stop = Stop(askedAt: time)
    self.ending = ending
  }

  /// Ends the display at once, whatever the job does: the program itself is ended.
  public mutating func abort(at time: Instant) {
    ending = .closed
    leaving = time
  }

  /// Says that the user has seen what became of the job.
  public mutating func accept(at time: Instant) {
    guard leaving == nil, isAcceptable else { return }
    leave(.accepted, at: time)
  }

  /// Tells what time it is; at its end the display is left.
  public mutating func advance(to time: Instant) {
    if timeLimit.map({ $0 <= time }) ?? false { cancel(.timedOut, at: time) }
    if slowStop.map({ $0 <= time }) ?? false { stop?.isSlow = true }
  }

  /// Whether there is something for the user to accept.
  public var isAcceptable: Bool {
    switch phase {
    case .finished, .failed: true
    case .running: hasSaidWhole
    case .stopping: false
    }
  }

  private var isEased: Bool { !settings.reducesMotion }

  /// The seconds that a bar has to arrive before the window goes; less than what anybody waits.
  private static let farewell = 0.2

  private mutating func show(_ progress: Progress, isProvisional: Bool, at time: Instant) {
    guard phase == .running || phase == .stopping else { return }
    meter.show(progress, eased: isEased, at: time)
    guard let fraction = progress.fractionCompleted, !isProvisional else { return }
    remaining.record(fraction, at: time)
  }

  private mutating func finish(isWhole: Bool = false, at time: Instant) {
    guard phase == .running else { return }
    // A command says by its code that it is done; an input may have ended before its time.
    let isKnown =
      settings.source == .command || isWhole || meter.isIndeterminate
      || meter.fraction == .one
    phase = .finished(endedAt: isKnown ? nil : meter.fraction)
    if isLabelUsual, !settings.closesWhenDone { label = "" }
    meter.setPulsating(false, at: time)
    meter.show(Progress(value: 1), eased: isEased, at: time)
    if settings.closesWhenDone { leave(.accepted, at: time) }
  }

  /// How the display ends that is asked to end so: what became of the job comes first.
  private func decided(_ ending: JobEnding) -> JobEnding {
    switch (phase, ending) {
    case (_, .extra): return ending
    case (.failed(let code), _): return .failed(code: code)
    // What a command has done well is not undone by closing its window, nor by time.
    case (.finished, _) where settings.source == .command, (_, .accepted):
      return tasks.failedCount > 0 ? .someFailed : .accepted
    default: return ending
    }
  }

  private mutating func leave(_ ending: JobEnding, at time: Instant) {
    self.ending = decided(ending)
    let hasToArrive = ending == .accepted && settings.closesWhenDone && meter.isMoving(at: time)
    leaving = hasToArrive ? time.advanced(bySeconds: Self.farewell) : time
  }
}
