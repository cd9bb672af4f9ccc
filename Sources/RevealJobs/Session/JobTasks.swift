import RevealCore

/// One of several tasks of a job.
public struct JobTask: Hashable, Sendable {
  /// What it is called.
  public internal(set) var name: String
  /// What it is doing.
  public internal(set) var label = ""
  /// How much of it is done.
  public internal(set) var meter: JobMeter
  /// How it came out; nil while it goes on.
  public internal(set) var outcome: JobOutcome?
  /// Why it failed.
  public internal(set) var failure = ""
  /// When it was done; from then on its row settles out of the way.
  public internal(set) var doneAt: Instant?

  /// How much of its row is there: all of it, until the bar has arrived and the row then closes.
  public func presence(at time: Instant) -> Fraction {
    guard let doneAt else { return .one }
    let closing = time.seconds(since: doneAt) - Animation.reveal.duration
    return Fraction(clamping: 1 - Animation.reveal.progress(after: closing))
  }

  /// When its row has settled; nil while it goes on.
  var settled: Instant? { doneAt?.advanced(bySeconds: 2 * Animation.reveal.duration) }
}

/// The tasks of a job, in the order in which they were named.
public struct JobTasks: Hashable, Sendable {
  /// All tasks.
  public private(set) var all: [JobTask] = []
  /// How many are done.
  public private(set) var doneCount = 0
  /// How many failed.
  public private(set) var failedCount = 0
  private var turningCount = 0
  private var sum = 0.0
  /// Until when rows move out of the way.
  private var settling: Instant?
  /// Until when a bar moves, but for what waits for the next frame.
  private var moving: Instant?
  /// Whether a bar's change waits for the next frame; so that thousands at rest are not asked.
  private var isWaiting = false

  init() {}

  /// Whether the job has any.
  public var isEmpty: Bool { all.isEmpty }

  /// How much of all is done: the mean, in which a task that came out counts as whole.
  public var progress: Progress { Progress(value: sum, total: Double(all.count)) }

  /// Whether there is a task that goes on and of which nobody knows how far it is.
  public var isTurning: Bool { turningCount > 0 }

  /// Whether a row or a bar moves.
  public func isMoving(at time: Instant) -> Bool {
    isWaiting || (settling.map { time < $0 } ?? false) || (moving.map { time < $0 } ?? false)
  }

  mutating func take(_ news: JobTaskUpdate, eased: Bool, at time: Instant) {
    while all.count <= news.number {
      all.append(JobTask(name: "", meter: JobMeter(at: time)))
    }
    let before = part(of: all[news.number])
    turningCount -= isTurning(all[news.number]) ? 1 : 0
    apply(news, eased: eased, at: time)
    turningCount += isTurning(all[news.number]) ? 1 : 0
    sum += part(of: all[news.number]) - before
    isWaiting = isWaiting || all[news.number].meter.presented.hasPendingChange
  }

  /// Starts the changes that wait for this frame.
  mutating func beginFrame(at time: Instant) {
    guard isWaiting else { return }
    isWaiting = false
    for index in all.indices where all[index].meter.presented.hasPendingChange {
      all[index].meter.beginFrame(at: time)
      moving = time.advanced(bySeconds: Animation.reveal.duration)
    }
  }

  private func isTurning(_ task: JobTask) -> Bool {
    task.outcome == nil && task.meter.isIndeterminate
  }

  private func part(of task: JobTask) -> Double {
    task.outcome == nil ? task.meter.fraction.value : 1
  }

  private mutating func apply(_ news: JobTaskUpdate, eased: Bool, at time: Instant) {
    let index = news.number
    let update = news.update
    if let name = news.name { all[index].name = name }
    if let label = update.label { all[index].label = label }
    if let isPulsating = update.isPulsating {
      all[index].meter.setPulsating(isPulsating, at: time)
    }
    if let progress = update.progress {
      all[index].meter.show(progress, eased: eased, at: time)
    }
    let isWhole = update.progress?.fractionCompleted == .one
    let outcome = update.outcome ?? (isWhole ? .done : nil)
    let goesOn = outcome == nil && (update.progress != nil || update.isPulsating == true)
    if goesOn || outcome != nil && outcome != all[index].outcome { reopen(index) }
    guard all[index].outcome == nil else { return }
    switch outcome {
    case .done:
      all[index].outcome = .done
      all[index].meter.setPulsating(false, at: time)
      all[index].meter.show(Progress(value: 1), eased: eased, at: time)
      all[index].doneAt = time
      doneCount += 1
      settling = all[index].settled
    case .failed:
      all[index].outcome = .failed
      all[index].failure = update.failure
      all[index].meter.settle()
      failedCount += 1
    case nil: break
    }
  }

  /// Has a task that came out go on: somebody tries it again, or gave its name to the next one.
  private mutating func reopen(_ index: Int) {
    switch all[index].outcome {
    case .done: doneCount -= 1
    case .failed: failedCount -= 1
    case nil: return
    }
    all[index].outcome = nil
    all[index].failure = ""
    all[index].doneAt = nil
  }
}
