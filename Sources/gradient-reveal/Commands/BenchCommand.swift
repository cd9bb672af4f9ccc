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
        "--indicator", "bar|square|ring|pie", "what is shown (bar); others by reveal only"),
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
      OptionSpecification("--output", "FILE", "where to write it; else to standard output"),
      OptionSpecification("--report", "FILE.html", "a page with charts, as well"),
      OptionSpecification("--plot", "FILE.svg", "the chart of the techniques, as well"),
      OptionSpecification(
        "--compare", "A.json B.json", "measure nothing: compare two results", count: 2),
      OptionSpecification(
        "--fail-above", "P%", "with --compare: exit 1 where anything got slower by more"),
      OptionSpecification("--force", nil, "with --compare: also of different environments"),
      OptionSpecification("--metric", metrics, "with --compare: the figure (median-cost)"),
    ])

  private static let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: "|")
  private static let metrics = Metric.allCases.map(\.rawValue).joined(separator: "|")

  private static func run(_ options: Options) throws -> ExitCode {
    try refuseMixture(options)
    guard !options.has("--compare") else { return try BenchComparison.run(options) }
    let resources = try Resources.load()
    var asked = try BenchOptions(options)
    let scene = try asked.scene(resources)
    let stage = try SDLStage(scene, renderers: asked.renderers, pace: asked.settings.pace)
    asked.fit(renderers: stage.renderers.count, refreshHertz: stage.refreshHertz)
    var bench = BenchRun(
      asked.techniques, settings: asked.settings, environment: .current(stage),
      version: GradientReveal.version, clock: MonotonicClock())
    bench.keepsFrames = asked.keepsFrames
    bench.frameLimit = asked.frameLimit
    let report = try measure(bench, on: stage, scene)
    try write(report, asked)
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
    _ bench: BenchRun<MonotonicClock>, on stage: SDLStage, _ scene: TechniqueScene
  ) throws -> Report {
    guard Terminal.showsErrors, Terminal.takesColor else { return try bench.run(on: stage) }
    let line = ProgressLine(
      columns: 40, gradient: scene.paint.gradient, track: scene.paint.track.over(scene.background))
    defer { Terminal.show(ProgressLine.clear) }
    return try bench.run(on: stage) { part in
      Terminal.show(line.text(part, words: "\(Int(part * 100)) %"))
    }
  }

  private static func write(_ report: Report, _ asked: BenchOptions) throws {
    let isColored = asked.output == nil && Terminal.showsOutput && Terminal.takesColor
    let exporter = asked.format.exporter(
      isColored: isColored, includesFrames: asked.includesFrames)
    // Whatever cannot be written is found out before anything is.
    let text = try exporter.text(of: report)
    let page = asked.report.map { path in (path, HTMLReport().text(of: report)) }
    // One that was stopped before it had measured anything has nothing to draw.
    let plot = asked.plot.flatMap { path in
      Chart.techniques.file(of: report).map { (path, $0) }
    }
    for (path, text) in [plot, page].compactMap({ $0 }) {
      try Files.write(Array(text.utf8), to: path)
    }
    try write(text, to: asked.output)
  }

  /// Writes text to a file, or to standard output where none is named.
  nonisolated static func write(_ text: String, to path: String?) throws {
    if let path, path != "-" { return try Files.write(Array(text.utf8), to: path) }
    try Console.say(String(text.hasSuffix("\n") ? text.dropLast() : text[...]))
  }
}
