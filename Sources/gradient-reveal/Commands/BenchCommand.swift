import RevealApp
import RevealBench
import RevealCore
import RevealSDL

/// What a frame of the reveal costs on this machine, beside other ways to draw it.
@MainActor
enum BenchCommand {
  static let command = Command(description: description, run: run)

  private static let description = CommandDescription(
    name: "bench",
    summary: "what a frame costs here, beside other techniques",
    example: "gradient-reveal bench --renderer software --report bench.html",
    options: [
      OptionSpecification(
        "--technique", "NAMES", "reveal,repaint,geometry,compressed (all); may repeat"),
      OptionSpecification("--renderer", "NAMES", "SDL's renderers (all that work); may repeat"),
      OptionSpecification(
        "--indicator", "NAME",
        "what is shown (bar): " + StillIndicator.allCases.map(\.rawValue).joined(separator: ", ")
          + "; all but single straight bars by reveal only"),
      OptionSpecification("--bars", "N", "how many there are (1); more by reveal only"),
      OptionSpecification("--moving", "K", "how many of them move (all)"),
      OptionSpecification("--size", "WxH", "the indicator's size in points (bar: 520x14)"),
      SharedOptions.scale,
      OptionSpecification(
        "--pace", "vsync|HZ|uncapped", "what holds frames back (uncapped: nothing)"),
      OptionSpecification("--frames", "N", "how many frames a repetition has"),
      OptionSpecification(
        "--duration", "S", "how many seconds a repetition lasts (all: under a minute)"),
      OptionSpecification(
        "--warmup", "S", "the seconds whose frames are thrown away before each (0.1)"),
      OptionSpecification("--repetitions", "N", "how often each is measured (9)"),
      OptionSpecification("--seed", "N", "what their order is drawn from (1)"),
      OptionSpecification("--format", formats, "how the result is written (text)"),
      OptionSpecification("--raw", nil, "each frame too, in JSON"),
      OptionSpecification("--output", "FILE", "where to write it (-, standard output)"),
      OptionSpecification("--report", "FILE.html", "a page with charts, as well"),
      OptionSpecification("--plot", "FILE.svg", "a chart, as well"),
      OptionSpecification("--chart", charts, "which one (techniques); of the first renderer"),
      OptionSpecification(
        "--compare", "A.json B.json", "measure nothing: compare two results", count: 2),
      OptionSpecification(
        "--fail-above", "P%", "with --compare: exit 1 where anything got slower by more"),
      OptionSpecification("--force", nil, "with --compare: also of different environments"),
      OptionSpecification("--metric", metrics, "with --compare: the figure (median-cost)"),
    ])

  private static let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: "|")
  private static let charts = Chart.allCases.map(\.rawValue).joined(separator: "|")
  private static let metrics = Metric.allCases.map(\.rawValue).joined(separator: "|")

  private static func run(_ options: Options) throws -> ExitCode {
    try refuseMixture(options)
    guard !options.has("--compare") else { return try BenchComparison.run(options) }
    let resources = try Resources.load()
    var asked = try BenchOptions(options)
    let scene = try asked.scene(resources)
    let (techniques, leftOut) = try asked.techniques(of: scene)
    let stage = try SDLStage(scene, renderers: asked.renderers, pace: asked.settings.pace)
    try asked.fit(
      techniques: techniques.count, renderers: stage.renderers.count,
      refreshHertz: stage.refreshHertz)
    var bench = BenchRun(
      techniques, settings: asked.settings, environment: .current(stage),
      version: GradientReveal.version, frameLimit: asked.frameLimit, clock: MonotonicClock())
    bench.keepsFrames = asked.outputs.needsFrames
    if !leftOut.isEmpty {
      let names = leftOut.map(\.rawValue).joined(separator: ", ")
      bench.notes = ["Left out: \(names), for they draw a single straight bar."]
    }
    let report = try measure(bench, on: stage, resources)
    try asked.outputs.write(report)
    return report.isPartial && TerminationSignal.pending == nil ? .notSo : .done
  }

  /// Some options are about a run, some about a comparison.
  private static func refuseMixture(_ options: Options) throws(UsageError) {
    let compares = options.has("--compare")
    for name in description.options.map(\.name) where options.has(name) {
      let isOfComparison = BenchComparison.options.contains(name)
      if compares, !isOfComparison {
        throw UsageError("\(name) is about a run; --compare measures nothing")
      }
      if !compares, isOfComparison, name != "--output" {
        throw UsageError("\(name) goes with --compare A.json B.json")
      }
    }
  }

  /// Measures, with a bar on the terminal between repetitions.
  private static func measure(
    _ bench: BenchRun<MonotonicClock>, on stage: SDLStage, _ resources: Resources
  ) throws -> Report {
    guard Terminal.showsErrors else { return try bench.run(on: stage) }
    var line = ProgressLine(Terminal.isDumb ? nil : try bar(resources))
    defer { Terminal.show(line.end) }
    return try bench.run(on: stage) { part in Terminal.show(line.text(part)) }
  }

  /// The product's bar, as wide as leaves room for a percentage, in the terminal's colours.
  private static func bar(_ resources: Resources) throws -> TerminalBar {
    let palette = try resources.palette(
      Theme(appearance: Terminal.appearance, contrast: .normal))
    return TerminalBar(
      cells: min(40, (Terminal.columns ?? 80) - 6),
      gradient: try resources.defaultGradient().gradient(in: palette), track: palette[.track],
      background: palette[.window], depth: Terminal.colorDepth)
  }
}
