import RevealApp
import RevealBench
import RevealCore
import RevealSDL

/// What `bench` was asked for.
struct BenchOptions {
  let techniques: [Technique]
  let renderers: [String]?
  let format: ExportFormat
  let includesFrames: Bool
  let report: String?
  let plot: String?
  let output: String?
  private(set) var settings: Settings
  private let asksForDuration: Bool

  /// The indicators that can be measured, by the names that `render` has for them.
  static let indicators: [StillIndicator] = [.bar, .square, .ring, .pie]

  /// The most frames of a repetition, where they are counted out one by one.
  private static let mostFrames = 1_000_000.0

  init(_ options: Options) throws {
    let indicator = try Self.indicator(options)
    let (bars, moving) = try Self.bars(options)
    let isPlain = indicator == .bar && bars == 1
    techniques = try Self.techniques(options, isPlain: isPlain)
    renderers = try Self.list(options, "--renderer")
    format = try options.choice("--format", as: ExportFormat.self) ?? .text
    includesFrames = options.has("--raw")
    guard !includesFrames || format == .json else {
      throw UsageError("--raw goes with --format json")
    }
    report = options.text("--report")
    plot = options.text("--plot")
    output = options.text("--output")
    guard options.text("--frames") == nil || options.text("--duration") == nil else {
      throw UsageError("--frames and --duration exclude each other: each says when to stop")
    }
    let usual = Self.usualSize(indicator)
    let size = try SharedOptions.size(options, "--size") ?? usual
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
  }

  /// Whether each frame is needed, not only what they say together.
  var keepsFrames: Bool {
    if includesFrames || report != nil || plot != nil { return true }
    return switch format {
    case .csv, .mangohud, .trace: true
    case .text, .json, .googleBenchmark: false
    }
  }

  /// The most frames of a repetition: what was asked for, else what memory and files bear.
  var frameLimit: Int {
    settings.frames ?? (asksForDuration ? 200_000 : keepsFrames ? 2_000 : 20_000)
  }

  /// Fits the settings to a machine: all of it takes less than a minute, if nothing else is said.
  mutating func fit(renderers: Int, refreshHertz: Double?) {
    settings.refreshHertz = refreshHertz
    guard !asksForDuration else { return }
    let repetitions = Double(settings.repetitions * techniques.count * max(renderers, 1))
    let longest = settings.pace == .uncapped ? 0.5 : 1
    settings.duration = max(min(Self.patience / repetitions - settings.warmUp, longest), 0.05)
  }

  /// The seconds of warming up and measuring, in all.
  private static let patience = 42.0
}

extension BenchOptions {
  /// What the techniques draw, in the light palette's colours.
  func scene(_ resources: Resources) throws -> TechniqueScene {
    let palette = try resources.palette(Theme(appearance: .light, contrast: .normal))
    let shape: RevealShape =
      switch settings.indicator {
      case StillIndicator.ring.rawValue:
        .ring(lineWidth: IndicatorMetrics.lineWidth, lineCap: .square)
      case StillIndicator.pie.rawValue: .pie
      case StillIndicator.square.rawValue: .bar(.radius(0))
      default: .capsule
      }
    let gradient = try resources.defaultGradient().gradient(in: palette)
    let scene = TechniqueScene(
      bar: Size(width: settings.width, height: settings.height),
      scale: DisplayScale(settings.scale), bars: settings.bars, moving: settings.moving,
      paint: RevealPaint(
        gradient: gradient, track: palette[.track], outline: palette[.trackOutline], shape: shape,
        backdrop: palette[.window]), background: palette[.window])
    guard PictureLimit.allows(scene.surface.size), !scene.bar.isEmpty else {
      let size = scene.surface.size
      throw UsageError(
        "a picture of \(size.width)×\(size.height) pixels: accepted are "
          + "\(PictureLimit.description); change --size, --scale or --bars")
    }
    return scene
  }
}
