/// How figures are defined, in a sentence each, wherever they are shown.
package enum Method {
  /// The definitions by the keys that JSON has for them, in the order to show them in.
  package static let all: [(key: String, name: String, definition: String)] = [
    ("cost", "Cost", "from a frame's start until the call that presents it returns"),
    ("work", "Work", "the cost; with vsync only until presenting, which waits for the display"),
    ("interval", "Frame time", "from one presented frame to the next"),
    ("percentile", "Percentiles", "of frame times, linearly interpolated at p·(n − 1)"),
    ("average_fps", "Average fps", "n/Σt: frames by the time they took"),
    (
      "low_average_fps", "1 % and 0.1 % low, A (average)",
      "the inverse of the mean of the slowest ⌈n/100⌉ or ⌈n/1000⌉ frame times"
    ),
    (
      "low_percentile_fps", "1 % and 0.1 % low, B (percentile)",
      "the inverse of the 99th or 99.9th percentile"
    ),
    ("standardDeviation", "Standard deviation", "of a sample, over n − 1"),
    (
      "medianAbsoluteDeviation", "Median absolute deviation",
      "the median distance from the median, with no factor"
    ),
    ("jank", "Jank", "frames that took more than twice the budget"),
    (
      "stutter", "Stutter",
      "frames longer than the median of the 19 around them by more than 4 ms and 20 %"
    ),
    ("missed", "Missed frames", "Σ max(0, round(t/budget) − 1)"),
    (
      "animationError_timing", "Animation error",
      "|Δanimation − Δpresent| between frames that follow on each other in flight"
    ),
    (
      "animationError_position", "Position error",
      "|presented fraction − the eased value at the moment when it is seen|"
    ),
    (
      "histogram", "Histogram", "buckets by the series R40 of ISO 3; a lower bound is in its bucket"
    ),
    ("repetitions", "Repetitions", "a figure of several is the median of each one's figure"),
  ]

  /// The definitions by key.
  package static var byKey: [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.definition) })
  }
}
