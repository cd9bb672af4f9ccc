import RevealCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells the time; only a loop asks.
package protocol Clock {
  /// The present moment.
  var now: Instant { get }
}

/// The system's monotonic clock: it never jumps, and stands still while the machine sleeps.
package struct MonotonicClock: Clock {
  /// Makes a clock.
  package init() {}

  /// The present moment.
  package var now: Instant { Instant(reading: CLOCK_MONOTONIC) }
}

/// The processor time of the thread that asks: it stands still while that waits for its turn.
package struct ProcessorClock: Clock {
  /// Makes a clock.
  package init() {}

  /// The processor time so far.
  package var now: Instant { Instant(reading: CLOCK_THREAD_CPUTIME_ID) }
}

extension Instant {
  fileprivate init(reading clock: clockid_t) {
    var time = timespec()
    clock_gettime(clock, &time)
    self.init(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
