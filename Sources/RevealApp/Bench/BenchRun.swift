import RevealBench
import RevealCore
import RevealSDL

/// A whole benchmark: techniques on renderers, repeated in blocks, each in an order of its own.
///
/// So a drift of the machine, as when it warms up, hits all alike.
package struct BenchRun<Time: PacingClock> {
  /// The techniques to measure.
  package var techniques: [Technique]
  /// What was asked for.
  package var settings: Settings
  /// Where it runs.
  package var environment: Environment
  /// The program's version.
  package var version: String
  /// Whether each frame is kept, or just what they say together.
  package var keepsFrames = false
  /// How many frames a repetition has at most.
  package var frameLimit = 20_000

  private let clock: Time

  /// Makes a benchmark by a clock.
  package init(
    _ techniques: [Technique], settings: Settings, environment: Environment, version: String,
    clock: Time
  ) {
    self.techniques = techniques
    self.settings = settings
    self.environment = environment
    self.version = version
    self.clock = clock
  }

  /// Measures everything; `progress` is told the part that is done, between repetitions only.
  package func run(
    on stage: some BenchStage, progress: (Double) -> Void = { _ in }
  ) throws -> Report {
    var report = Report(
      version: version, environment: environment, settings: settings, notes: stage.notes)
    // What is made takes its time, and is no part of what is measured.
    for renderer in stage.renderers {
      for technique in techniques { _ = try stage.technique(technique, on: renderer) }
    }
    var log = FrameLog(capacity: min(settings.frames ?? frameLimit, frameLimit))
    report.emptyFrame = try emptyFrame(&log)
    let order = BlockOrder(techniques, on: stage.renderers, settings)
    var hasFilled = false
    for (index, block) in order.blocks.enumerated() {
      progress(Double(index) / Double(order.blocks.count))
      let loop = FrameLoop(
        clock: clock, settings: settings,
        handleEvents: stage.eventHandler(of: block.renderer))
      let outcome = try loop.run(stage.technique(block.technique, on: block.renderer), into: &log)
      hasFilled = hasFilled || settings.frames == nil && log.isFull
      if log.count > 0 {
        let run = Run(
          technique: block.technique, renderer: block.renderer, repetition: block.repetition,
          log: log, settings: settings,
          ideal: { ToAndFro.ideal(from: outcome.start, at: $0) })
        report.runs.append(keepsFrames ? run : run.withoutFrames)
      }
      guard outcome.isWhole else {
        report.isPartial = true
        break
      }
    }
    if !report.isPartial { progress(1) }
    report.notes += notes(hasFilled: hasFilled)
    return report
  }

  /// What the loop costs where nothing is drawn.
  private func emptyFrame(_ log: inout FrameLog) throws(EnvironmentError) -> Distribution {
    var settings = settings
    settings.pace = .uncapped
    settings.warmUp = 0
    settings.duration = 0.25
    let loop = FrameLoop(clock: clock, settings: settings) { true }
    _ = try loop.run(EmptyTechnique(), into: &log)
    return log.withFrames { Distribution(nanoseconds: $0.lazy.map(\.cost)) }
  }

  private func notes(hasFilled: Bool) -> [String] {
    var notes: [String] = []
    if settings.pace == .uncapped {
      notes.append(
        "Uncapped frames are the steps of an animation at "
          + "\(NumberText.short(1_000 / settings.budget, places: 2)) Hz, one after the other; "
          + "so there is no animation error.")
    }
    if hasFilled {
      notes.append("A repetition ends early once it has \(frameLimit) frames.")
    }
    return notes
  }
}

/// The order of repetitions: block by block, each block shuffled.
struct BlockOrder {
  /// One repetition.
  struct Block: Hashable {
    let technique: Technique
    let renderer: String
    let repetition: Int
  }

  /// The repetitions in their order.
  let blocks: [Block]

  init(_ techniques: [Technique], on renderers: [String], _ settings: Settings) {
    var random = SplitMix64(seed: settings.seed)
    blocks = (0..<settings.repetitions).flatMap { repetition in
      var block = renderers.flatMap { renderer in
        techniques.map { Block(technique: $0, renderer: renderer, repetition: repetition) }
      }
      for index in block.indices.reversed() {
        block.swapAt(index, random.place(below: index + 1))
      }
      return block
    }
  }
}
