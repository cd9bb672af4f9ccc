import RevealBench
import Testing

@Suite("A histogram")
struct HistogramTests {
  @Test("has growing buckets without a gap, from 1 µs to 10 s")
  func bounds() {
    let bounds = Histogram.bounds
    #expect(bounds.count == 281)
    #expect(bounds.first == 1_000)
    #expect(bounds.last == 10_000_000_000)
    for (low, high) in zip(bounds, bounds.dropFirst()) {
      #expect((1.04...1.08).contains(Double(high) / Double(low)))
    }
  }

  @Test("counts a time in the bucket that it is not below")
  func places() {
    #expect(Histogram.bucket(of: 0) == 0)
    #expect(Histogram.bucket(of: -5) == 0)
    #expect(Histogram.bucket(of: 999) == 0)
    #expect(Histogram.bucket(of: 1_000) == 1)
    #expect(Histogram.bucket(of: 1_059) == 1)
    #expect(Histogram.bucket(of: 1_060) == 2)
    #expect(Histogram.bucket(of: .max) == 281)
    for bucket in 1...281 {
      let low = Histogram.lowerBound(of: bucket)
      #expect(Histogram.bucket(of: low) == bucket)
      #expect(Histogram.bucket(of: low - 1) == bucket - 1)
    }
  }

  @Test("of two runs is the sum of both")
  func merging() {
    let first: [Int64] = [1_000, 16_666_667, 16_700_000]
    let second: [Int64] = [0, 16_666_667, 99_000_000_000]
    let merged = Histogram(nanoseconds: first).merged(with: Histogram(nanoseconds: second))
    #expect(merged == Histogram(nanoseconds: first + second))
    #expect(merged.total == 6)
    #expect(Histogram().total == 0)
  }
}
