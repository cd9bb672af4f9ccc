import RevealCore

/// What was asked of a benchmark.
package struct Settings: Hashable, Sendable, Codable {
  /// The indicator's name.
  package var indicator: String
  /// The indicator's width in points.
  package var width: Double
  /// Its height in points.
  package var height: Double
  /// Pixels for each point.
  package var scale: Double
  /// How many indicators there are.
  package var bars: Int
  /// How many of them move.
  package var moving: Int
  /// What holds frames back.
  package var pace: Pace
  /// The display's rate in hertz; nil where it names none.
  package var refreshHertz: Double?
  /// How many frames a repetition has; nil where a duration says it.
  package var frames: Int?
  /// How long a repetition lasts, in seconds; nil where a count of frames says it.
  package var duration: Double?
  /// How long frames are thrown away before a repetition, in seconds.
  package var warmUp: Double
  /// How often each technique is measured on each renderer.
  package var repetitions: Int
  /// What the order of the repetitions is drawn from.
  package var seed: UInt64

  /// Makes settings; without arguments, one moving bar of the default size that nothing holds back.
  package init(
    indicator: String = "bar", width: Double = 520, height: Double = 14, scale: Double = 1,
    bars: Int = 1, moving: Int = 1, pace: Pace = .uncapped, refreshHertz: Double? = nil,
    frames: Int? = nil, duration: Double? = nil, warmUp: Double = 1, repetitions: Int = 9,
    seed: UInt64 = 1
  ) {
    self.indicator = indicator
    self.width = width
    self.height = height
    self.scale = scale
    self.bars = bars
    self.moving = moving
    self.pace = pace
    self.refreshHertz = refreshHertz.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.frames = frames
    self.duration = duration
    self.warmUp = warmUp
    self.repetitions = repetitions
    self.seed = seed
  }

  private enum CodingKeys: String, CodingKey {
    case indicator, scale, bars, moving, pace, frames, repetitions, seed
    case width = "width_pt"
    case height = "height_pt"
    case refreshHertz = "refresh_hz"
    case duration = "duration_s"
    case warmUp = "warmUp_s"
  }
}

extension Settings {
  /// What a display is taken to have that names no rate.
  package static let usualHertz = 60.0

  /// The rate that frames are asked to come at; nil where nothing holds them back.
  package var requestedHertz: Double? {
    switch pace {
    case .vsync: refreshHertz ?? Self.usualHertz
    case .hertz(let rate): rate
    case .uncapped: nil
    }
  }

  /// What `work` is for this pace, in words.
  package var workTitle: String {
    pace == .vsync ? "Cost of a frame before presenting" : "Cost of a frame"
  }

  /// The time that a frame may take, in milliseconds.
  package var budget: Double { 1_000 / (requestedHertz ?? refreshHertz ?? Self.usualHertz) }

  /// Where the budget comes from, in words.
  package var budgetSource: String {
    switch (pace, refreshHertz) {
    case (.hertz, _): "the pace that was asked for"
    case (_, .some(let rate)): "the display's \(DecimalText.string(rate, places: 2)) Hz"
    case (_, .none): "60 Hz, for the display names no rate"
    }
  }

  /// "520×14": the indicator's size in points.
  package var sizeText: String { "\(Self.short(width))×\(Self.short(height))" }

  /// "12, 3 moving": how many indicators there are.
  var barsText: String { "\(bars), \(moving) moving" }

  /// All settings in words, by name, in the order to show them in.
  package var rows: [(name: String, value: String)] {
    [
      ("indicator", indicator), ("size", "\(sizeText) pt"), ("scale", Self.short(scale)),
      ("bars", barsText), ("pace", pace.text),
      ("budget", "\(DecimalText.string(budget, places: 2)) ms (\(budgetSource))"),
      ("frames", frames.map { "\($0)" } ?? duration.map { "\(Self.short($0)) s" } ?? "any"),
      ("warm-up", "\(Self.short(warmUp)) s"), ("repetitions", "\(repetitions)"),
      ("seed", "\(seed)"),
    ]
  }

  /// What must be the same for two benchmarks to be comparable; how long they lasted need not.
  package var comparableValues: [String: String] {
    [
      "indicator": indicator, "size": sizeText, "scale": Self.short(scale), "bars": "\(bars)",
      "moving": "\(moving)", "pace": pace.text, "budget": DecimalText.string(budget, places: 2),
    ]
  }

  private static func short(_ value: Double) -> String { NumberText.short(value, places: 3) }
}
