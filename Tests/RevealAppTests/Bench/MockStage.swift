import RevealBench
import RevealCore
import RevealRaster
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

  func begin() { frames = 0 }

  func update(_ mask: RevealMask) {
    masks.append(mask)
    time.pass(300)
  }

  func draw() {
    time.pass(cost + (stalls[frames - warmUp] ?? 0))
    frames += 1
  }

  func present() {
    guard let refresh else { return time.pass(700) }
    time.pass(refresh - time.now.nanoseconds % refresh)
  }

  func picture() -> Bitmap { Bitmap(size: PixelSize(width: 0, height: 0)) }
}

/// Mock techniques on renderers that are only names.
final class MockStage: BenchStage {
  let renderers: [String]
  let notes = ["a note"]
  private let make: (Technique, String) -> MockTechnique
  private var made: [String: MockTechnique] = [:]
  private(set) var order: [String] = []
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

  func technique(_ technique: Technique, on renderer: String) -> any BarTechnique {
    let key = "\(technique.rawValue) \(renderer)"
    order.append(key)
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
  init(_ techniques: [Technique] = Technique.compared, _ settings: Settings, _ time: MockTime) {
    self.init(
      techniques, settings: settings, environment: Environment(), version: "test", clock: time)
  }
}
