import RevealCore

/// What came since the last look: a million lines take no more room than one.
public struct JobUpdates: JobSink, Sendable {
  /// What is new of the job as a whole.
  public private(set) var job = JobUpdate()
  /// The tasks of which something is new, in the order in which it came.
  public private(set) var tasks: [JobTaskUpdate] = []
  /// Whether the input has ended.
  public private(set) var hasEnded = false
  /// Where in `tasks` a task is, by its number; −1 where it is not.
  private var places: [Int] = []

  /// Makes updates that hold nothing.
  public init() {}

  /// Whether nothing is new.
  public var isEmpty: Bool { job.isEmpty && tasks.isEmpty && !hasEnded }

  /// Gives what came, and begins anew.
  public mutating func take() -> JobUpdates {
    for task in tasks { places[task.number] = -1 }
    var taken = JobUpdates()
    swap(&taken, &self)
    swap(&taken.places, &places)
    return taken
  }

  package mutating func receive(_ report: JobReport, task: Int?) {
    guard let task else {
      if report == .ended { hasEnded = true }
      job.receive(report)
      return
    }
    tasks[place(of: task)].update.receive(report)
  }

  package mutating func receive(_ text: Bytes, as kind: JobTextKind, task: Int?) {
    guard let task else { return job.receive(text, as: kind) }
    let place = place(of: task)
    if kind == .name { tasks[place].name = String(decoding: text, as: UTF8.self) }
    tasks[place].update.receive(text, as: kind)
  }

  private mutating func place(of task: Int) -> Int {
    while places.count <= task { places.append(-1) }
    if places[task] < 0 {
      places[task] = tasks.count
      tasks.append(JobTaskUpdate(number: task))
    }
    return places[task]
  }
}

/// What is new of one task.
public struct JobTaskUpdate: Sendable {
  /// The task's number, from 0, in the order in which tasks were declared or first named.
  public let number: Int
  /// The task's name, where it is new.
  public internal(set) var name: String?
  /// What is new of it.
  public internal(set) var update = JobUpdate()

  init(number: Int) { self.number = number }
}
