#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work beside the main thread.
enum Thread {
  /// Runs something that is left to itself; tells whether there was a thread to be had.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = make(body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs something on a thread that is to be joined or detached; nil where there is none to be had.
  ///
  /// Signals are left to the main thread, whose waits they have to end.
  static func make(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let job = Unmanaged.passRetained(Body(body))
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    guard pthread_create(&thread, nil, runBody, job.toOpaque()) == 0 else {
      job.release()
      return nil
    }
    return thread
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Glibc)
  private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    keepPlainLocale()
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }

  /// Has the thread keep its locale while SDL, as it starts on X11, changes the process's.
  private func keepPlainLocale() {
    // LC_ALL_MASK, which the importer leaves out.
    let everything: Int32 = 1 << LC_ALL
    uselocale(newlocale(everything, "C", nil))
  }
#else
  private func runBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#endif
