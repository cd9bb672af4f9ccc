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
  package var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
