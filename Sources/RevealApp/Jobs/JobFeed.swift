import RevealCore
import RevealJobs
import RevealSDL

/// Where a job's progress comes from: bytes that are read beside the loop, and a command's end.
///
/// Reading has a budget, so that a job that writes without end costs a small part of a processor,
/// and one that writes much at once is read at once.
final class JobFeed {
  /// What came of a look.
  struct News {
    /// What the bytes said.
    var updates: JobUpdates
    /// The code with which the command ended; nil while it runs, or where there is none.
    var code: Int32?
  }

  /// The last lines that the command wrote.
  var lastLines: [String] { tail.lines }

  private let source: ByteSource
  private let child: ChildProcess?
  private let tee: Bool
  private let clock: any Clock
  private var reader: JobReader
  private var updates = JobUpdates()
  private var tail = OutputTail()
  private var buffer: [UInt8] = []
  private var budget: ReadingBudget
  private var hasEnded = false
  private var lastBytes: Instant?
  private var endedChild: (code: Int32, at: Instant)?
  private var hasTold = false

  /// Begins to read the standard input, or what a command writes.
  init(
    _ reader: JobReader, child: ChildProcess?, tee: Bool, clock: any Clock,
    wake: @escaping @Sendable () -> Void
  ) {
    self.reader = reader
    self.child = child
    self.tee = tee
    self.clock = clock
    budget = ReadingBudget(at: clock.now)
    source = ByteSource(child?.output ?? 0, wake: wake)
    source.start()
    child?.whenEnded(wake)
  }

  /// Reads as much as has come and the budget has room for.
  func look() -> News? {
    read()
    glance()
    var news = News(updates: updates.take(), code: nil)
    if let code = commandCode() { news.code = code }
    return news.updates.isEmpty && news.code == nil ? nil : news
  }

  /// When to look again although nothing wakes the loop; nil where there is no need to.
  func nextLook(after time: Instant) -> Instant? {
    guard !hasEnded || endedChild != nil && !hasTold else { return nil }
    var looks: [Instant] = []
    if budget.isSpent(at: time), !hasEnded { looks.append(budget.refilled) }
    if let lastBytes { looks.append(lastBytes.advanced(bySeconds: Self.silence)) }
    if let endedChild, !hasTold {
      looks.append(endedChild.at.advanced(bySeconds: Self.drain))
    }
    return looks.min()
  }

  /// Sends a signal to the command and all that it started.
  func signal(_ number: Int32) { child?.signal(number) }

  /// Waits until the command has ended, or so many seconds have passed.
  func waitForEnd(atMostSeconds seconds: Double) {
    let start = clock.now
    while let child, child.poll() == nil, clock.now.seconds(since: start) < seconds {
      Process.sleep(seconds: 0.005)
    }
  }

  /// After so many seconds without a byte a line without an end is read as far as it goes.
  private static let silence = 0.05
  /// The seconds that a command's last words have, where what it started holds its terminal open.
  private static let drain = 0.2

  private func read() {
    while !hasEnded {
      let before = clock.now
      guard !budget.isSpent(at: before) else { return }
      switch source.take(into: &buffer) {
      case .nothing: return
      case .end:
        hasEnded = true
        lastBytes = nil
        reader.end(into: &updates)
      case .bytes:
        buffer.withUnsafeBytes { reader.read($0, into: &updates) }
        if child != nil {
          tail.append(buffer)
          if tee { Console.pass(buffer) }
        }
        lastBytes = clock.now
        budget.spend(clock.now.seconds(since: before), at: before)
      }
    }
  }

  private func glance() {
    guard let last = lastBytes, clock.now.seconds(since: last) >= Self.silence else { return }
    lastBytes = nil
    reader.pause(into: &updates)
  }

  /// The command's code, once: when its output has ended too, or has had time to.
  private func commandCode() -> Int32? {
    guard let child, !hasTold else { return nil }
    if endedChild == nil, let status = child.poll() { endedChild = (status.code, clock.now) }
    guard let endedChild,
      hasEnded || clock.now.seconds(since: endedChild.at) >= Self.drain
    else { return nil }
    hasTold = true
    return endedChild.code
  }
}

/// How long reading may take: at once as much as has been saved, in the long run a small part.
struct ReadingBudget: Hashable {
  /// The part of a processor that reading may take in the long run.
  private static let share = 0.02
  /// The seconds that can be saved: enough to read some hundred thousand lines at once.
  private static let savings = 0.3
  /// What is worth waking for.
  private static let portion = 0.0005

  private var left = savings
  private var time: Instant

  init(at time: Instant) { self.time = time }

  /// Whether nothing may be read now.
  func isSpent(at now: Instant) -> Bool { saved(at: now) <= 0 }

  /// When there is room again for a portion.
  var refilled: Instant { time.advanced(bySeconds: (Self.portion - left) / Self.share) }

  /// Takes the seconds that reading took.
  mutating func spend(_ seconds: Double, at now: Instant) {
    left = saved(at: now) - seconds
    time = now
  }

  private func saved(at now: Instant) -> Double {
    min(left + now.seconds(since: time) * Self.share, Self.savings)
  }
}
