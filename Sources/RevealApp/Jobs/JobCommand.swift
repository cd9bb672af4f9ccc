import RevealCore
import RevealSDL

/// The command that a job is: how it ends, and how it is made to.
final class JobCommand {
  /// The seconds in which a command's last words come, where what it started lives on.
  static let drain = 0.2

  private let child: ChildProcess
  private var end: (code: Int32, at: Instant)?
  private var stop = Stop.none
  private var hasTold = false

  /// How far the stopping has come.
  private enum Stop: Hashable {
    case none, asked
    case forced(Instant)
  }

  /// Follows a command; `wake` is called, on another thread, when that has ended.
  init(_ child: ChildProcess, wake: @escaping @Sendable () -> Void) {
    self.child = child
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
    case .asked: hasTold = !child.isGroupAlive
    case .forced(let time):
      hasTold = !child.isGroupAlive || now.seconds(since: time) >= Self.drain
    }
    return hasTold ? end.code : nil
  }

  /// Asks it, and all that it started, to stop.
  func askToStop() {
    stop = .asked
    child.signal(Signals.terminate)
  }

  /// Has it, and all that it started, stop.
  func forceToStop(at now: Instant) {
    stop = .forced(now)
    child.signal(Signals.kill)
  }

  /// Ends it and all that it started: by a signal, and after so many seconds by force.
  func end(by number: Int32, withinSeconds seconds: Double, clock: any Clock) {
    child.signal(number)
    let start = clock.now
    while child.poll() == nil || child.isGroupAlive, clock.now.seconds(since: start) < seconds {
      Process.sleep(seconds: 0.005)
    }
    child.signal(Signals.kill)
  }
}
