import RevealCore

/// The standard normal distribution.
package enum NormalDistribution {
  /// The probability of a value above `z`, to about twelve digits.
  package static func upperTail(_ z: Double) -> Double {
    guard !z.isNaN else { return z }
    if z < 0 { return 1 - upperTail(-z) }
    return z < 3 ? 0.5 - centre(z) : tail(z)
  }

  private static func density(_ z: Double) -> Double {
    Elementary.exponential(-z * z / 2) / (2 * Elementary.pi).squareRoot()
  }

  /// The probability of a value between 0 and `z`: φ(z)·Σ z^(2n+1)/(1·3·…·(2n+1)).
  private static func centre(_ z: Double) -> Double {
    var term = z
    var sum = z
    var divisor = 3.0
    while term > sum * 1e-17 {
      term *= z * z / divisor
      sum += term
      divisor += 2
    }
    return density(z) * sum
  }

  /// The tail far out, as Laplace's continued fraction φ(z)/(z + 1/(z + 2/(z + 3/…))).
  private static func tail(_ z: Double) -> Double {
    guard z.isFinite else { return 0 }
    let fraction = (1...120).reversed().reduce(z) { z + Double($1) / $0 }
    return density(z) / fraction
  }
}
