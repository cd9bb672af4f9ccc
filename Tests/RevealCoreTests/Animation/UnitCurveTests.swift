import RevealCore
import Testing

@Suite("An easing curve")
struct UnitCurveTests {
  static let named: [UnitCurve] = [.linear, .easeInOut, .easeIn, .easeOut]

  /// Progress, value and slope of ease in and out; computed independently to nine digits.
  static let easeInOut: [(x: Double, y: Double, velocity: Double)] = [
    (0.05, 0.004_829_750, 0.195_265), (0.10, 0.019_722_454, 0.402_244),
    (0.15, 0.045_210_307, 0.618_529), (0.20, 0.081_659_856, 0.839_802),
    (0.25, 0.129_161_931, 1.059_262), (0.30, 0.187_395_907, 1.267_218),
    (0.35, 0.255_485_614, 1.451_227), (0.40, 0.331_883_870, 1.597_167),
    (0.45, 0.414_339_709, 1.691_470), (0.50, 0.5, 1 / 0.58),
    (0.60, 0.668_116_130, 1.597_167), (0.75, 0.870_838_069, 1.059_262),
    (0.90, 0.980_277_546, 0.402_244), (0.95, 0.995_170_250, 0.195_265),
  ]

  @Test("ease in and out has the values and slopes of the table", arguments: easeInOut)
  func table(_ row: (x: Double, y: Double, velocity: Double)) {
    #expect(abs(UnitCurve.easeInOut.value(at: row.x) - row.y) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.velocity(at: row.x) - row.velocity) < 1e-6)
  }

  @Test("ease in and ease out have the values of the table")
  func oneSided() {
    for (x, slowStart) in [(0.25, 0.093_465), (0.5, 0.315_357), (0.75, 0.621_862)] {
      #expect(abs(UnitCurve.easeIn.value(at: x) - slowStart) < 1e-6)
      #expect(abs(UnitCurve.easeOut.value(at: 1 - x) - (1 - slowStart)) < 1e-6)
    }
  }

  @Test("no easing gives back its input")
  func linear() {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(UnitCurve.linear.value(at: x) - x) < 1e-12)
      #expect(abs(UnitCurve.linear.velocity(at: x) - 1) < 1e-9)
    }
  }

  @Test("ease in and out is the same forwards and backwards")
  func symmetry() {
    for step in 0...500 {
      let x = Double(step) / 500
      let sum = UnitCurve.easeInOut.value(at: x) + UnitCurve.easeInOut.value(at: 1 - x)
      #expect(abs(sum - 1) < 1e-12)
    }
  }

  @Test("a value never falls as time goes on", arguments: named)
  func monotone(_ curve: UnitCurve) {
    let values = (0...2_000).map { curve.value(at: Double($0) / 2_000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { (0...1).contains($0) })
  }

  @Test("the ends are exact, and so is what lies beyond them", arguments: named)
  func ends(_ curve: UnitCurve) {
    for before in [0, -0.0, -1e-300, -0.5, -.infinity, .nan] {
      #expect(curve.value(at: before) == 0)
    }
    for after in [1, 1.5, 1e300, .infinity] { #expect(curve.value(at: after) == 1) }
  }

  @Test("ease in and out stands still at both ends")
  func stillEnds() {
    for end in [-1.0, 0, 1, 2] { #expect(UnitCurve.easeInOut.velocity(at: end) == 0) }
    #expect(UnitCurve.easeInOut.velocity(at: .nan) == 0)
  }

  @Test("the slope is the limit of differences", arguments: named)
  func slope(_ curve: UnitCurve) {
    let step = 1e-6
    for index in 1..<50 {
      let x = Double(index) / 50
      let rise = curve.value(at: x + step) - curve.value(at: x - step)
      #expect(abs(curve.velocity(at: x) - rise / (2 * step)) < 1e-5)
    }
  }

  @Test("where a curve stands upright the slope is infinite")
  func upright() {
    #expect(UnitCurve.bezier(0, 1, 1, 1).velocity(at: 0) == .infinity)
    #expect(UnitCurve.bezier(1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(UnitCurve.bezier(0, -1, 1, 1).velocity(at: 0) == -.infinity)
  }
}
