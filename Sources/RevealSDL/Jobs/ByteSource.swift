#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a job writes, read by a thread of its own so that the window never waits for it.
///
/// The thread stops reading while so many bytes wait to be taken: a job that writes without end is
/// held back by its own pipe, and costs no memory.
package final class ByteSource: @unchecked Sendable {
  /// The microseconds of a pause between reading little and reading on: a frame of most displays.
  private static let pause: UInt32 = 16_000
  /// The bytes of a few lines: who writes much never waits.
  private static let little = 256

  private let descriptor: Int32
  private let capacity: Int
  private let tee: Bool
  private let wake: @Sendable () -> Void
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let taken = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Under the mutex.
  private var waiting: [UInt8] = []
  private var isEnded = false
  private var isReading = false
  private var isAwaited = true

  /// What was taken from a source.
  package enum Reading: Hashable, Sendable {
    /// Nothing has come; the source will wake the loop when something does.
    case nothing
    /// Something has come.
    case bytes
    /// Nothing more will come.
    case end
  }

  /// Reads a file descriptor; `wake` is called, on that thread, at the end, and when there is news
  /// for who found nothing.
  ///
  /// With `tee` what is read goes to standard output too; who takes it slowly holds back the
  /// writer, not the window.
  package init(
    _ descriptor: Int32, capacity: Int = 1 << 18, tee: Bool = false,
    wake: @escaping @Sendable () -> Void
  ) {
    self.descriptor = descriptor
    self.capacity = capacity
    self.tee = tee
    self.wake = wake
    waiting.reserveCapacity(2 * capacity)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(taken, nil)
  }

  /// Has the thread begin; where none is to be had there is nothing to read.
  package func start() {
    if !Thread.start({ self.readAll() }) { end() }
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(taken)
    mutex.deallocate()
    taken.deallocate()
  }

  /// Takes all that has come, in place of what the buffer held.
  package func take(into buffer: inout [UInt8]) -> Reading {
    buffer.removeAll(keepingCapacity: true)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard !waiting.isEmpty else {
      isAwaited = true
      return isEnded ? .end : .nothing
    }
    swap(&buffer, &waiting)
    pthread_cond_signal(taken)
    return .bytes
  }

  /// Whether everything that came was taken, and passed on.
  package var isIdle: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return waiting.isEmpty && isReading
  }

  /// Has news wake nobody until the next `take` finds nothing: the loop will look by itself.
  package func holdWakes() {
    pthread_mutex_lock(mutex)
    isAwaited = false
    pthread_mutex_unlock(mutex)
  }

  private func readAll() {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
      var hasFailed = false
      note(isReading: true)
      while case let count = readSome(into: chunk), count > 0 {
        note(isReading: false)
        let bytes = UnsafeRawBufferPointer(rebasing: chunk[..<count])
        if tee, !hasFailed, let reason = Console.pass(bytes) {
          hasFailed = true
          Console.warn("cannot pass on what the command writes: \(reason)")
        }
        let hasWoken = put(bytes)
        // Where the loop looks by itself, little may become more before it is read.
        if !hasWoken, count <= Self.little { usleep(Self.pause) }
        note(isReading: true)
      }
    }
    end()
  }

  /// Waits for bytes; 0 at the end, and where the other side of a terminal is gone.
  private func readSome(into chunk: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, chunk.baseAddress, chunk.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Whoever gave the descriptor has made it one that does not wait.
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&state, 1, -1)
      default: return 0
      }
    }
  }

  private func note(isReading: Bool) {
    pthread_mutex_lock(mutex)
    self.isReading = isReading
    pthread_mutex_unlock(mutex)
  }

  /// Adds to what waits, and tells whether that woke somebody.
  private func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
    pthread_mutex_lock(mutex)
    while waiting.count >= capacity { pthread_cond_wait(taken, mutex) }
    let isNews = isAwaited
    isAwaited = false
    waiting.append(contentsOf: bytes)
    pthread_mutex_unlock(mutex)
    if isNews { wake() }
    return isNews
  }

  private func end() {
    pthread_mutex_lock(mutex)
    isEnded = true
    pthread_mutex_unlock(mutex)
    wake()
  }
}
