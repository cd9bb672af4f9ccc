/// The one figure of a run that is compared.
package enum Metric: String, Hashable, Sendable, CaseIterable {
  /// What a frame costs in the middle.
  case medianCost = "median-cost"
  /// What a slow frame costs.
  case p99Cost = "p99-cost"
  /// The frame time in the middle.
  case medianInterval = "median-interval"
  /// The frame time of a slow frame.
  case p99Interval = "p99-interval"

  /// The figure of a run, in milliseconds.
  package func figure(of summary: Summary) -> Figure {
    switch self {
    case .medianCost: summary.work.median
    case .p99Cost: summary.work.p99
    case .medianInterval: summary.interval.median
    case .p99Interval: summary.interval.p99
    }
  }

  /// What it is, in words.
  package var title: String {
    switch self {
    case .medianCost: "median cost of a frame"
    case .p99Cost: "99th percentile of a frame's cost"
    case .medianInterval: "median frame time"
    case .p99Interval: "99th percentile of frame times"
    }
  }
}
