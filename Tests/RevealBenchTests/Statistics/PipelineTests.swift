import RevealBench
import RevealCore
import Testing

@Suite("A mock loop's stalls are found, and nothing else")
struct PipelineTests {
  private static let refresh: Int64 = 20_000_000

  @Test("with a display: each stall misses the refreshes that it lasts")
  func paced() {
    var loop = MockLoop()
    loop.presenter.refresh = Self.refresh
    loop.stalls = [50: 45_000_000, 120: 25_000_000, 121: 25_000_000, 300: 105_000_000]
    let settings = Settings(pace: .vsync, refreshHertz: 50)
    let summary = Summary(loop.frames(500), settings: settings)
    #expect(summary.frames == 500)
    #expect(summary.interval.count == 499)
    #expect(summary.interval.median == .value(20))
    #expect(summary.interval.max == .value(120))
    #expect(summary.smoothness.missed.total == 2 + 1 + 1 + 5)
    #expect(summary.smoothness.missed.longestStandstill == 5)
    #expect(summary.smoothness.missed.longestRun == 2)
    #expect(summary.smoothness.jank == 2)
    #expect(summary.smoothness.stutter == .value(4))
    #expect(summary.pacing.isKept == true)
  }

  @Test("without one: costs are the phases', to the nanosecond")
  func uncapped() {
    var loop = MockLoop()
    loop.stalls = [10: 1_000_000]
    let summary = Summary(loop.frames(200), settings: Settings())
    #expect(summary.cost.median == .value(0.013))
    #expect(summary.cost.max == .value(1.013))
    #expect(summary.preparation.median == .value(0.012))
    #expect(summary[.events].median == .value(0.001))
    #expect(summary[.update].median == .value(0.003))
    #expect(summary[.draw].median == .value(0.008))
    #expect(summary[.present].median == .value(0.001))
    // 200 ns after presenting and 500 ns of pause belong to the frame time, not to the cost.
    #expect(summary.interval.median == .value(0.013_7))
    #expect(summary.smoothness.missed.total == 0)
  }

  @Test("an animation is late by what lies between its moment and presenting")
  func animation() throws {
    var loop = MockLoop()
    loop.animator.retarget(
      to: .one, at: loop.clock.now, animation: Animation(curve: .linear, duration: 10))
    loop.presenter.refresh = Self.refresh
    loop.stalls = [30: 25_000_000]
    let animator = loop.animator
    let frames = loop.frames(101)
    let summary = Summary(frames, settings: Settings(pace: .hertz(50))) {
      animator.value(at: $0).value
    }
    // Frames start 0.7 µs after a refresh and are seen at the next one; only the first comes
    // earlier, as it starts on one. The stall moves one step by a refresh, and the next one back.
    let timing = summary.animationError.timing
    #expect(abs(try #require(timing.max.value) - 20) < 1e-6)
    let expected = 40.000_7 / 100
    #expect(abs(try #require(timing.mean.value) - expected) < 1e-6)
    let position = try #require(summary.animationError.position.max.value)
    #expect(abs(position - 0.039_999_3 / 10) < 1e-9)
  }

  @Test("a rest between two animations is no error of either")
  func rest() throws {
    var log = FrameLog(capacity: 10)
    func frame(_ start: Int64, presentedAt present: Int64) -> FrameRecord {
      var frame = FrameRecord.blank
      frame.animationTime = Instant(nanoseconds: start)
      frame.present = Instant(nanoseconds: present)
      return frame
    }
    log.append(frame(0, presentedAt: 3_000_000))
    log.append(frame(16_000_000, presentedAt: 20_000_000))
    log.pause()
    log.append(frame(900_000_000, presentedAt: 990_000_000))
    let error = AnimationError(log.frames)
    #expect(abs(try #require(error.timing.max.value) - 1) < 1e-9)
    #expect(abs(try #require(error.timing.mean.value) - 1) < 1e-9)
  }

  @Test("no frames, one frame and equal frames are told as what they are")
  func few() {
    let none = Summary([], settings: Settings())
    #expect(none.cost.median.reason == "no frames")
    #expect(none.rates.average.value == nil)
    #expect(none.smoothness.stutter.value == nil)
    #expect(none.animationError.timing.mean.value == nil)
    #expect(none.animationError.position.mean.reason == "the eased value was not given")
    var loop = MockLoop()
    let one = Summary(loop.frames(1), settings: Settings())
    #expect(one.cost.median == .value(0.013))
    #expect(one.cost.standardDeviation.reason == "needs ≥ 2 frames, has 1")
    #expect(one.interval.count == 0)
    let equal = Summary(loop.frames(1_001), settings: Settings())
    #expect(equal.interval.standardDeviation == .value(0))
    #expect(equal.interval.medianAbsoluteDeviation == .value(0))
    #expect(equal.interval.p999 == .value(0.013_7))
    #expect(equal.rates.low01Average == equal.rates.average)
  }

  @Test("no number is too great: every figure is finite or missing")
  func huge() {
    let moments: [Int64] = [.min, -1, 0, 1, .max - 1, .max]
    var log = FrameLog(capacity: 2_000)
    for index in 0..<2_000 {
      let moment = Instant(nanoseconds: moments[index % moments.count])
      let other = Instant(nanoseconds: moments[(index / 7) % moments.count])
      log.append(
        FrameRecord(
          start: other, events: moment, update: other, draw: moment, present: moment, end: other,
          fraction: index % 3 == 0 ? .infinity : 0, animationTime: other))
    }
    let summary = Summary(log.frames, settings: Settings()) { _ in 1 }
    let figures = [
      summary.cost.mean, summary.cost.standardDeviation, summary.interval.p999,
      summary.rates.average, summary.rates.low01Average, summary.animationError.timing.max,
      summary.animationError.position.mean, summary[.draw].max,
    ]
    for figure in figures { #expect(figure.value?.isFinite ?? true) }
  }
}
