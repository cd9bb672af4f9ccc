import RevealBench
import Testing

@Suite("Rates of frames")
struct FrameRatesTests {
  @Test("the average is frames by time, not the mean of rates")
  func average() {
    // 10 ms and 30 ms: 2 frames in 40 ms are 50 fps; the mean of 100 and 33.3 would be 66.7.
    #expect(FrameRates(Sample([10, 30])).average == .value(50))
  }

  @Test("the slowest hundredth by average and by percentile, as worked out by hand")
  func low1() {
    // 200 frames: 198 of 10 ms, one of 40, one of 60. A: 1000/50. B: place 197.01 of 0…199,
    // so 10 + 0.01 · 30.
    let rates = FrameRates(Sample(Array(repeating: 10, count: 198) + [60, 40]))
    #expect(rates.low1Average == .value(20))
    #expect(abs((rates.low1Percentile.value ?? 0) - 1_000 / 10.3) < 1e-9)
    #expect(rates.low01Average.reason == "needs ≥ 1000 frames, has 200")
    #expect(rates.low01Percentile.reason == "needs ≥ 1000 frames, has 200")
  }

  @Test("the slowest hundredth of 700 frames are 7, whatever 0.01 · 700 is in binary")
  func wholeParts() {
    let times = Array(repeating: 10.0, count: 693) + Array(repeating: 100, count: 7)
    #expect(FrameRates(Sample(times)).low1Average == .value(10))
  }

  @Test("the slowest thousandth of 1000 frames is one")
  func low01() {
    let rates = FrameRates(Sample(Array(repeating: 10, count: 999) + [100]))
    #expect(rates.low01Average == .value(10))
  }

  @Test("frames that took no time have no rate")
  func noTime() {
    let rates = FrameRates(Sample(Array(repeating: 0, count: 1_000)))
    for rate in [rates.average, rates.low1Average, rates.low01Percentile] {
      #expect(rate == .missing("the frames took no time"))
    }
    #expect(FrameRates(Sample([])).average.reason == "no frames")
  }
}
