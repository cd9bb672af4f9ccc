/// How times are distributed, in milliseconds.
package struct Distribution: Hashable, Sendable {
  /// How many there are.
  package let count: Int
  /// The arithmetic mean.
  package let mean: Figure
  /// The middle value.
  package let median: Figure
  /// Nine of ten are not longer.
  package let p90: Figure
  /// Nineteen of twenty are not longer.
  package let p95: Figure
  /// 99 of 100 are not longer.
  package let p99: Figure
  /// 999 of 1000 are not longer.
  package let p999: Figure
  /// The longest.
  package let max: Figure
  /// The standard deviation of a sample.
  package let standardDeviation: Figure
  /// The median distance from the median.
  package let medianAbsoluteDeviation: Figure

  /// Describes a sample of milliseconds; a percentile needs as many as have one beyond it.
  package init(_ sample: Sample) {
    let count = sample.count
    func figure(_ minimum: Int, _ value: () -> Double) -> Figure {
      Figure(needing: minimum, of: count, value: value)
    }
    self.count = count
    mean = figure(1) { sample.mean }
    median = figure(1) { sample.median }
    p90 = figure(10) { sample.quantile(0.9) }
    p95 = figure(20) { sample.quantile(0.95) }
    p99 = figure(100) { sample.quantile(0.99) }
    p999 = figure(1_000) { sample.quantile(0.999) }
    max = figure(1) { sample.quantile(1) }
    standardDeviation = figure(2) { sample.standardDeviation }
    medianAbsoluteDeviation = figure(1) { sample.medianAbsoluteDeviation }
  }

  /// Describes nanoseconds.
  package init(nanoseconds: some Sequence<Int64>) {
    self.init(Sample(nanoseconds.lazy.map(\.milliseconds)))
  }
}

extension Distribution: Codable {
  /// Writes the figures, in milliseconds by the names of their keys.
  package func encode(to encoder: any Encoder) throws {
    var table = FigureTable()
    table["n"] = .value(Double(count))
    table["mean_ms"] = mean
    table["median_ms"] = median
    table["p90_ms"] = p90
    table["p95_ms"] = p95
    table["p99_ms"] = p99
    table["p99_9_ms"] = p999
    table["max_ms"] = max
    table["standardDeviation_ms"] = standardDeviation
    table["medianAbsoluteDeviation_ms"] = medianAbsoluteDeviation
    try table.encode(to: encoder)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let table = try FigureTable(from: decoder)
    count = try table.count("n")
    mean = try table.figure("mean_ms")
    median = try table.figure("median_ms")
    p90 = try table.figure("p90_ms")
    p95 = try table.figure("p95_ms")
    p99 = try table.figure("p99_ms")
    p999 = try table.figure("p99_9_ms")
    max = try table.figure("max_ms")
    standardDeviation = try table.figure("standardDeviation_ms")
    medianAbsoluteDeviation = try table.figure("medianAbsoluteDeviation_ms")
  }
}
