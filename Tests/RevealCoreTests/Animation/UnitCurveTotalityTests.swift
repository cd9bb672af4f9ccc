import RevealCore
import RevealTestSupport
import Testing

@Suite("An easing curve of any control points")
struct UnitCurveTotalityTests {
  /// The curve by halving alone: slow, but there is nothing in it to go wrong.
  private func bisected(_ p: [Double], at progress: Double) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<70 {
      let middle = (low + high) / 2
      if coordinate(p[0], p[2], middle) < progress { low = middle } else { high = middle }
    }
    return coordinate(p[1], p[3], (low + high) / 2)
  }

  private func curve(_ p: [Double]) -> UnitCurve { .bezier(p[0], p[1], p[2], p[3]) }

  @Test("is where halving finds it")
  func agreesWithBisection() {
    var random = SplitMix(seed: 11)
    var worst = 0.0
    for _ in 0..<300 {
      let points = [
        random.unit(), random.number(in: -3...3), random.unit(), random.number(in: -3...3),
      ]
      for _ in 0..<5 {
        let x = random.unit()
        worst = max(worst, abs(curve(points).value(at: x) - bisected(points, at: x)))
      }
    }
    #expect(worst < 1e-6)
  }

  /// Where x hardly grows with the parameter, Newton's method alone would leave the interval.
  static let flat: [[Double]] = [
    [1, 0, 0, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 0, 0, 0], [1, 1, 1, 1],
    [0, 1, 1, 0], [0.999_999, 0, 0.000_001, 1], [1, 0.3, 1e-12, 0.7],
  ]

  @Test("is where halving finds it, where x is flat", arguments: flat)
  func flatCurves(_ points: [Double]) {
    for step in 1..<64 {
      let x = Double(step) / 64
      // Where the curve stands upright, y has a whole range of values for one x.
      if curve(points).velocity(at: x).magnitude > 1e3 { continue }
      #expect(abs(curve(points).value(at: x) - bisected(points, at: x)) < 1e-6)
    }
  }

  @Test("an x outside 0…1 counts as the nearest bound, and a NaN as 0")
  func pinned() {
    let wild = UnitCurve.bezier(-5, .nan, .infinity, 1)
    #expect(wild == .bezier(0, 0, 1, 1))
    #expect(UnitCurve.bezier(.nan, 0, .nan, 1) == .bezier(0, 0, 0, 1))
  }

  @Test(
    "has finite values everywhere and exact ends",
    arguments: [0.3, -2, 1e9, -1e300, Double.infinity, -.infinity, .nan])
  func total(_ y: Double) {
    for points in [[0.2, y, 0.8, 1], [0.2, 0, 0.8, y], [y, 0, y, 1], [y, y, y, y]] {
      let curve = curve(points)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      for step in 1..<32 {
        #expect(curve.value(at: Double(step) / 32).isFinite)
        #expect(!curve.velocity(at: Double(step) / 32).isNaN)
      }
    }
  }
}
