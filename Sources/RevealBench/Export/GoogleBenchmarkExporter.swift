/// JSON as google-benchmark writes it: a series is a benchmark, a repetition one measurement of it.
package struct GoogleBenchmarkExporter: Exporter {
  /// Makes the exporter.
  package init() {}

  /// The file; repetitions without frames are left out, for no time is not 0.
  package func text(of report: Report) throws -> String {
    let file = File(
      context: context(of: report),
      benchmarks: report.series.enumerated().flatMap { family, series in
        measurements(of: series, family: family)
      })
    return try JSONText.document(file) + "\n"
  }

  private func measurements(of series: Series, family: Int) -> [Measurement] {
    let name = "\(series.technique.rawValue)/\(series.renderer)"
    let runs = series.runs.compactMap { run in
      run.summary.work.median.value.flatMap { cost in
        run.summary.preparation.median.value.map { (run, cost, $0) }
      }
    }
    return runs.enumerated().map { index, run in
      Measurement(
        name: name, runName: name, familyIndex: family, repetitions: runs.count,
        repetitionIndex: index, iterations: run.0.summary.frames, realTime: run.1 * 1_000,
        cpuTime: run.2 * 1_000)
    }
  }

  private func context(of report: Report) -> [String: String] {
    var context = report.environment.values
    context["executable"] = "gradient-reveal"
    context["real_time_is"] = report.settings.workTitle.lowercased() + ", median"
    context["cpu_time_is"] = "cost of a frame before presenting, median"
    context["settings"] = report.settings.rows.map { "\($0.name)=\($0.value)" }
      .joined(separator: "; ")
    if report.isPartial { context["partial"] = "true" }
    return context
  }

  private struct File: Encodable {
    let context: [String: String]
    let benchmarks: [Measurement]
  }

  private struct Measurement: Encodable {
    let name, runName: String
    let runType = "iteration"
    let familyIndex: Int
    let perFamilyInstanceIndex = 0
    let repetitions, repetitionIndex: Int
    let threads = 1
    let iterations: Int
    let realTime, cpuTime: Double
    let timeUnit = "us"

    private enum CodingKeys: String, CodingKey {
      case name, repetitions, threads, iterations
      case runName = "run_name"
      case runType = "run_type"
      case familyIndex = "family_index"
      case perFamilyInstanceIndex = "per_family_instance_index"
      case repetitionIndex = "repetition_index"
      case realTime = "real_time"
      case cpuTime = "cpu_time"
      case timeUnit = "time_unit"
    }
  }
}
