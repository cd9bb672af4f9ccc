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
  /// What a reader must know before all else.
  package var notes: [String] = []
  /// Whether each frame is kept, or just what they say together.
  package var keepsFrames = false

  /// How many frames a repetition has at most, where their number is not set.
  private let frameLimit: Int
  private let clock: Time

  /// Makes a benchmark by a clock.
  package init(
    _ techniques: [Technique], settings: Settings, environment: Environment, version: String,
    frameLimit: Int, clock: Time
  ) {
    self.techniques = techniques
    self.settings = settings
    self.environment = environment
    self.version = version
    self.frameLimit = frameLimit
    self.clock = clock
  }

  /// Measures everything; `progress` is told the part that is done, between repetitions only.
  ///
  /// What fails is left out from then on, and noted; where nothing is left, its error is thrown.
  package func run(
    on stage: some BenchStage, progress: (Double) -> Void = { _ in }
  ) throws -> Report {
    var report = Report(
      version: version, environment: environment, settings: settings, notes: notes + stage.notes)
    var failures = BenchFailures()
    let subjects = stage.renderers.flatMap { renderer in
      techniques.map { BlockOrder.Subject(technique: $0, renderer: renderer) }
    }
    // What is made takes its time, and is no part of what is measured.
    let ready = subjects.filter { subject in
      failures.catching(subject) {
        _ = try stage.technique(subject.technique, on: subject.renderer)
      }
    }
    report.emptyFrame = try emptyFrame()
    var log = FrameLog(capacity: settings.frames ?? frameLimit)
    var hasFilled = false
    let blocks = BlockOrder(ready, settings).blocks
    for (index, block) in blocks.enumerated() where !report.isPartial {
      progress(Double(index) / Double(blocks.count))
      guard !failures.has(block.subject) else { continue }
      failures.catching(block.subject) {
        let outcome = try measure(block, on: stage, into: &log)
        hasFilled = hasFilled || settings.frames == nil && log.isFull
        report.isPartial = !outcome.isWhole
        if log.count > 0 { report.runs.append(run(block, log, from: outcome.start)) }
      }
    }
    if report.runs.isEmpty, !report.isPartial, let error = failures.first { throw error }
    if !report.isPartial { progress(1) }
    report.notes += failures.notes + notes(hasFilled: hasFilled)
    return report
  }

  private func measure(
    _ block: BlockOrder.Block, on stage: some BenchStage, into log: inout FrameLog
  ) throws -> FrameLoop<Time>.Outcome {
    let (technique, renderer) = (block.subject.technique, block.subject.renderer)
    let loop = FrameLoop(
      clock: clock, settings: settings, handleEvents: stage.eventHandler(of: renderer))
    return try loop.run(stage.technique(technique, on: renderer), into: &log)
  }

  private func run(
    _ block: BlockOrder.Block, _ log: borrowing FrameLog, from start: Instant
  ) -> Run {
    let run = Run(
      technique: block.subject.technique, renderer: block.subject.renderer,
      repetition: block.repetition, log: log, settings: settings,
      ideal: { ToAndFro.ideal(from: start, at: $0) })
    return keepsFrames ? run : run.withoutFrames
  }

  /// What the loop costs where nothing is drawn, over a quarter of a second or so many frames.
  private func emptyFrame() throws(EnvironmentError) -> Distribution {
    var settings = settings
    settings.pace = .uncapped
    settings.warmUp = 0
    settings.duration = 0.25
    var log = FrameLog(capacity: 10_000)
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

/// What failed in a benchmark, and why.
private struct BenchFailures {
  /// What to tell the reader.
  private(set) var notes: [String] = []
  /// The first error.
  private(set) var first: (any Error)?
  private var subjects: Set<BlockOrder.Subject> = []

  func has(_ subject: BlockOrder.Subject) -> Bool { subjects.contains(subject) }

  /// Does something with a subject; false where that fails, which is noted.
  @discardableResult
  mutating func catching(_ subject: BlockOrder.Subject, _ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      subjects.insert(subject)
      first = first ?? error
      notes.append("\(subject.name) failed and is left out from there on: \(error)".sentence)
      return false
    }
  }
}
