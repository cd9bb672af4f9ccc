import RevealCore

/// A column of a table: its name, and a series' text in it, with why it is missing where it is.
struct PageColumn {
  let name: String
  let cell: (Series, TimeUnit) -> (text: String, reason: String?)

  /// A column of times.
  static func time(_ name: String, _ figure: @escaping (Summary) -> Figure) -> PageColumn {
    PageColumn(name: name) { series, unit in
      let figure = series.median(figure)
      return (unit.text(figure), figure.reason)
    }
  }

  /// A column of numbers with so many decimals.
  static func number(
    _ name: String, places: Int, _ figure: @escaping (Series) -> Figure
  ) -> PageColumn {
    PageColumn(name: name) { series, _ in
      let figure = figure(series)
      let places = figure.value.map { abs($0) >= 1_000 ? 0 : places } ?? 0
      return (figure.text(places: places), figure.reason)
    }
  }

  /// A column of counts.
  static func count(_ name: String, _ count: @escaping (Series) -> Int?) -> PageColumn {
    PageColumn(name: name) { series, _ in
      count(series).map { (NumberText.grouped($0), nil) } ?? ("n/a", "too few frames")
    }
  }

  /// The columns of a distribution.
  static func distribution(_ of: @escaping (Summary) -> Distribution) -> [PageColumn] {
    [
      count("n") { $0.total { of($0).count } },
      time("mean") { of($0).mean }, time("median") { of($0).median },
      time("p90") { of($0).p90 }, time("p95") { of($0).p95 }, time("p99") { of($0).p99 },
      time("p99.9") { of($0).p999 },
      PageColumn(name: "max") { series, unit in
        let figure = series.greatest { of($0).max }
        return (unit.text(figure), figure.reason)
      },
      time("sd") { of($0).standardDeviation }, time("MAD") { of($0).medianAbsoluteDeviation },
    ]
  }
}

/// The columns about what a frame costs.
enum CostColumns {
  static func all(_ report: Report) -> [PageColumn] {
    PageColumn.distribution(\.work) + [
      .number("ratio", places: 2) { report.ratioToReveal($0) }
    ]
  }
}

/// The columns about frame times.
enum IntervalColumns {
  static var all: [PageColumn] { PageColumn.distribution(\.interval) }
}

/// The columns about how evenly frames come.
enum EvennessColumns {
  static var all: [PageColumn] {
    [
      .number("avg", places: 1) { $0.median(\.rates.average) },
      .number("1 % A", places: 1) { $0.median(\.rates.low1Average) },
      .number("1 % B", places: 1) { $0.median(\.rates.low1Percentile) },
      .number("0.1 % A", places: 1) { $0.median(\.rates.low01Average) },
      .number("0.1 % B", places: 1) { $0.median(\.rates.low01Percentile) },
      .count("jank") { $0.total(\.smoothness.jank) },
      .number("stutter", places: 0) { $0.total(of: \.smoothness.stutter) },
      .count("missed") { $0.total(\.smoothness.missed.total) },
      .count("run") { $0.runs.map(\.summary.smoothness.missed.longestRun).max() },
      .number("error", places: 2) { $0.median(\.animationError.timing.mean) },
      .number("error p99", places: 2) { $0.median(\.animationError.timing.p99) },
    ]
  }
}
