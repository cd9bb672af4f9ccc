import Foundation
import RevealCore
import RevealTestSupport
import Testing

@Suite("Elementary functions agree with the C library")
struct ElementaryTests {
  /// What rounding may leave, as a part of the value.
  private static let accuracy = 1e-14

  private func error(_ value: Double, _ reference: Double) -> Double {
    if value == reference || (value.isNaN && reference.isNaN) { return 0 }
    return abs(value - reference) / max(abs(reference), .leastNormalMagnitude)
  }

  /// The largest error over inputs that a series gives.
  private func largestError(
    seed: UInt64, count: Int = 2_000, _ measure: (inout SplitMix) -> Double
  ) -> Double {
    var random = SplitMix(seed: seed)
    return (0..<count).reduce(0) { worst, _ in max(worst, measure(&random)) }
  }

  @Test("logarithm, over all magnitudes and near 1")
  func logarithm() {
    let wide = largestError(seed: 1) {
      let x = pow(10, $0.number(in: -307...308))
      return error(Elementary.logarithm(x), log(x))
    }
    let near = largestError(seed: 2) {
      let x = 1 + $0.number(in: -0.5...0.5) * pow(10, -$0.number(in: 0...12))
      return error(Elementary.logarithm(x), log(x))
    }
    #expect(max(wide, near) < Self.accuracy)
  }

  @Test("exponential, from the smallest to the largest number")
  func exponential() {
    let worst = largestError(seed: 3) {
      let x = $0.number(in: -708...709.78)
      return error(Elementary.exponential(x), exp(x))
    }
    #expect(worst < Self.accuracy)
  }

  @Test(
    "power, with the exponents of the sRGB transfer function", arguments: [2.4, 1 / 2.4, 0.5, 3])
  func power(_ exponent: Double) {
    let worst = largestError(seed: 4) {
      let x = pow(10, $0.number(in: -3...0.1))
      return error(Elementary.power(x, exponent), pow(x, exponent))
    }
    #expect(worst < Self.accuracy)
  }

  @Test("cube root, of both signs and all magnitudes")
  func cubeRoot() {
    let worst = largestError(seed: 5) {
      let x = pow(10, $0.number(in: -307...308)) * ($0.unit() < 0.5 ? -1 : 1)
      return error(Elementary.cubeRoot(x), cbrt(x))
    }
    #expect(worst < 1e-15)
  }

  @Test("arctangent, in all quarters")
  func arctangent() {
    let worst = largestError(seed: 6) {
      let y = $0.number(in: -1...1) * pow(10, $0.number(in: -9...9))
      let x = $0.number(in: -1...1) * pow(10, $0.number(in: -9...9))
      return error(Elementary.arctangent(y: y, x: x), atan2(y, x))
    }
    #expect(worst < Self.accuracy)
  }

  @Test("the edges of the domain are the C library's")
  func edges() {
    #expect(Elementary.logarithm(0) == -.infinity)
    #expect(Elementary.logarithm(-1).isNaN)
    let least = Double.leastNonzeroMagnitude
    #expect(Elementary.logarithm(.infinity) == .infinity)
    #expect(error(Elementary.logarithm(least), log(least)) < Self.accuracy)
    #expect(Elementary.exponential(800) == .infinity)
    #expect(Elementary.exponential(-800) == 0)
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.exponential(.infinity) == .infinity)
    #expect(Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(.nan).isNaN)
    #expect(Elementary.power(0, 2.4) == 0)
    #expect(Elementary.cubeRoot(0) == 0)
    #expect(Elementary.cubeRoot(-.infinity) == -.infinity)
    #expect(Elementary.arctangent(y: 0, x: 0) == 0)
    #expect(Elementary.arctangent(y: .nan, x: 1).isNaN)
    for (y, x) in [(0.0, -1.0), (1, 0), (-1, 0), (1, 1), (-1, -1)] {
      #expect(error(Elementary.arctangent(y: y, x: x), atan2(y, x)) < Self.accuracy)
    }
  }
}
