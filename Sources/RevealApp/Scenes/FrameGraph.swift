import RevealBench
import RevealCore

/// The newest frames as bars against the budget, and what they come to in numbers.
///
/// A frame takes the place of the oldest one, as on an oscilloscope: so a frame redraws two bars,
/// and the graph hardly costs what it shows.
struct FrameGraph {
  /// Where the bars are.
  let plot: Rect
  /// How many bars there is room for.
  let places: Int
  private let pitch: Double
  private let budget: Double
  private let palette: Palette
  private let strings: Strings
  private let onTime, late, lost: FrameTone
  private let rows: [Rect]
  private var summary: FrameSummary
  private var texts: [TextPaint] = []

  /// Lays the graph out in a panel.
  init(in panel: Rect, context: SceneContext) {
    typealias Metrics = DemoMetrics
    let inside = panel.insetBy(Metrics.panelPadding)
    rows = (0..<2).map { row in
      Rect(
        x: inside.minX + Metrics.graphTextInset,
        y: inside.minY - 2 + Double(row) * Metrics.panelLine,
        width: inside.size.width - Metrics.graphTextInset, height: Metrics.panelLine)
    }
    let top = (inside.minY - 2 + 3 * Metrics.panelLine + Metrics.graphSpacing).rounded()
    pitch = max(
      Metrics.graphPitch, (inside.size.width / Double(FrameTimes.capacity)).rounded(.up))
    places = Int(inside.size.width / pitch)
    // The budget is half of the height, and no more pixels than there are whole ones.
    let height = ((inside.maxY - top) / 2).rounded(.down) * 2
    plot = Rect(x: inside.minX, y: top, width: Double(places) * pitch, height: height)
    budget = context.frames.budget
    palette = context.palette
    onTime = FrameTone(palette[.accent], palette)
    late = FrameTone(palette[.orange], palette)
    lost = FrameTone(palette[.red], palette)
    strings = context.strings
    summary = context.frames.summary
    texts = self.texts(of: summary)
  }

  /// Appends bars and numbers: always as many commands, in the same order.
  mutating func append(_ frames: FrameReading, to commands: inout [DrawCommand]) {
    if frames.summary != summary {
      summary = frames.summary
      texts = texts(of: summary)
    }
    for (row, text) in zip(rows, texts) { commands.append(.text(row, text)) }
    commands.append(.fill(plot, palette[.track].over(palette[.panel])))
    for place in 0..<places {
      let frame = frames.times.frame(inPlace: place, of: places)
      let (interval, cost) = (frame?.interval ?? 0, frame?.cost ?? 0)
      let tone = tone(of: max(interval, cost))
      commands.append(bar(interval, at: place, tone.interval))
      commands.append(bar(cost, at: place, tone.cost))
    }
    commands.append(
      .fill(
        Rect(x: plot.minX, y: plot.midY, width: plot.size.width, height: 1),
        palette[.secondaryLabel]))
  }

  /// The colours of a frame by the refreshes that it took: one, two or more.
  private func tone(of time: Int64) -> FrameTone {
    switch (Double(time) / 1e6 / budget).rounded() {
    case ...1: onTime
    case 2: late
    default: lost
    }
  }

  /// A bar of a time in nanoseconds, up to the plot's height; one that is not 0 is seen.
  private func bar(_ time: Int64, at place: Int, _ color: Color) -> DrawCommand {
    let part = min(Double(time) / 1e6 / (2 * budget), 1)
    let height = time == 0 ? 0 : max(part * plot.size.height, 1)
    return .fill(
      Rect(
        x: plot.minX + Double(place) * pitch, y: plot.maxY - height, width: pitch - 1,
        height: height), color)
  }

  private func texts(of summary: FrameSummary) -> [TextPaint] {
    let none = strings["overlay.none"]
    return [
      summary.interval.map {
        strings.filled("frames.times", Self.text($0.median), Self.text($0.p99), "\(summary.late)")
      } ?? none,
      summary.cost.map {
        strings.filled("frames.costs", Self.text($0.median), Self.text($0.p99))
      } ?? none,
    ].map { string in
      TextPaint(
        string, font: .caption, color: palette[.label], backdrop: palette[.panel],
        hasMonospacedDigits: true)
    }
  }

  private static func text(_ milliseconds: Double) -> String {
    DecimalText.string(milliseconds, places: 2)
  }
}

/// The colours of a bar: of the frame's time, and of its cost at the foot.
///
/// A cost is darker on light and lighter on dark, and of the same hue: so the budget is told even
/// where there is nothing else of the bar.
struct FrameTone {
  let interval, cost: Color

  init(_ color: Color, _ palette: Palette) {
    interval = color
    cost = palette[.label].opacity(0.6).over(color)
  }
}
