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

  private let command: JobCommand?
  private let source: ByteSource
  private let tee: Bool
  private let work: any Clock = ProcessorClock()
  private var reader: JobReader
  private var updates = JobUpdates()
  private var tail = OutputTail()
  private var buffer: [UInt8] = []
  private var budget: ReadingBudget
  private var hasEnded = false
  /// Whether there may be more than the budget had room for.
  private var isHeldBack = false
  /// When to look for what a writer that is at it has written meanwhile.
  private var flow: Instant?
  private var lastBytes: Instant?
  private var lastRead: Instant

  /// Begins to read a file descriptor: the standard input, or what a command writes.
  ///
  /// There is no command where somebody else runs the job.
  init(
    _ reader: JobReader, from descriptor: Int32, command: JobCommand?, tee: Bool,
    at time: Instant, wake: @escaping @Sendable () -> Void
  ) {
    self.reader = reader
    self.tee = tee && command != nil
    self.command = command
    budget = ReadingBudget(
      at: time, share: command == nil ? Self.shareOfInput : Self.shareOfCommand)
    lastRead = time
    source = ByteSource(descriptor, isOwn: command != nil, tee: self.tee, wake: wake)
    source.start()
  }

  /// Reads as much as has come and the budget has room for.
  func look(at now: Instant) -> News? {
    if command?.noticeEnd(at: now) == true {
      budget = ReadingBudget(at: now, share: Self.haste)
    }
    read(at: now)
    glance(at: now)
    let code = command?.takeCode(at: now) { hasEnded || hasFallenSilent(since: $0, at: now) }
    let news = News(updates: updates.take(), code: code)
    return news.updates.isEmpty && code == nil ? nil : news
  }

  /// When to look again although nothing wakes the loop; nil where there is no need to.
  func nextLook(after time: Instant) -> Instant? {
    let isEnding = command?.isEnding == true
    guard !hasEnded || isEnding else { return nil }
    return .earliest(
      isHeldBack ? budget.refilled : nil, flow, lastBytes?.advanced(bySeconds: Self.silence),
      // Neither the end of what a command started nor that of a slow reader wakes anybody.
      isEnding ? time.advanced(bySeconds: Self.glance) : nil)
  }

  /// Tells that no look comes by itself, so that news have to wake the loop.
  func willWait() {
    if !hasEnded, !isHeldBack { source.awaitNews() }
  }

  /// Takes what has come, and leaves it unread: the job is being ended.
  ///
  /// Not until there is no more: who writes without end would have no deadline.
  func discard() { _ = source.take(into: &buffer) }

  /// After so many seconds without a byte a line without an end is read as far as it goes.
  private static let silence = 0.05
  /// The seconds of work after which a look ends: half a frame, so that the window stays smooth.
  private static let slice = 0.008
  /// The seconds in which a writer that is at it has written on.
  private static let moment = 0.001
  /// So many bytes at once, and the writer is at it: a pipe holds no more.
  private static let much = 1 << 16
  /// The seconds after which nobody waits any more for the last words of a command that has ended.
  private static let patience = 5.0
  /// The seconds between two looks at what tells nobody that it ends.
  private static let glance = 0.05
  /// The part of a processor for reading what somebody else writes, who may do so without end.
  private static let shareOfInput = 0.02
  /// The part of a processor for reading what a command writes: more, as it waits for being read.
  private static let shareOfCommand = 0.25
  /// The part of a processor for reading what is left when a command has ended.
  private static let haste = 0.5
  /// What so few bytes cost is less than what it costs to measure that.
  private static let few = 256
  /// The seconds that each of those takes, generously.
  private static let costOfByte = 1e-7

  private func read(at now: Instant) {
    isHeldBack = false
    flow = nil
    var spent = 0.0
    while !hasEnded {
      guard spent < Self.slice else { return flow = now }
      isHeldBack = budget.isSpent(at: now)
      guard !isHeldBack else { return }
      switch source.take(into: &buffer) {
      case .nothing: return
      case .end:
        hasEnded = true
        lastBytes = nil
        reader.end(into: &updates)
      case .bytes:
        lastRead = now
        lastBytes = now
        if buffer.count >= Self.much { flow = now.advanced(bySeconds: Self.moment) }
        let seconds = readBuffer()
        spent += seconds
        budget.spend(seconds, at: now)
      }
    }
  }

  /// Reads what was taken, and gives the seconds of work that it was.
  private func readBuffer() -> Double {
    let start = buffer.count > Self.few ? work.now : nil
    buffer.withUnsafeBytes { reader.read($0, into: &updates) }
    if command != nil { tail.append(buffer) }
    return start.map { work.now.seconds(since: $0) } ?? Double(buffer.count) * Self.costOfByte
  }

  private func glance(at now: Instant) {
    guard let last = lastBytes, now.seconds(since: last) >= Self.silence else { return }
    lastBytes = nil
    reader.pause(into: &updates)
  }

  private func hasFallenSilent(since end: Instant, at now: Instant) -> Bool {
    let silence = now.seconds(since: max(end, lastRead))
    if source.isIdle, silence >= JobCommand.drain { return true }
    return !tee && now.seconds(since: end) >= Self.patience
  }
}
