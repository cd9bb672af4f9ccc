import Testing

@testable import RevealSDL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Work on a thread of its own")
struct BackgroundTaskTests {
  /// Something that only one thread at a time may have.
  final class Thing {
    var number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test("is waited for, and its result handed over")
  func result() {
    let task = BackgroundTask { Thing((0..<100_000).reduce(0, &+)) }
    let thing = task.value()
    thing.number += 1
    #expect(thing.number == 4_999_950_001)
  }

  @Test("is done once, however often its result is asked for")
  func once() {
    let task = BackgroundTask { Thing(1) }
    #expect(task.value() === task.value())
  }

  @Test("may have nothing as its result")
  func nothing() {
    let task = BackgroundTask { () -> Int? in nil }
    #expect(task.value() == nil)
    #expect(task.value() == nil)
  }

  @Test("is waited for no longer than asked")
  func late() {
    let gate = Gate()
    let task = BackgroundTask {
      gate.wait()
      return Thing(1)
    }
    #expect(task.value(within: 0.01) == nil)
    gate.open()
    #expect(task.value().number == 1)
    #expect(task.value(within: 0) != nil)
  }

  /// Holds a thread back until it is opened.
  final class Gate: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      pthread_mutex_init(lock, nil)
      pthread_mutex_lock(lock)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    func open() { pthread_mutex_unlock(lock) }

    func wait() {
      pthread_mutex_lock(lock)
      pthread_mutex_unlock(lock)
    }
  }

  @Test("may be forgotten before it is done")
  func forgotten() {
    for number in 0..<50 { _ = BackgroundTask { Thing(number) } }
  }

  @Test("may be one of many at once")
  func many() {
    let tasks = (0..<50).map { number in BackgroundTask { Thing(number) } }
    #expect(tasks.map { $0.value().number } == Array(0..<50))
  }
}
