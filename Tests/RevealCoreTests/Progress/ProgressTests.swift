import RevealCore
import Testing

@Suite("Progress")
struct ProgressTests {
  static let noNumbers: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]

  @Test("of a missing or non-finite value is indeterminate, never 0 %", arguments: noNumbers)
  func noValue(_ value: Double) {
    #expect(Progress(value: nil) == .indeterminate)
    #expect(Progress(value: nil, total: 0) == .indeterminate)
    #expect(Progress(value: value) == .indeterminate)
    #expect(Progress.indeterminate.fractionCompleted == nil)
  }

  @Test(
    "of a total that is not positive and finite is indeterminate",
    arguments: noNumbers + [0, -0.0, -1, -1e308])
  func noTotal(_ total: Double) {
    for value in [0, 1, -1, 1e308, total] {
      #expect(Progress(value: value, total: total) == .indeterminate)
    }
  }

  @Test("of a finite value is pinned to 0…total")
  func pinned() {
    let cases: [(Double, Double)] = [
      (-1, 0), (-1e308, 0), (2, 1), (1e308, 1), (0.25, 0.25), (-0.0, 0),
    ]
    for (value, fraction) in cases {
      #expect(Progress(value: value).fractionCompleted == Fraction(fraction))
    }
    #expect(Progress(value: 30, total: 120).fractionCompleted == Fraction(0.25))
  }

  @Test("of the largest and smallest totals is exact")
  func extremes() {
    let least = Double.leastNonzeroMagnitude
    #expect(Progress(value: 1e308, total: 1e308).fractionCompleted == .one)
    #expect(Progress(value: 0.5e308, total: 1e308).fractionCompleted == Fraction(0.5))
    #expect(Progress(value: 1, total: least).fractionCompleted == .one)
    #expect(Progress(value: least, total: 1e308).fractionCompleted == .zero)
  }
}

@Suite("A fraction")
struct FractionTests {
  @Test("is in 0…1 whatever it is made from")
  func clamped() {
    for value in [-1, -0.0, 0, 0.3, 1, 1.0000001, 1e308, .infinity, -.infinity, .nan] {
      let fraction = Fraction(clamping: value).value
      #expect((0...1).contains(fraction))
      #expect(fraction.sign == .plus)
    }
    #expect(Fraction(clamping: .infinity) == .one)
    #expect(Fraction(clamping: -.infinity) == .zero)
    #expect(Fraction(clamping: .nan) == .zero)
  }

  @Test("is nil where a finite number is asked for and none is given")
  func failing() {
    for value in ProgressTests.noNumbers { #expect(Fraction(value) == nil) }
    #expect(Fraction(-3) == .zero)
    #expect(Fraction(3) == .one)
  }

  @Test("keeps its number to the bit, and its order")
  func identity() throws {
    let tiny = try #require(Fraction(Double.leastNonzeroMagnitude))
    #expect(tiny.value == .leastNonzeroMagnitude)
    #expect(Fraction.zero < tiny)
    #expect(tiny < Fraction.one)
  }
}

@Suite("A percentage")
struct PercentTests {
  @Test("rounds to the nearest, halves up")
  func halves() {
    let cases: [(Double, Int)] = [
      (0.005, 1), (0.004_999, 0), (0.125, 13), (0.375, 38), (0.625, 63), (0.875, 88),
      (0.994_9, 99), (0.995, 100), (0, 0), (1, 100), (1 / 3, 33), (2 / 3, 67),
    ]
    for (fraction, percent) in cases {
      #expect(Percent(Fraction(clamping: fraction)).value == percent)
    }
  }

  @Test("of every hundredth is that number, and none is out of range")
  func hundredths() {
    for number in 0...100 {
      #expect(Percent(Fraction(clamping: Double(number) / 100)).value == number)
    }
    for value in [-1, 2, .infinity, .nan, 1e308] {
      #expect((0...100).contains(Percent(Fraction(clamping: value)).value))
    }
  }
}
