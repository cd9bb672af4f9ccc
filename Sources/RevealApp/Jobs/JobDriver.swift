import RevealCore
import RevealJobs
import RevealSDL

/// What lies between a job's session and the processes around it: input, command, parent.
final class JobDriver {
  /// What the processes are to be done with.
  struct Policy {
    /// Whether Cancel hangs up on the parent process, as `--auto-kill` asks.
    var hangsUpParent = false
    /// The seconds that a command has to stop before it is killed.
    var grace = 5.0
    /// How the input is read.
    var reader: JobReader
    /// Whether what a command writes is passed on.
    var tee = false
  }

  private let feed: JobFeed
  private let policy: Policy
  private let clock: any Clock
  private let command: JobCommand?

  init(
    _ policy: Policy, child: ChildProcess?, clock: any Clock, wake: @escaping @Sendable () -> Void
  ) {
    self.policy = policy
    self.clock = clock
    command = child.map { JobCommand($0, grace: policy.grace, wake: wake) }
    feed = JobFeed(
      policy.reader, from: child?.output ?? 0, command: command, tee: policy.tee, at: clock.now,
      wake: wake)
  }

  /// The last lines that the command wrote.
  var lastLines: [String] { feed.lastLines }

  /// What has come since the last look; nil where nothing has.
  func look(at now: Instant) -> JobFeed.News? { feed.look(at: now) }

  /// Tells that no look comes by itself, so that news have to wake the loop.
  func willWait() { feed.willWait() }

  /// Has a session take what came.
  func apply(_ news: JobFeed.News, to session: inout JobSession, at time: Instant) {
    session.take(news.updates, at: time)
    if let code = news.code { session.commandEnded(code: code, at: time) }
  }

  /// Has the command stop where, and as, the user wants that.
  func stopIfAsked(_ session: JobSession, at time: Instant) {
    command?.follow(session.stop, at: time)
  }

  /// Ends the command with the program: by the signal that ends that, and then for good.
  func end(by number: Int32) {
    command?.end(by: number, clock: clock, drain: feed.discard)
  }

  /// Hangs up on the parent process, if that is wanted.
  func hangUpIfAsked() {
    if policy.hangsUpParent { Process.hangUpParent() }
  }

  /// When to look again although nothing wakes the loop; nil where there is no need to.
  func nextLook(after time: Instant) -> Instant? {
    .earliest(feed.nextLook(after: time), command?.deadline)
  }
}
