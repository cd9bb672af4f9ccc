import RevealBench
import RevealCore
import Testing

@testable import RevealApp

@Suite("The newest frames")
struct FrameTimesTests {
  @Test("have a cost each, and an interval where one came directly before")
  func times() {
    var times = FrameTimes()
    #expect(times.frame(inPlace: 0, of: 10) == nil)
    times.append(.sample(at: 0, cost: 2))
    times.append(.sample(at: 17, cost: 3))
    times.rest()
    times.append(.sample(at: 900, cost: 1))
    #expect(times.kept.map(\.cost) == [2_000_000, 3_000_000, 1_000_000])
    #expect(times.kept.map(\.interval) == [nil, 18_000_000, nil])
  }

  @Test("take the places in turn, and leave a gap before the oldest")
  func places() {
    var times = FrameTimes()
    for number in 0..<8 { times.append(.sample(at: number, cost: number + 1)) }
    func costs(_ places: Int) -> [Int64?] {
      (0..<places).map { times.frame(inPlace: $0, of: places)?.cost }.map {
        $0.map { $0 / 1_000_000 }
      }
    }
    #expect(costs(12) == [1, 2, 3, 4, 5, 6, 7, 8, nil, nil, nil, nil])
    // The ninth frame's place, 8 % 6 = 2, and the two after it are empty.
    #expect(costs(6) == [7, 8, nil, nil, nil, 6])
    #expect(costs(3) == [nil, nil, nil])
  }

  @Test("are kept up to their number, the newest of them")
  func capacity() {
    var times = FrameTimes()
    let count = FrameTimes.capacity + 5
    for number in 0..<count { times.append(.sample(at: number, cost: number)) }
    #expect(times.count == count)
    #expect(times.kept.count == FrameTimes.capacity)
    #expect(times.kept.map(\.cost).min() == 5_000_000)
    let places = FrameTimes.capacity + 100
    let shown = (0..<places).compactMap { times.frame(inPlace: $0, of: places) }
    #expect(shown.count == FrameTimes.capacity)
  }
}

@Suite("What the newest frames come to")
struct FrameReadingTests {
  @Test("is the median, what one in a hundred exceeds, and the late ones")
  func figures() throws {
    var reading = FrameReading()
    for number in 0...100 { reading.append(.sample(at: 10 * number, cost: 1)) }
    reading.append(.sample(at: 1_050, cost: 5))
    reading.summarize(at: .zero, isResting: true)
    let interval = try #require(reading.summary.interval)
    #expect(interval.median == 10)
    #expect(interval.p99 == 10)
    #expect(reading.summary.cost?.median == 1)
    #expect(reading.summary.late == 1, "54 ms are three refreshes")
  }

  @Test("is nothing where there are no frames, and has no interval after a single one")
  func few() {
    var reading = FrameReading()
    reading.summarize(at: .zero, isResting: true)
    #expect(reading.summary == FrameSummary())
    reading.append(.sample(at: 0, cost: 1))
    reading.summarize(at: .zero, isResting: true)
    #expect(reading.summary.interval == nil)
    #expect(reading.summary.cost != nil)
  }

  @Test("stays for a while so that it can be read, and is whole once nothing moves")
  func calm() {
    var reading = FrameReading()
    func cost(at seconds: Double, isResting: Bool = false) -> Double? {
      reading.summarize(at: Instant(seconds: seconds), isResting: isResting)
      return reading.summary.cost?.median
    }
    reading.append(.sample(at: 0, cost: 1))
    #expect(cost(at: 1) == 1)
    reading.append(.sample(at: 10, cost: 3))
    #expect(cost(at: 1.2) == 1)
    #expect(cost(at: 1.25) == 2)
    reading.append(.sample(at: 20, cost: 3))
    #expect(cost(at: 1.3) == 2)
    #expect(cost(at: 1.3, isResting: true) == 3)
    // What a frame may take counts at once.
    reading.append(.sample(at: 30, cost: 5))
    reading.append(.sample(at: 40, cost: 5))
    reading.refreshHertz = 50
    #expect(cost(at: 1.31) == 3)
    #expect(reading.budget == 20)
  }

  @Test("has the budget of 60 Hz where the display names no rate")
  func budget() {
    #expect(abs(FrameReading().budget - 1_000.0 / 60) < 1e-12)
  }
}

extension FrameRecord {
  /// A frame that begins at so many milliseconds and costs so many.
  static func sample(at start: Int, cost: Int) -> FrameRecord {
    func moment(_ milliseconds: Int) -> Instant {
      Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
    }
    let end = moment(start + cost)
    return FrameRecord(
      start: moment(start), events: moment(start), update: moment(start), draw: end, present: end,
      end: end)
  }
}
