import RevealBench
import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("A benchmark's run")
struct BenchRunTests {
  private let time = MockTime()

  @Test("costs are those of the techniques, by phase, and ratios follow")
  func costs() throws {
    let costs: [Technique: Int64] = [
      .reveal: 1_000, .repaint: 5_000, .geometry: 50_000, .compressed: 7_000,
    ]
    let settings = Settings(frames: 200, warmUp: 0, repetitions: 3)
    let stage = MockStage(time) { name, _ in
      MockTechnique(time, cost: costs[name, default: 0])
    }
    let report = try BenchRun(Technique.compared, settings, time).run(on: stage)
    #expect(report.runs.count == 12)
    #expect(!report.isPartial)
    for series in report.series {
      let cost = Double(100 + 300 + 700 + (costs[series.technique] ?? 0)) / 1e6
      #expect(series.median(\.work.median).value == cost)
      #expect(series.runs.allSatisfy { $0.summary.frames == 200 && $0.discardedFrames == 1 })
      let summary = try #require(series.runs.first?.summary)
      #expect(summary[.events].median.value == 100 / 1e6)
      #expect(summary[.update].median.value == 300 / 1e6)
      #expect(summary[.present].median.value == 700 / 1e6)
    }
    let repaint = try #require(report.series.first { $0.technique == .repaint })
    #expect(abs((report.ratioToReveal(repaint).value ?? 0) - 6_100.0 / 2_100) < 1e-9)
    #expect(report.emptyFrame?.median.value == 0)
  }

  @Test("known stalls at 60 Hz are found, all of them and no others")
  func stalls() throws {
    let stalls: [Int: Int64] = [50: 30_000_000, 51: 30_000_000, 200: 90_000_000]
    let settings = Settings(pace: .hertz(60), frames: 300, warmUp: 0.5, repetitions: 1)
    // Half a second are 30 periods of 16,666,667 ns; with the frame at its end, 31 are discarded.
    let stage = MockStage(time) { _, _ in
      MockTechnique(time, cost: 1_000, warmUp: 31, stalls: stalls)
    }
    var bench = BenchRun([.reveal], settings, time)
    bench.keepsFrames = true
    let report = try bench.run(on: stage)
    let run = try #require(report.runs.first)
    #expect(run.discardedFrames == 31)
    let slow = run.frames.indices.filter { run.frames[$0].nanoseconds(of: .draw) > 1_000 }
    #expect(slow == [50, 51, 200])
    let draws = slow.map { run.frames[$0].nanoseconds(of: .draw) }
    #expect(draws == [30_001_000, 30_001_000, 90_001_000])
    // Presented 2.8, 1.8 and 6.4 periods after the frame before: the second one begins at once.
    #expect(run.summary.smoothness.jank == 2)
    #expect(run.summary.smoothness.missed.total == 2 + 1 + 5)
    #expect(run.summary.smoothness.missed.longestRun == 2)
    #expect(run.summary.smoothness.stutter.value == 3)
    #expect(run.summary.pacing.isKept == true)
  }

  @Test("a technique that fails is left out from there on, and the others are kept")
  func failing() throws {
    let error = EnvironmentError.sdl(operation: "drawing", reason: "it broke..")
    let settings = Settings(frames: 10, warmUp: 0, repetitions: 3)
    let stage = MockStage(time) { name, _ in
      let technique = MockTechnique(time, cost: 1)
      if name == .repaint { technique.failure = (15, error) }
      return technique
    }
    stage.missing["geometry on software"] = error
    let report = try BenchRun([.reveal, .repaint, .geometry], settings, time).run(on: stage)
    #expect(!report.isPartial)
    #expect(report.series.map(\.technique) == [.reveal, .repaint])
    #expect(report.series.map(\.runs.count) == [3, 1])
    let notes = report.notes.filter { $0.contains("left out") }
    #expect(
      notes == [
        "geometry on software failed and is left out from there on: drawing failed: it broke.",
        "repaint on software failed and is left out from there on: drawing failed: it broke.",
      ])
  }

  @Test("where nothing can be measured the first reason is thrown")
  func allFail() {
    let error = EnvironmentError.sdl(operation: "drawing", reason: "it broke")
    let stage = MockStage(time) { _, _ in
      let technique = MockTechnique(time, cost: 1)
      technique.failure = (0, error)
      return technique
    }
    #expect(throws: error) {
      try BenchRun([.reveal], Settings(frames: 10, warmUp: 0, repetitions: 3), time).run(on: stage)
    }
  }

  @Test("where a fraction is to be is known from when its repetition began")
  func position() throws {
    let technique = MockTechnique(time, cost: 5_000_000)
    let settings = Settings(pace: .hertz(60), frames: 120, warmUp: 0, repetitions: 1)
    var bench = BenchRun([.reveal], settings, time)
    bench.keepsFrames = true
    let run = try #require(
      try bench.run(on: MockStage(time) { _, _ in technique }).runs.first)
    let errors = run.frames.map {
      abs($0.fraction - ToAndFro.ideal(from: technique.began, at: $0.present))
    }
    let greatest = try #require(run.summary.animationError.position.max.value)
    #expect(greatest == errors.max())
    // 5.0011 ms pass from the moment of a frame until it is seen; the curve's slope is at most 2.
    #expect((0.02...0.05).contains(greatest))
    #expect(run.summary.animationError.position.mean.value.map { $0 > 0.01 } == true)
  }

  @Test("vsync's wait is no work, and its rate is measured")
  func vsync() throws {
    let settings = Settings(
      pace: .vsync, refreshHertz: 50, frames: 100, warmUp: 0, repetitions: 1)
    let stage = MockStage(time) { _, _ in
      MockTechnique(time, cost: 1_000, refresh: 20_000_000)
    }
    let summary = try #require(try BenchRun([.reveal], settings, time).run(on: stage).runs.first)
      .summary
    #expect(summary.work.median.value == 1_400 / 1e6)
    #expect(summary.pacing.effectiveHertz.value == 50)
    #expect(summary.smoothness.missed.total == 0)
  }

  @Test("a pace that is not kept is said to be none")
  func slowPace() throws {
    let settings = Settings(pace: .hertz(1_000), frames: 100, warmUp: 0, repetitions: 1)
    let stage = MockStage(time) { _, _ in MockTechnique(time, cost: 3_500_000) }
    let pacing = try #require(try BenchRun([.reveal], settings, time).run(on: stage).runs.first)
      .summary.pacing
    #expect(pacing.isKept == false)
    #expect(pacing.effectiveHertz.value == 1e3 / 3.5011)
  }

  @Test("uncapped frames are steps at 60 Hz, paced ones follow the clock")
  func animation() throws {
    let uncapped = MockTechnique(time, cost: 1)
    _ = try FrameLoopHarness.run(uncapped, time, Settings(frames: 31, warmUp: 0))
    let step = Int64(1e9 / 60)
    for (index, mask) in uncapped.masks.enumerated() {
      let ideal = ToAndFro.ideal(from: .zero, at: Instant(nanoseconds: Int64(index) * step))
      #expect(abs(mask.fraction.value - ideal) < 1e-6)
    }
    let paced = MockTechnique(time, cost: 1)
    let frames = try FrameLoopHarness.run(
      paced, time, Settings(pace: .hertz(7), frames: 20, warmUp: 0))
    #expect(frames.allSatisfy { $0.animationTime == $0.events.advanced(bySeconds: -1e-7) })
    #expect(Set(paced.masks.dropFirst().map { ($0.fraction.value * 1e3).rounded() }).count > 3)
  }
}

/// The loop by itself.
enum FrameLoopHarness {
  static func run(
    _ technique: MockTechnique, _ time: MockTime, _ settings: Settings
  ) throws -> [FrameRecord] {
    var log = FrameLog(capacity: settings.frames ?? 100)
    let loop = FrameLoop(clock: time, settings: settings) {
      time.pass(100)
      return true
    }
    _ = try loop.run(technique, into: &log)
    return log.frames
  }
}
