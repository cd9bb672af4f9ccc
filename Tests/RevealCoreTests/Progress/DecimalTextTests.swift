import Foundation
import RevealCore
import RevealTestSupport
import Testing

@Suite("A number as text")
struct DecimalTextTests {
  @Test("has just so many decimals")
  func places() {
    #expect(DecimalText.string(1.25, places: 1) == "1.3")
    #expect(DecimalText.string(16.666_67, places: 2) == "16.67")
    #expect(DecimalText.string(3, places: 3) == "3.000")
    #expect(DecimalText.string(0.05, places: 2) == "0.05")
    #expect(DecimalText.string(2.5, places: 0) == "3")
    #expect(DecimalText.string(-2.5, places: 0) == "-3")
    #expect(DecimalText.string(7, places: -4) == "7")
    #expect(DecimalText.string(0.1, places: 40) == "0.100000000")
  }

  @Test("has no sign where it rounds to nothing")
  func negativeZero() {
    #expect(DecimalText.string(-0.0, places: 2) == "0.00")
    #expect(DecimalText.string(-0.004, places: 2) == "0.00")
    #expect(DecimalText.string(-0.006, places: 2) == "-0.01")
  }

  @Test("is a word where it is no number or beyond all measure")
  func noNumbers() {
    for value in [Double.nan, .infinity, -.infinity, 1e13, -1e300] {
      #expect(DecimalText.string(value, places: 2) == "n/a")
    }
    #expect(DecimalText.string(1e12, places: 2) == "1000000000000.00")
    // As many decimals as a number of that size has.
    #expect(DecimalText.string(1e12, places: 9) == "1000000000000.000")
  }

  @Test("reads back as the number, within half of the last place")
  func roundTrip() throws {
    var random = SplitMix(seed: 21)
    for _ in 0..<500 {
      let value = random.number(in: -1...1) * pow(10, random.number(in: -3...6))
      let places = random.whole(in: 0..<7)
      let read = try #require(Double(DecimalText.string(value, places: places)))
      #expect(abs(read - value) <= 0.500_001 * pow(10, -Double(places)))
    }
  }
}
