/// Probabilities of many tests at once, so adjusted that one false alarm among all stays unlikely.
package enum Holm {
  /// The probabilities adjusted step by step, in their own order (Holm–Bonferroni).
  package static func adjusted(_ probabilities: [Double]) -> [Double] {
    var adjusted = probabilities
    var greatest = 0.0
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    for (step, index) in order.enumerated() {
      let tests = Double(probabilities.count - step)
      greatest = max(greatest, min(probabilities[index] * tests, 1))
      adjusted[index] = greatest
    }
    return adjusted
  }
}
