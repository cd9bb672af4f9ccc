#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a job writes, read so that the window never waits for it.
///
/// A thread of its own waits for it, and stops reading while so many bytes wait to be taken: a job
/// that writes without end is held back by its own pipe, and costs no memory. While little comes and
/// the loop looks at every frame anyway, the loop reads, for each turn of a thread costs more.
package final class ByteSource: @unchecked Sendable {
  /// The bytes of a few lines, and what the loop reads at the most.
  private static let (little, most) = (256, 4096)

  private let descriptor: Int32
  /// The same for the loop, which never waits in it; nil where there is no such way.
  private let prompt: Int32?
  private let capacity: Int
  private let tee: Bool
  private let wake: @Sendable () -> Void
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Under the mutex.
  private var waiting: [UInt8] = []
  private var isEnded = false
  private var isReading = false
  private var isAwaited = true
  private var isLoopsTurn = false
  /// Whether the loop has just read all that there was, so that its next look need not ask.
  private var isDrained = false

  /// What was taken from a source.
  package enum Reading: Hashable, Sendable {
    /// Nothing has come since.
    case nothing
    /// Something has come.
    case bytes
    /// Nothing more will come.
    case end
  }

  /// Reads a file descriptor; `wake` is called, on any thread, when there is news for who awaits it.
  ///
  /// One that `isOwn` nobody else has, so that it may be told not to wait. With `tee` what is read
  /// goes to standard output too; who takes it slowly holds back the writer, not the window.
  package init(
    _ descriptor: Int32, isOwn: Bool = false, capacity: Int = 1 << 18, tee: Bool = false,
    wake: @escaping @Sendable () -> Void
  ) {
    self.descriptor = descriptor
    if isOwn { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
    prompt = PromptDescriptor.of(descriptor)
    self.capacity = capacity
    self.tee = tee
    self.wake = wake
    waiting.reserveCapacity(2 * capacity)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  /// Has the thread begin; where none is to be had there is nothing to read.
  package func start() {
    if !Thread.start({ self.readAll() }) { end() }
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Takes all that has come, in place of what the buffer held.
  package func take(into buffer: inout [UInt8]) -> Reading {
    buffer.removeAll(keepingCapacity: true)
    return locked {
      if isLoopsTurn { readHere() }
      guard !waiting.isEmpty else { return isEnded ? .end : .nothing }
      swap(&buffer, &waiting)
      if !isLoopsTurn { pthread_cond_signal(changed) }
      return .bytes
    }
  }

  /// Whether everything that came was taken, and passed on.
  package var isIdle: Bool {
    locked { waiting.isEmpty && (isLoopsTurn ? !isReadable(withinMilliseconds: 0) : isReading) }
  }

  /// Has the next news wake the loop, which is about to wait for it; what has come already does too.
  ///
  /// Before that, and after it was woken, the loop looks by itself.
  package func awaitNews() {
    let isNews = locked {
      isAwaited = waiting.isEmpty && !isEnded
      isLoopsTurn = false
      isDrained = false
      pthread_cond_signal(changed)
      return !isAwaited
    }
    if isNews { wake() }
  }

  /// Reads the little that has come, in the place of the thread; where it is more, the thread reads
  /// on.
  private func readHere() {
    guard !isDrained else { return isDrained = false }
    guard !isEnded, let prompt else { return }
    withUnsafeTemporaryAllocation(byteCount: Self.most, alignment: 16) { chunk in
      guard let count = readOnce(prompt, into: chunk) else { return }
      waiting.append(contentsOf: chunk[..<count])
      isEnded = count == 0
      isLoopsTurn = count <= Self.little
      isDrained = isLoopsTurn && !isEnded
    }
  }

  private func readAll() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
      var hasFailed = false
      while awaitTurn(), case let count = readSome(into: chunk), count > 0 {
        locked { isReading = false }
        let bytes = UnsafeRawBufferPointer(rebasing: chunk[..<count])
        if tee, !hasFailed, let reason = Console.pass(bytes) {
          hasFailed = true
          Console.warn("cannot pass on what the command writes: \(reason)")
        }
        put(bytes)
      }
    }
    end()
  }

  /// Waits until the thread is to read; tells whether there is more to read.
  private func awaitTurn() -> Bool {
    locked {
      while isLoopsTurn, !isEnded { pthread_cond_wait(changed, mutex) }
      isReading = true
      return !isEnded
    }
  }

  /// Waits for bytes; 0 at the end.
  private func readSome(into chunk: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      if let count = readOnce(descriptor, into: chunk) { return count }
      // Whoever gave the descriptor has made it one that does not wait.
      isReadable(withinMilliseconds: -1)
    }
  }

  /// The number of bytes read; 0 at the end, nil where there may be some later.
  private func readOnce(_ descriptor: Int32, into chunk: UnsafeMutableRawBufferPointer) -> Int? {
    let count = read(descriptor, chunk.baseAddress, chunk.count)
    guard count < 0 else { return count }
    switch errno {
    case EINTR, EAGAIN: return nil
    // There is none, or the other side of a terminal is gone.
    case EBADF, EIO: return 0
    case let number:
      Console.warn("cannot read what the job writes: \(String(cString: strerror(number)))")
      return 0
    }
  }

  /// Whether there is something to read, or its end.
  @discardableResult
  private func isReadable(withinMilliseconds time: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, time) > 0
  }

  /// Adds to what waits, and leaves reading to the loop where that is worth it.
  private func put(_ bytes: UnsafeRawBufferPointer) {
    let isNews = locked {
      while waiting.count >= capacity { pthread_cond_wait(changed, mutex) }
      defer { isAwaited = false }
      waiting.append(contentsOf: bytes)
      isLoopsTurn = !isAwaited && !tee && prompt != nil && bytes.count <= Self.little
      return isAwaited
    }
    if isNews { wake() }
  }

  private func end() {
    let isNews = locked {
      defer { isAwaited = false }
      isEnded = true
      return isAwaited
    }
    if isNews { wake() }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
