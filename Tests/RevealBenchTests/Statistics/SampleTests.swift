import RevealBench
import Testing

@Suite("A sample")
struct SampleTests {
  @Test("has percentiles between its values, as worked out by hand")
  func quantiles() {
    let sample = Sample([40, 10, 30, 20])
    #expect(sample.median == 25)
    #expect(sample.quantile(0) == 10)
    #expect(sample.quantile(1) == 40)
    #expect(abs(sample.quantile(0.9) - 37) < 1e-12)  // place 2.7: 30 + 0.7 · 10
    #expect(sample.quantile(1.0 / 3) == 20)
    #expect(Sample([7]).quantile(0.99) == 7)
  }

  @Test("has a spread, as worked out by hand")
  func spread() {
    let sample = Sample([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(sample.mean == 5)
    #expect(abs(sample.standardDeviation - (32.0 / 7).squareRoot()) < 1e-15)
    #expect(sample.medianAbsoluteDeviation == 0.5)  // from 4.5: .5 .5 .5 .5 .5 2.5 2.5 4.5
    #expect(Sample([1, 1, 2, 2, 4, 6, 9]).medianAbsoluteDeviation == 1)
    #expect(sample.meanOfGreatest(2) == 8)
  }

  @Test("of nothing, or of one, has no spread and no number that looks like one")
  func tooFew() {
    #expect(Sample([]).mean.isNaN)
    #expect(Sample([]).median.isNaN)
    #expect(Sample([]).medianAbsoluteDeviation.isNaN)
    #expect(Sample([]).meanOfGreatest(3).isNaN)
    #expect(Sample([3]).standardDeviation.isNaN)
    #expect(Sample([3]).median == 3)
    #expect(Sample([3]).quantile(.nan).isNaN)
  }

  @Test("leaves out what is not finite")
  func notFinite() {
    #expect(Sample([.nan, 1, .infinity, 3, -.infinity]).sorted == [1, 3])
  }

  @Test("adds up without losing the small ones")
  func exactSum() {
    #expect(Sample([1, 1e100, 1, -1e100]).sum == 2)
    #expect(Sample(Array(repeating: 0.1, count: 1_000_000)).mean == 0.1)
  }
}
