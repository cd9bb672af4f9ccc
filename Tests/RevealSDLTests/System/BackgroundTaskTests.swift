import Testing

@testable import RevealSDL

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
