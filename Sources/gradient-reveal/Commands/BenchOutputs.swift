import RevealBench
import RevealSDL

/// Where a benchmark's result goes: to standard output or a file, and as a page and a chart besides.
struct BenchOutputs {
  let format: ExportFormat
  let includesFrames: Bool
  let chart: Chart
  private let output: String
  private let report: String?
  private let plot: String?

  /// What stands for standard output.
  private static let standard = "-"

  init(_ options: Options) throws {
    format = try options.choice("--format", as: ExportFormat.self) ?? .text
    includesFrames = options.has("--raw")
    guard !includesFrames || format == .json else {
      throw UsageError("--raw goes with --format json")
    }
    chart = try options.choice("--chart", as: Chart.self) ?? .techniques
    guard !options.has("--chart") || options.has("--plot") else {
      throw UsageError("--chart goes with --plot FILE.svg")
    }
    output = options.text("--output") ?? Self.standard
    report = options.text("--report")
    plot = options.text("--plot")
    try refuseEqualPaths()
    for path in [output, report, plot] {
      if let path, path != Self.standard { try Files.checkWritable(path) }
    }
  }

  /// Whether each frame is needed, not only what they say together.
  var needsFrames: Bool {
    if includesFrames || report != nil || plot != nil && chart.needsFrames { return true }
    return switch format {
    case .csv, .mangohud, .trace: true
    case .text, .json, .googleBenchmark: false
    }
  }

  /// Writes the result first, and then what goes beside it.
  func write(_ result: Report) throws {
    let isColored = output == Self.standard && Terminal.showsOutput && Terminal.takesColor
    let exporter = format.exporter(isColored: isColored, includesFrames: includesFrames)
    try Self.write(try exporter.text(of: result), to: output)
    if let report { try Self.write(HTMLReport().text(of: result), to: report) }
    guard let plot else { return }
    // One that was stopped before it had measured anything has nothing to draw.
    guard let drawing = chart.file(of: result) else {
      guard result.isPartial else {
        throw UsageError("--plot \(plot): there are too few frames for the chart \(chart.rawValue)")
      }
      return
    }
    try Self.write(drawing, to: plot)
  }

  /// Writes text to a file, or to standard output where "-" is named, or nothing is.
  static func write(_ text: String, to path: String?) throws {
    if let path, path != standard { return try Files.write(Array(text.utf8), to: path) }
    try Console.say(String(text.hasSuffix("\n") ? text.dropLast() : text[...]))
  }

  private func refuseEqualPaths() throws(UsageError) {
    let given =
      [("the result", output)]
      + [("--report", report), ("--plot", plot)].compactMap {
        name, path in path.map { (name, $0) }
      }
    var names: [String: String] = [:]
    for (name, path) in given {
      let isStandard = path == Self.standard || path == "/dev/stdout"
      let place = isStandard ? "standard output" : Files.realPath(path)
      if let other = names[place] {
        throw UsageError(
          "\(other) and \(name) both go to \(isStandard ? place : path); "
            + "each needs a file of its own, the result by --output FILE")
      }
      names[place] = name
    }
  }
}
