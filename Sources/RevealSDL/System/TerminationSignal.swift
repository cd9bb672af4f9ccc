#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Remembers which signal asked the program to end, so that it can end by that very signal.
///
/// SDL turns SIGINT and SIGTERM into a quit event, which says nothing of its cause. This keeps the
/// cause and hands on to SDL; a second signal ends the process at once, and so does time where a
/// display that hangs keeps the loop from hearing of the first.
package enum TerminationSignal {
  /// The signal that came; nil where none did.
  package static var pending: Int32? { received == 0 ? nil : received }

  /// Has SDL install its own handlers, and begins to watch before any signal can reach them.
  static func watch(afterInstalling install: () -> Int32) throws(EnvironmentError) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for number in watched { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try check(install(), "starting SDL's events")
    sdlHandler = handler(of: SIGTERM) ?? handler(of: SIGINT)
    // A signal that is ignored, as under nohup, stays ignored.
    for number in watched where !isIgnored(number) {
      signal(number, remember)
    }
  }

  /// From now on a signal asks the event loop to end, instead of ending the process at once.
  ///
  /// Not before the window is shown: SDL waits for that without looking at signals.
  ///
  /// `patience` are the seconds after which the process ends all the same; nil for no end of them.
  /// What has a window gives ``windowPatience``, as a display may hang.
  package static func leaveToEventLoop(patience: Double? = nil) {
    ticksLeft = patience.map(ticks) ?? -1
    isLeftToEventLoop = true
  }

  /// The seconds that a loop has to hear of a signal, which it does within a frame.
  package static let windowPatience = 2.0

  /// The same for a loop that has no session: nothing watches yet, or SDL has stopped to.
  package static func leaveToLoop() {
    for number in watched where !isIgnored(number) { signal(number, remember) }
    leaveToEventLoop()
  }

  /// Gives the process so many seconds more to end, but no more than a day.
  package static func extend(bySeconds seconds: Double) {
    guard ticksLeft > 0 else { return }
    ticksLeft += ticks(seconds)
  }

  private static func ticks(_ seconds: Double) -> Int32 {
    Int32(min(max(seconds, 0), 86_400) * 1e6 / Double(tick)) + 1
  }

  /// Ends the process by the signal that asked for it, so that the caller sees what happened.
  package static func raiseIfPending() {
    guard let number = pending else { return }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Has a signal that ends the program at once, as the second does, end a session's leading group
  /// too; 0 for none.
  ///
  /// Where time ends the program that group is asked to stop, and has its grace for it.
  package static func killWithProgram(session: Int32, graceSeconds: Double = 0) {
    groupToKill = session
    graceTicks = graceSeconds > 0 ? ticks(graceSeconds) : 0
  }

  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private static func handler(of number: Int32) -> SignalHandler? {
    let address = address(of: number)
    return address == 0 || address == 1 ? nil : unsafeBitCast(address, to: SignalHandler.self)
  }

  private static func isIgnored(_ number: Int32) -> Bool { address(of: number) == 1 }

  /// Where the handler of a signal is; 0 for the default, 1 for none at all.
  private static func address(of number: Int32) -> Int {
    var action = sigaction()
    sigaction(number, nil, &action)
    return withUnsafeBytes(of: &action) { $0.load(as: Int.self) }
  }
}

private typealias SignalHandler = @convention(c) (Int32) -> Void

// Plain words: set before the handler is installed, or by it alone.
private nonisolated(unsafe) var received: Int32 = 0
private nonisolated(unsafe) var sdlHandler: SignalHandler?
private nonisolated(unsafe) var isLeftToEventLoop = false

private nonisolated(unsafe) var groupToKill: Int32 = 0
/// The alarms that the group has to stop; 0 where it has none, or has had them.
private nonisolated(unsafe) var graceTicks: Int32 = 0
private nonisolated(unsafe) var isGroupAsked = false
/// The alarms until the process ends all the same; negative for no end of them.
private nonisolated(unsafe) var ticksLeft: Int32 = -1
/// The microseconds between two alarms.
private let tick: Int32 = 20_000

private func remember(_ number: Int32) {
  guard isLeftToEventLoop, received == 0 else { return endAtOnce(by: number) }
  received = number
  // SDL's handler makes itself the signal's again.
  var own = sigaction()
  sigaction(SIGTERM, nil, &own)
  sdlHandler?(SIGTERM)
  sigaction(SIGTERM, &own, nil)
  interruptWaits()
}

private func endAtOnce(by number: Int32) {
  if groupToKill > 0 { kill(-groupToKill, SIGKILL) }
  TerminalCursor.bringBack()
  signal(number, SIG_DFL)
  raise(number)
}

/// Ends every wait within a moment, from now on until the process ends.
///
/// SDL looks for a signal, and then waits: one that comes in between would not be seen until
/// something else ends the wait.
private func interruptWaits() {
  signal(SIGALRM) { _ in
    guard ticksLeft > 0 else { return }
    ticksLeft -= 1
    if isGroupAsked, isGroupGone() { ticksLeft = 0 }
    if ticksLeft == 0 { endByTime() }
  }
  ualarm(useconds_t(tick), useconds_t(tick))
}

private func endByTime() {
  guard groupToKill > 0, graceTicks > 0 else { return endAtOnce(by: received) }
  ticksLeft = graceTicks
  graceTicks = 0
  isGroupAsked = true
  kill(-groupToKill, received)
  kill(-groupToKill, SIGCONT)
}

/// Whether nothing of the group is left; who leads it has to be reaped for that.
private func isGroupGone() -> Bool {
  waitpid(groupToKill, nil, WNOHANG)
  return kill(-groupToKill, 0) != 0
}
