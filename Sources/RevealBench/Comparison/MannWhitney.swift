/// The test whether one of two samples tends to be greater (Mann–Whitney U, two-sided).
package struct MannWhitney: Hashable, Sendable {
  /// How the probability was found.
  package enum Method: String, Hashable, Sendable {
    /// By counting all orders; right for any size, but only where no two values are equal.
    case exact
    /// By the normal distribution, corrected for ties and continuity.
    case normal
  }

  /// The statistic of the first sample: in how many pairs it is greater, ties counting half.
  package let u: Double
  /// How likely at least as great a difference is where there is none.
  package let p: Double
  /// How `p` was found.
  package let method: Method

  /// Up to so many pairs all orders are counted.
  package static let greatestExact = 2_500

  /// Tests two samples; nil where either is empty.
  package init?(_ first: [Double], _ second: [Double], method: Method? = nil) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let pairs = first.count * second.count
    let ranking = Ranking(first, second)
    let count = Double(first.count)
    u = ranking.sumOfFirst - count * (count + 1) / 2
    let greater = max(u, Double(pairs) - u)
    let isExact = !ranking.hasTies && pairs <= Self.greatestExact
    self.method = method ?? (isExact ? .exact : .normal)
    p =
      switch self.method {
      case .exact: Self.exact(greater, first.count, second.count)
      case .normal: Self.normal(greater, first.count, second.count, ties: ranking.tieTerm)
      }
  }

  /// Twice the part of all orders with a statistic at least as great.
  private static func exact(_ u: Double, _ m: Int, _ n: Int) -> Double {
    // How many ways there are to have chosen so many places, with so many unchosen ones below them
    // in all. Only additions, so that nothing cancels even far out in the tail.
    var ways = Array(repeating: Array(repeating: 0.0, count: m * n + 1), count: m + 1)
    ways[0][0] = 1
    for place in 0..<(m + n) {
      for chosen in (max(0, place - n)..<min(m, place + 1)).reversed() {
        let below = place - chosen
        for sum in 0...(m * n - below) where ways[chosen][sum] > 0 {
          ways[chosen + 1][sum + below] += ways[chosen][sum]
        }
      }
    }
    // By symmetry the upper tail is as long as the lower one.
    let tail = ways[m][...Int((Double(m * n) - u).rounded(.down))].reduce(0, +)
    return min(2 * tail / ways[m].reduce(0, +), 1)
  }

  private static func normal(_ u: Double, _ m: Int, _ n: Int, ties: Double) -> Double {
    let (m, n) = (Double(m), Double(n))
    let all = m + n
    let variance = m * n / 12 * (all + 1 - ties / (all * (all - 1)))
    guard variance > 0 else { return 1 }
    let z = (u - m * n / 2 - 0.5) / variance.squareRoot()
    return min(2 * NormalDistribution.upperTail(z), 1)
  }
}

/// The ranks of two samples among all values, equal ones sharing theirs.
private struct Ranking {
  /// The sum of the first sample's ranks.
  private(set) var sumOfFirst = 0.0
  /// Σ (t³ − t) over groups of t equal values.
  private(set) var tieTerm = 0.0
  var hasTies: Bool { tieTerm > 0 }

  init(_ first: [Double], _ second: [Double]) {
    let all = (first.map { ($0, true) } + second.map { ($0, false) }).sorted { $0.0 < $1.0 }
    var start = 0
    while start < all.count {
      let value = all[start].0
      let end = all[start...].firstIndex { $0.0 != value } ?? all.count
      let group = Double(end - start)
      let rank = Double(start + 1 + end) / 2
      sumOfFirst += rank * Double(all[start..<end].count(where: \.1))
      tieTerm += group * group * group - group
      start = end
    }
  }
}
