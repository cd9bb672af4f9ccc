#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread that is left to itself.
enum Thread {
  /// Runs something beside the main thread; tells whether there was a thread to be had.
  ///
  /// Signals are left to the main thread, whose waits they have to end.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let job = Unmanaged.passRetained(Body(body))
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Glibc)
      var thread = pthread_t()
      let result = pthread_create(&thread, nil, runBody, job.toOpaque())
      if result == 0 { pthread_detach(thread) }
    #else
      var thread: pthread_t?
      let result = pthread_create(&thread, nil, runBody, job.toOpaque())
      if result == 0, let thread { pthread_detach(thread) }
    #endif
    if result != 0 { job.release() }
    return result == 0
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Glibc)
  private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#endif
