import RevealCore
import RevealJobs
import RevealSDL

/// The command that a job is: how it ends, and how it is made to.
final class JobCommand {
  /// The seconds in which a command's last words come, where what it started lives on.
  static let drain = 0.2

  private let child: ChildProcess
  private let grace: Double
  private var end: (code: Int32, at: Instant)?
  private var stop = Stop.none
  private var hasTold = false

  /// How far the stopping has come.
  private enum Stop: Hashable {
    case none
    case asked(Instant)
    case forced(Instant)
  }

  /// Follows a command; `wake` is called, on another thread, when that has ended.
  ///
  /// When it is to stop it has so many seconds of `grace` before it is killed.
  init(_ child: ChildProcess, grace: Double, wake: @escaping @Sendable () -> Void) {
    self.child = child
    self.grace = grace
    child.whenEnded(wake)
  }

  /// Whether it has ended, but not all that is to be waited for.
  var isEnding: Bool { end != nil && !hasTold }

  /// Tells, once, that it has ended.
  func noticeEnd(at now: Instant) -> Bool {
    guard end == nil, let status = child.poll() else { return false }
    end = (status.code, now)
    return true
  }

  /// Its code, once: when nothing more is to be expected of it.
  ///
  /// `hasSaidAll` tells whether all was read of one that ended by itself at the given moment.
  func takeCode(at now: Instant, hasSaidAll: (Instant) -> Bool) -> Int32? {
    guard !hasTold, let end else { return nil }
    switch stop {
    case .none: hasTold = hasSaidAll(end.at)
    case .asked: hasTold = !child.isSessionAlive
    case .forced(let time):
      hasTold = !child.isSessionAlive || now.seconds(since: time) >= Self.drain
    }
    guard hasTold else { return nil }
    child.letGo()
    return end.code
  }

  /// Asks it, and all that it started, to stop where that is wanted, and makes them where that is
  /// wanted too or takes too long.
  func follow(_ wanted: JobSession.Stop?, at now: Instant) {
    guard let wanted else { return }
    switch stop {
    case .none:
      stop = .asked(now)
      child.signal(Signals.terminate)
    case .asked(let asked) where wanted.isForced || now.seconds(since: asked) >= grace:
      stop = .forced(now)
      child.signal(Signals.kill)
    case .asked, .forced: break
    }
  }

  /// When its time to stop is over; nil where that does not run.
  var deadline: Instant? {
    if case .asked(let asked) = stop { asked.advanced(bySeconds: grace) } else { nil }
  }

  /// Ends it and all that it started: by a signal, and when its time is over by force.
  ///
  /// Of one that has ended, and whose end was told, nothing is the program's to end any more. What
  /// it writes meanwhile has to be read by `drain`, or it waits for that.
  func end(by number: Int32, clock: any Clock, drain: () -> Void) {
    guard !hasTold else { return }
    let deadline = deadline ?? clock.now.advanced(bySeconds: grace)
    TerminationSignal.extend(bySeconds: deadline.seconds(since: clock.now))
    child.signal(number)
    while child.poll() == nil || child.isSessionAlive, clock.now < deadline {
      drain()
      Process.sleep(seconds: 0.01)
    }
    child.signal(Signals.kill)
    child.letGo()
  }
}
