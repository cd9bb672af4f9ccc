import RevealCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clock that a loop can wait by.
package protocol PacingClock: Clock {
  /// Returns at a moment, or sooner where the program is asked to end.
  func sleep(until moment: Instant)
}

extension MonotonicClock: PacingClock {
  /// Sleeps most of the way, and watches the clock for the rest: the system wakes late, not sharp.
  package func sleep(until moment: Instant) {
    let early = Instant(nanoseconds: moment.nanoseconds - 200_000)
    while case let now = self.now, now < early {
      guard TerminationSignal.pending == nil else { return }
      let (seconds, rest) = (early.nanoseconds - now.nanoseconds)
        .quotientAndRemainder(dividingBy: 1_000_000_000)
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
      nanosleep(&time, nil)
    }
    while now < moment {}
  }
}
