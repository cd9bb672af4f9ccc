/// Numbers and what can be said of them as a whole.
package struct Sample: Hashable, Sendable {
  /// The numbers, ascending.
  package let sorted: [Double]

  /// Makes a sample; what is not finite is left out.
  package init(_ values: some Sequence<Double>) {
    sorted = values.filter(\.isFinite).sorted()
  }

  /// How many numbers there are.
  package var count: Int { sorted.count }

  /// The sum, with the error of rounding carried along (Neumaier).
  package var sum: Double { Self.sum(sorted) }

  /// The arithmetic mean; NaN of nothing.
  package var mean: Double { count == 0 ? .nan : sum / Double(count) }

  /// The middle value; NaN of nothing.
  package var median: Double { quantile(0.5) }

  /// The value at a part 0…1 of the way, linearly interpolated at p·(n − 1); NaN of nothing.
  ///
  /// Hyndman and Fan's type 7: what numpy and R do unless told otherwise.
  package func quantile(_ p: Double) -> Double {
    guard let last = sorted.last, !p.isNaN else { return .nan }
    let place = min(max(p, 0), 1) * Double(count - 1)
    let below = Int(place.rounded(.down))
    guard below + 1 < count else { return last }
    let (low, high) = (sorted[below], sorted[below + 1])
    return low + (high - low) * (place - Double(below))
  }

  /// The standard deviation of a sample, over n − 1; NaN of fewer than two.
  package var standardDeviation: Double {
    guard count > 1 else { return .nan }
    let mean = mean
    let squares = Self.sum(sorted.lazy.map { ($0 - mean) * ($0 - mean) })
    return (squares / Double(count - 1)).squareRoot()
  }

  /// The median distance from the median, as it is, with no factor; NaN of nothing.
  package var medianAbsoluteDeviation: Double {
    let median = median
    return Sample(sorted.lazy.map { abs($0 - median) }).median
  }

  /// The mean of the so many greatest; NaN of nothing.
  package func meanOfGreatest(_ part: Int) -> Double {
    let greatest = sorted.suffix(part)
    return greatest.isEmpty ? .nan : Self.sum(greatest) / Double(greatest.count)
  }

  private static func sum(_ values: some Sequence<Double>) -> Double {
    var sum = 0.0
    var lost = 0.0
    for value in values {
      let next = sum + value
      lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return sum + lost
  }
}
