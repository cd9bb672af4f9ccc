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
    let job = Unmanaged.passRetained(Job { cell.value = work() })
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    if pthread_create(&handle, nil, runJob, job.toOpaque()) == 0 {
      thread = handle
    } else {
      job.release()
    }
  }

  deinit { if let thread { pthread_detach(thread) } }

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
private final class Cell<Value>: @unchecked Sendable { var value: Value? }

private final class Job: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Glibc)
  private func runJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runJob(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#endif
