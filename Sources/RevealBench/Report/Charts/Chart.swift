/// The charts by name, as `--plot` and the report have them.
package enum Chart: String, Hashable, Sendable, CaseIterable {
  /// What the techniques cost, side by side.
  case techniques
  /// What the phases of a frame cost.
  case phases
  /// Each frame time over the run.
  case frameTimes = "frame-times"
  /// How often which frame time came.
  case histogram
  /// Which part of the frames was not longer.
  case percentiles

  /// Whether it is drawn from each frame, not only from what they say together.
  package var needsFrames: Bool { self == .frameTimes || self == .percentiles }

  /// The chart as an SVG element; nil where the report has nothing to draw it from.
  ///
  /// Without a renderer it is about the first. `id` sets its name and description apart from those
  /// of other charts on a page.
  package func element(of report: Report, renderer: String? = nil, id: String) -> Element? {
    guard let renderer = renderer ?? report.renderers.first else { return nil }
    let series = report.series.filter { $0.renderer == renderer }
    return switch self {
    case .techniques: TechniquesChart(report: report).element(id: id)
    case .phases: PhasesChart(report: report).element(id: id)
    case .frameTimes:
      FrameTimesChart(series: series, budget: report.settings.budget).element(id: id)
    case .histogram:
      HistogramChart(series: series, budget: report.settings.budget).element(id: id)
    case .percentiles:
      PercentilesChart(series: series, budget: report.settings.budget).element(id: id)
    }
  }

  /// The chart as a file of its own; nil where the report has nothing to draw it from.
  ///
  /// What is about one renderer is about the first.
  package func file(of report: Report) -> String? {
    guard let chart = element(of: report, id: "chart") else { return nil }
    let root = chart.setting("xmlns", "http://www.w3.org/2000/svg")
    return root.inserting(Element(styleSheet: ChartStyle.sheet)).text + "\n"
  }
}
