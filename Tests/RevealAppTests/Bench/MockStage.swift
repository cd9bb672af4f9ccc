import RevealBench
import RevealCore
import RevealSDL

@testable import RevealApp

/// A clock that goes only as far as it is told to.
final class MockTime: PacingClock {
  private(set) var now = Instant(nanoseconds: 1_000_000_000)

  func pass(_ nanoseconds: Int64) {
    now = Instant(nanoseconds: now.nanoseconds + nanoseconds)
  }

  func sleep(until moment: Instant) { if moment > now { now = moment } }
}

/// A technique that takes just the time that it is told to, and stalls at some of its frames.
final class MockTechnique: BarTechnique {
  let time: MockTime
  let cost: Int64
  /// What presenting waits for, in nanoseconds; nil where it returns at once.
  let refresh: Int64?
  /// Nanoseconds more by frame, counted from the first one after warming up.
  let stalls: [Int: Int64]
  let warmUp: Int
  private(set) var frames = 0
  private(set) var masks: [RevealMask] = []
  private(set) var moments: [Instant] = []
  /// When the last repetition began.
  private(set) var began = Instant.zero
  /// What drawing throws from so many frames on, of all repetitions.
  var failure: (frame: Int, error: EnvironmentError)?

  init(
    _ time: MockTime, cost: Int64, refresh: Int64? = nil, warmUp: Int = 0,
    stalls: [Int: Int64] = [:]
  ) {
    self.time = time
    self.cost = cost
    self.refresh = refresh
    self.warmUp = warmUp
    self.stalls = stalls
  }

  func begin() {
    frames = 0
    began = time.now
  }

  func update(_ mask: RevealMask, at moment: Instant) {
    masks.append(mask)
    moments.append(moment)
    time.pass(300)
  }

  func draw() throws(EnvironmentError) {
    if let failure, masks.count > failure.frame { throw failure.error }
    time.pass(cost + (stalls[frames - warmUp] ?? 0))
    frames += 1
  }

  func present() {
    guard let refresh else { return time.pass(700) }
    time.pass(refresh - time.now.nanoseconds % refresh)
  }
}

/// Mock techniques on renderers that are only names.
final class MockStage: BenchStage {
  let renderers: [String]
  let notes = ["a note"]
  private let make: (Technique, String) -> MockTechnique
  private var made: [String: MockTechnique] = [:]
  /// What was asked for, in its order: first all of them to get ready, then a block at a time.
  private(set) var order: [String] = []
  /// What cannot be made.
  var missing: [String: EnvironmentError] = [:]
  private let time: MockTime
  /// How many times events are handled before somebody asks to end.
  private var patience: Int

  init(
    _ time: MockTime, renderers: [String] = ["software"], patience: Int = .max,
    make: @escaping (Technique, String) -> MockTechnique
  ) {
    self.time = time
    self.renderers = renderers
    self.patience = patience
    self.make = make
  }

  func technique(_ technique: Technique, on renderer: String) throws -> any BarTechnique {
    let key = "\(technique.rawValue) on \(renderer)"
    order.append(key)
    if let error = missing[key] { throw error }
    if let technique = made[key] { return technique }
    let mock = make(technique, renderer)
    made[key] = mock
    return mock
  }

  func eventHandler(of renderer: String) -> () -> Bool {
    { [self] in
      time.pass(100)
      patience -= 1
      return patience >= 0
    }
  }
}

extension BenchRun<MockTime> {
  /// A benchmark by a clock that stands still.
  init(
    _ techniques: [Technique] = Technique.compared, _ settings: Settings, _ time: MockTime,
    frameLimit: Int = 20_000
  ) {
    self.init(
      techniques, settings: settings, environment: Environment(), version: "test",
      frameLimit: frameLimit, clock: time)
  }
}
