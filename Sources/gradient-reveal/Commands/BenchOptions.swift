import RevealApp
import RevealBench
import RevealCore
import RevealSDL

/// What `bench` was asked for.
struct BenchOptions {
  let renderers: [String]?
  let outputs: BenchOutputs
  /// The most frames of a repetition where their number is not set.
  private(set) var frameLimit: Int
  private(set) var settings: Settings
  private let indicator: StillIndicator
  private let namedTechniques: [Technique]?
  private let asksForDuration: Bool

  /// The most frames of a repetition, where they are counted out one by one.
  private static let mostFrames = 1_000_000.0
  /// The most frames that are kept in all: 90 MB of them, and some hundred more to write them down.
  static let mostKept = 1_000_000

  init(_ options: Options) throws {
    indicator = try options.choice("--indicator", as: StillIndicator.self) ?? .bar
    let (bars, moving) = try Self.bars(options)
    namedTechniques = try Self.techniques(options)
    renderers = try Self.list(options, "--renderer")
    outputs = try BenchOutputs(options)
    guard options.text("--frames") == nil || options.text("--duration") == nil else {
      throw UsageError("--frames and --duration exclude each other: each says when to stop")
    }
    let size = try SharedOptions.size(options, "--size") ?? Self.usualSize(indicator)
    settings = Settings(
      indicator: indicator.rawValue, width: size.width, height: size.height,
      scale: try options.number("--scale", in: DisplayScale.range) ?? 1, bars: bars,
      moving: moving, pace: try Self.pace(options),
      frames: try Self.count(options, "--frames", most: Self.mostFrames),
      duration: try options.number("--duration", in: 0.001...3_600),
      warmUp: try options.number("--warmup", in: 0...600) ?? 0.1,
      repetitions: try Self.count(options, "--repetitions", most: 1_000) ?? 9,
      seed: UInt64(try Self.count(options, "--seed", least: 0, most: 1e15) ?? 1))
    asksForDuration = settings.duration != nil || settings.frames != nil
    frameLimit = asksForDuration ? 200_000 : outputs.needsFrames ? 2_000 : 20_000
  }

  /// The techniques to measure of a scene, and those that would be but cannot draw it.
  func techniques(
    of scene: TechniqueScene
  ) throws(UsageError) -> (measured: [Technique], leftOut: [Technique]) {
    let rivals = Technique.compared.filter { $0 != .reveal }
    guard scene.plainBar == nil else { return (namedTechniques ?? Technique.compared, []) }
    if let wrong = namedTechniques?.first(where: rivals.contains) {
      throw UsageError(
        option: "--technique", given: wrong.rawValue,
        accepted: "only reveal is accepted here, for the others draw a single straight bar")
    }
    return ([.reveal], namedTechniques == nil ? rivals : [])
  }

  /// Fits the settings to a machine: all of it takes less than a minute, if nothing else is said,
  /// and frames that are kept fit into memory.
  mutating func fit(techniques: Int, renderers: Int, refreshHertz: Double?) throws(UsageError) {
    settings.refreshHertz = refreshHertz
    let repetitions = settings.repetitions * techniques * max(renderers, 1)
    if outputs.needsFrames {
      let most = max(Self.mostKept / repetitions, 1)
      guard settings.frames ?? 0 <= most else {
        throw UsageError(
          option: "--frames", given: "\(settings.frames ?? 0)",
          accepted: "where each frame is kept, \(repetitions) repetitions in all "
            + "have at most \(most) each; lower --frames or --repetitions")
      }
      frameLimit = min(frameLimit, most)
    }
    guard !asksForDuration else { return }
    let longest = settings.pace == .uncapped ? 0.5 : 1
    settings.duration = max(
      min(Self.patience / Double(repetitions) - settings.warmUp, longest), 0.05)
  }

  /// The seconds of warming up and measuring, in all.
  private static let patience = 42.0
}

extension BenchOptions {
  /// What the techniques draw, in the light palette's colours, with the bar's gradient.
  func scene(_ resources: Resources) throws -> TechniqueScene {
    let palette = try resources.palette(Theme(appearance: .light, contrast: .normal))
    var still = Still(palette: palette)
    still.indicator = indicator
    still.size = Size(width: settings.width, height: settings.height)
    still.scale = DisplayScale(settings.scale)
    still.gradient = try resources.defaultGradient().gradient(in: palette)
    still.background = palette[.window]
    let scene = TechniqueScene(still, bars: settings.bars, moving: settings.moving)
    let isEmpty = scene.frames.first.map { scene.surface.scale.pixels($0).isEmpty } ?? true
    guard PictureLimit.allows(scene.surface.size), !isEmpty else {
      let size = scene.surface.size
      throw UsageError(
        "a picture of \(size.width)×\(size.height) pixels: accepted are "
          + "\(PictureLimit.description); change --size, --scale or --bars")
    }
    return scene
  }
}
