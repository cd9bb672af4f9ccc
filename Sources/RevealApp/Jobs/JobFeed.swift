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
  private let work: any Clock = ProcessorClock()
  private var reader: JobReader
  private var updates = JobUpdates()
  private var tail = OutputTail()
  private var buffer: [UInt8] = []
  private var budget: ReadingBudget
  private var hasEnded = false
  /// Whether there may be more than the budget had room for.
  private var isHeldBack = false
  private var lastBytes: Instant?
  private var endedChild: (code: Int32, at: Instant)?
  private var hasTold = false
  private var lastRead: Instant
  private var stop = Stop.none

  /// How far the stopping of a command has come.
  private enum Stop: Hashable {
    case none, asked
    case forced(Instant)
  }

  /// Begins to read the standard input, or what a command writes.
  init(
    _ reader: JobReader, child: ChildProcess?, tee: Bool, clock: any Clock,
    wake: @escaping @Sendable () -> Void
  ) {
    self.reader = reader
    self.child = child
    self.tee = tee
    self.clock = clock
    budget = ReadingBudget(
      at: clock.now, share: child == nil ? Self.shareOfInput : Self.shareOfCommand)
    lastRead = clock.now
    source = ByteSource(child?.output ?? 0, tee: tee && child != nil, wake: wake)
    source.start()
    child?.whenEnded(wake)
  }

  /// Reads as much as has come and the budget has room for.
  func look() -> News? {
    noticeEnd()
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
    if isHeldBack { looks.append(budget.refilled) }
    if let lastBytes { looks.append(lastBytes.advanced(bySeconds: Self.silence)) }
    // Neither the end of what a command started nor that of a slow reader wakes anybody.
    if endedChild != nil, !hasTold { looks.append(time.advanced(bySeconds: Self.glance)) }
    return looks.min()
  }

  /// Asks the command, and all that it started, to stop; by force it has no choice.
  func stop(byForce: Bool) {
    stop = byForce ? .forced(clock.now) : .asked
    child?.signal(byForce ? Signals.kill : Signals.terminate)
  }

  /// Tells that no look comes by itself, so that news have to wake the loop.
  func willWait() {
    if !hasEnded, !isHeldBack { source.awaitNews() }
  }

  /// Ends the command and all that it started: by a signal, and after so many seconds by force.
  func end(by number: Int32, withinSeconds seconds: Double) {
    guard let child else { return }
    child.signal(number)
    let start = clock.now
    while child.poll() == nil || child.isGroupAlive, clock.now.seconds(since: start) < seconds {
      Process.sleep(seconds: 0.005)
    }
    child.signal(Signals.kill)
  }

  /// After so many seconds without a byte a line without an end is read as far as it goes.
  private static let silence = 0.05
  /// The seconds of silence after which a command's last words are known, where what it started
  /// holds its terminal open.
  private static let drain = 0.2
  /// The seconds after which nobody waits for such silence any more.
  private static let patience = 5.0
  /// The seconds between two looks at what tells nobody that it ends.
  private static let glance = 0.05
  /// The part of a processor for reading what somebody else writes, who may do so without end.
  private static let shareOfInput = 0.02
  /// The part of a processor for reading what a command writes: more, as it waits for being read.
  private static let shareOfCommand = 0.25
  /// The part of a processor for reading what is left when a command has ended.
  private static let haste = 0.5

  private func read() {
    isHeldBack = false
    while !hasEnded {
      let now = clock.now
      isHeldBack = budget.isSpent(at: now)
      guard !isHeldBack else { return }
      switch source.take(into: &buffer) {
      case .nothing: return
      case .end:
        hasEnded = true
        lastBytes = nil
        reader.end(into: &updates)
      case .bytes:
        let before = work.now
        buffer.withUnsafeBytes { reader.read($0, into: &updates) }
        if child != nil { tail.append(buffer) }
        lastRead = clock.now
        lastBytes = lastRead
        budget.spend(work.now.seconds(since: before), at: now)
      }
    }
  }

  private func glance() {
    guard let last = lastBytes, clock.now.seconds(since: last) >= Self.silence else { return }
    lastBytes = nil
    reader.pause(into: &updates)
  }

  private func noticeEnd() {
    guard endedChild == nil, let status = child?.poll() else { return }
    endedChild = (status.code, clock.now)
    budget = ReadingBudget(at: clock.now, share: Self.haste)
  }

  /// The command's code, once: when nothing more is to be expected of it.
  private func commandCode() -> Int32? {
    guard let child, !hasTold, let endedChild else { return nil }
    let now = clock.now
    switch stop {
    case .none: hasTold = hasEnded || hasFallenSilent(since: endedChild.at, at: now)
    case .asked: hasTold = !child.isGroupAlive
    case .forced(let time):
      hasTold = !child.isGroupAlive || now.seconds(since: time) >= Self.drain
    }
    return hasTold ? endedChild.code : nil
  }

  private func hasFallenSilent(since end: Instant, at now: Instant) -> Bool {
    let silence = now.seconds(since: max(end, lastRead))
    if source.isIdle, silence >= Self.drain { return true }
    return !tee && now.seconds(since: end) >= Self.patience
  }
}
