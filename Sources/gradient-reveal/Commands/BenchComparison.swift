import RevealBench
import RevealSDL

/// `bench --compare`: two benchmarks that were written as JSON, side by side.
enum BenchComparison {
  /// The options that go with it; the others are about a run.
  static let options: Set<String> = [
    "--compare", "--fail-above", "--force", "--metric", "--output",
  ]

  /// Compares, and tells the exit code.
  static func run(_ options: Options) throws -> ExitCode {
    let paths = options.texts("--compare").suffix(2)
    guard let first = paths.first, let second = paths.last else { return .done }
    let metric = try options.choice("--metric", as: Metric.self) ?? .medianCost
    let part = try failAbove(options)
    let comparison = Comparison(
      before: try read(first), after: try read(second), metric: metric)
    guard comparison.differences.isEmpty || options.has("--force") else {
      let keys = comparison.differences.map { difference in
        "\(difference.key) (\(difference.before ?? "none"), \(difference.after ?? "none"))"
      }
      throw UsageError(
        "--compare \(first) \(second): they differ in \(keys.joined(separator: ", ")); "
          + "--force compares them all the same")
    }
    let isColored = options.text("--output") == nil && Terminal.showsOutput && Terminal.takesColor
    let text = ComparisonText(isColored: isColored).text(of: comparison)
    try BenchOutputs.write(text, to: options.text("--output"))
    guard let part else { return .done }
    switch comparison.gate(failAbove: part) {
    case .passed: return .done
    case .regressed(let names):
      Console.warn("slower than allowed: \(names.joined(separator: ", "))")
      return .notSo
    case .undecided(let names):
      let series = names.isEmpty ? "anything" : names.joined(separator: ", ")
      Console.warn("--fail-above: there is no verdict on \(series)")
      return .wrongUsage
    }
  }

  private static func failAbove(_ options: Options) throws(UsageError) -> Double? {
    guard let text = options.text("--fail-above") else { return nil }
    guard let part = Comparison.part(text) else {
      throw UsageError(
        option: "--fail-above", given: text,
        accepted: "a percentage in plain decimals is accepted, like 3% or 2.5%")
    }
    return part
  }

  private static func read(_ path: String) throws -> Report {
    let text = try Files.readText(path)
    do { return try JSONExporter.report(from: text) } catch {
      throw UsageError("--compare \(path): \(error)")
    }
  }
}
