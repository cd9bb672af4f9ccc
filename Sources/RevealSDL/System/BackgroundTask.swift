#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work that a thread of its own does once, while the main thread waits for something else.
package final class BackgroundTask<Value> {
  private let work: @Sendable () -> sending Value
  private let cell = Cell<Value>()
  private var thread: pthread_t?

  /// Starts the work; where no thread is to be had it is done when its result is asked for.
  package init(_ work: @escaping @Sendable () -> sending Value) {
    self.work = work
    let cell = cell
    thread = Thread.make {
      cell.value = work()
      cell.announce()
    }
  }

  deinit { if let thread { pthread_detach(thread) } }

  /// The result, waited for at most so many seconds; nil where it is not there by then.
  ///
  /// What is late is left to itself: its result goes nowhere.
  package func value(within seconds: Double) -> Value? {
    #if canImport(Glibc)
      if thread != nil {
        var deadline = timespec()
        clock_gettime(CLOCK_REALTIME, &deadline)
        let nanoseconds = deadline.tv_nsec + Int(seconds * 1e9)
        deadline.tv_sec += nanoseconds / 1_000_000_000
        deadline.tv_nsec = nanoseconds % 1_000_000_000
        guard cell.isAnnounced(before: &deadline) else { return nil }
      }
    #endif
    return value()
  }

  /// The result, waited for.
  package func value() -> Value {
    if let thread {
      pthread_join(thread, nil)
      self.thread = nil
    }
    if let value = cell.value { return value }
    let value = work()
    cell.value = value
    return value
  }
}

/// Where the result is left; the worker writes it before it ends, the owner reads it after.
private final class Cell<Value>: @unchecked Sendable {
  var value: Value?

  #if canImport(Glibc)
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() { sem_init(semaphore, 0, 0) }

    deinit {
      sem_destroy(semaphore)
      semaphore.deallocate()
    }

    /// Says that the result is there.
    func announce() { sem_post(semaphore) }

    /// Waits for the result until a moment of the system's time; a signal does not end the wait.
    func isAnnounced(before deadline: inout timespec) -> Bool {
      while sem_timedwait(semaphore, &deadline) != 0 {
        guard errno == EINTR else { return false }
      }
      return true
    }
  #else
    func announce() {}
  #endif
}
