import RevealBench
import RevealCore
import Testing

@Suite("A report")
struct ReportTests {
  private func run(
    _ technique: Technique, _ renderer: String, draw: Int64, repetition: Int = 0,
    settings: Settings = Settings()
  ) -> Run {
    var loop = MockLoop()
    loop.phases.draw = draw
    return Run(
      technique: technique, renderer: renderer, repetition: repetition, frames: loop.frames(30),
      settings: settings)
  }

  private func report(_ runs: [Run]) -> Report {
    Report(version: "1", environment: Environment(), settings: Settings(), runs: runs)
  }

  @Test("has software first, then renderers by name; whatever order they ran in")
  func order() {
    let report = report([
      run(.reveal, "zink", draw: 1), run(Technique(rawValue: "demo"), "opengl", draw: 1),
      run(.repaint, "software", draw: 1),
      run(.reveal, "opengl", draw: 1), run(.reveal, "software", draw: 1),
      run(.repaint, "software", draw: 1, repetition: 1),
    ])
    #expect(
      report.series.map(\.name) == [
        "reveal on software", "repaint on software", "reveal on opengl", "demo on opengl",
        "reveal on zink",
      ])
    #expect(report.series.map(\.runs.count) == [1, 2, 1, 1, 1])
  }

  @Test("has as a series' figure the median of its repetitions', and the greatest of greatest")
  func repetitions() throws {
    let series = try #require(
      report(
        [7_000, 95_000, 9_000].enumerated().map { index, draw in
          run(.reveal, "software", draw: draw, repetition: index)
        }
      ).series.first)
    #expect(series.median(\.cost.median) == .value(0.014))
    #expect(series.greatest(\.cost.max) == .value(0.1))
    #expect(series.median(\.cost.p99).reason == "needs ≥ 100 frames, has 30")
    #expect(series.greatest(\.cost.p99).value == nil)
    #expect(series.total(\.frames) == 90)
    #expect(series.histogram.total == 87)
    #expect(series.times.count == 87)
  }

  @Test("compares with reveal on the same renderer, or says that there is none")
  func ratios() {
    let report = report([
      run(.reveal, "software", draw: 5_000), run(.repaint, "software", draw: 25_000),
      run(.reveal, "opengl", draw: 15_000), run(.geometry, "opengl", draw: 5_000),
      run(.geometry, "vulkan", draw: 5_000),
    ])
    let ratios = report.series.map { report.ratioToReveal($0) }
    #expect(ratios.map(\.value) == [1, 3, 1, 0.5, nil])
    #expect(ratios.last?.reason == "reveal was not measured on this renderer")
  }

  @Test("with vertical sync compares what frames cost before they wait for the display")
  func work() {
    let free = run(.reveal, "software", draw: 8_000).summary
    #expect(free.work == free.cost)
    let synced = run(.reveal, "software", draw: 8_000, settings: Settings(pace: .vsync)).summary
    #expect(synced.work == synced.preparation)
    #expect(synced.work.median == .value(0.012))
  }

  @Test("counts the frames that were thrown away, and takes those of a log")
  func log() {
    var loop = MockLoop()
    var log = FrameLog(capacity: 20)
    loop.run(frames: 10, into: &log)
    log.discardWarmUp()
    loop.run(frames: 12, into: &log)
    let run = Run(
      technique: .reveal, renderer: "software", repetition: 2, log: log, settings: Settings())
    #expect(run.discardedFrames == 10)
    #expect(run.summary.frames == 12)
    #expect(run.summary.interval.count == 12)
    #expect(run.withoutFrames.frames.isEmpty)
    #expect(run.withoutFrames.summary == run.summary)
  }
}
