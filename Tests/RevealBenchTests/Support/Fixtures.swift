import RevealBench
import RevealCore

/// Reports that tests look at.
enum Fixtures {
  static let environment = Environment([
    "os": "Debian 12", "cpu": "A CPU, 2 cores", "kernel": "6.1", "date": "2026-01-02T03:04:05Z",
    "videoDriver": "x11", "build": "release", "loadAverage": "0.10", "cpuScheduler": "",
  ])

  /// Two frames a run of which every number is known.
  static var small: Report {
    let settings = Settings(pace: .hertz(50), frames: 2, warmUp: 0, repetitions: 1)
    func record(_ start: Int64, _ draw: Int64, _ interval: Int64?) -> FrameRecord {
      func moment(_ offset: Int64) -> Instant { Instant(nanoseconds: start + offset) }
      return FrameRecord(
        start: moment(0), events: moment(1_000), update: moment(3_000), draw: moment(3_000 + draw),
        present: moment(4_000 + draw), end: moment(4_500 + draw), fraction: 0.25,
        animationTime: interval == nil ? nil : moment(0), interval: interval)
    }
    let frames = [
      record(1_000_000, 6_000, nil), record(21_000_000, 6_000, 20_000_000),
      record(41_000_000, 26_000, 20_020_000), record(101_000_000, 6_000, 59_980_000),
    ]
    let slow = frames.map { frame in
      var frame = frame
      frame.draw = Instant(nanoseconds: frame.draw.nanoseconds + 20_000)
      frame.present = Instant(nanoseconds: frame.present.nanoseconds + 20_000)
      frame.end = Instant(nanoseconds: frame.end.nanoseconds + 20_000)
      return frame
    }
    return Report(
      version: "1.0", environment: environment, settings: settings,
      runs: [
        Run(
          technique: .reveal, renderer: "software", repetition: 0, frames: frames,
          discardedFrames: 3, settings: settings),
        Run(
          technique: .repaint, renderer: "software", repetition: 0, frames: slow,
          discardedFrames: 3, settings: settings),
      ])
  }

  /// A benchmark as the command makes it: techniques, renderers and repetitions.
  static func benchmark(
    repetitions: Int = 9, frames: Int = 400, renderers: [String] = ["software", "opengl"],
    factor: Double = 1, pace: Pace = .uncapped, seed: UInt64 = 1
  ) -> Report {
    let settings = Settings(pace: pace, frames: frames, repetitions: repetitions, seed: seed)
    var random = SplitMix64(seed: seed)
    let draws: [(Technique, Double)] = [
      (.reveal, 8_000), (.repaint, 310_000), (.geometry, 41_000), (.compressed, 180_000),
    ]
    var runs: [Run] = []
    for repetition in 0..<repetitions {
      for (place, renderer) in renderers.enumerated() {
        for (technique, draw) in draws {
          let drift = 1 + 0.02 * Double(random.place(below: 100)) / 100
          let time = draw * factor * drift * (place == 0 ? 1 : technique == .geometry ? 0.4 : 2.5)
          var loop = MockLoop()
          loop.presenter.refresh = settings.pace == .vsync ? 16_666_667 : nil
          loop.phases.draw = Int64(time)
          for frame in 0..<frames {
            loop.stalls[frame] = Int64(random.place(below: 3_000))
            if random.place(below: 150) == 0 {
              loop.stalls[frame] = Int64(random.place(below: 900_000))
            }
          }
          runs.append(
            Run(
              technique: technique, renderer: renderer, repetition: repetition,
              frames: loop.frames(frames), discardedFrames: 20, settings: settings))
        }
      }
    }
    let empty = Distribution(nanoseconds: (0..<1_000).map { Int64(900 + $0 % 50) })
    return Report(
      version: "1.0", environment: environment, settings: settings, runs: runs, emptyFrame: empty)
  }
}
