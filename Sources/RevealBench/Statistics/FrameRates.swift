/// Frames per second: on average, and of the slowest frames by both usual definitions.
///
/// All are computed from frame times and inverted once; a mean of rates would flatter.
package struct FrameRates: Hashable, Sendable {
  /// n/Σt.
  package let average: Figure
  /// 1 % low by average (A): the inverse of the mean of the slowest hundredth, ⌈n/100⌉ frames.
  package let low1Average: Figure
  /// 1 % low by percentile (B): the inverse of the 99th percentile.
  package let low1Percentile: Figure
  /// 0.1 % low by average (A): the inverse of the mean of the slowest thousandth, ⌈n/1000⌉ frames.
  package let low01Average: Figure
  /// 0.1 % low by percentile (B): the inverse of the 99.9th percentile.
  package let low01Percentile: Figure

  /// Computes the rates of frame times in milliseconds.
  package init(_ times: Sample) {
    let count = times.count
    func rate(_ minimum: Int, _ time: () -> Double) -> Figure {
      let figure = Figure(needing: minimum, of: count, value: time)
      guard figure.value != 0 else { return .missing("the frames took no time") }
      return figure.map { 1_000 / $0 }
    }
    average = rate(1) { times.mean }
    // The parts are counted in whole numbers: 0.01 · 700 is more than 7 in binary.
    low1Average = rate(100) { times.meanOfGreatest((count + 99) / 100) }
    low1Percentile = rate(100) { times.quantile(0.99) }
    low01Average = rate(1_000) { times.meanOfGreatest((count + 999) / 1_000) }
    low01Percentile = rate(1_000) { times.quantile(0.999) }
  }
}

extension FrameRates: Codable {
  /// Writes the rates, by names that say which definition they follow.
  package func encode(to encoder: any Encoder) throws {
    var table = FigureTable()
    table["average_fps"] = average
    table["low1_average_fps"] = low1Average
    table["low1_percentile_fps"] = low1Percentile
    table["low0_1_average_fps"] = low01Average
    table["low0_1_percentile_fps"] = low01Percentile
    try table.encode(to: encoder)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let table = try FigureTable(from: decoder)
    average = try table.figure("average_fps")
    low1Average = try table.figure("low1_average_fps")
    low1Percentile = try table.figure("low1_percentile_fps")
    low01Average = try table.figure("low0_1_average_fps")
    low01Percentile = try table.figure("low0_1_percentile_fps")
  }
}
