import RevealBench
import RevealCore
import Testing

@Suite("Statistics agree with numpy and scipy")
struct VectorTests {
  private static let accuracy = 1e-12

  private func agree(_ figure: Figure, _ expected: Double, needing minimum: Int, of n: Int) -> Bool
  {
    guard n >= minimum else { return figure.value == nil && figure.reason != nil }
    guard let value = figure.value else { return false }
    return abs(value - expected) <= Self.accuracy * max(abs(expected), 1)
  }

  @Test("the distribution of frame times", arguments: Vectors.shared.samples)
  func distribution(_ vector: Vectors.Case) {
    let times = Distribution(nanoseconds: vector.ns)
    let n = vector.n
    #expect(times.count == n)
    #expect(agree(times.mean, vector.mean, needing: 1, of: n))
    #expect(agree(times.median, vector.median, needing: 1, of: n))
    #expect(agree(times.p90, vector.p90, needing: 10, of: n))
    #expect(agree(times.p95, vector.p95, needing: 20, of: n))
    #expect(agree(times.p99, vector.p99, needing: 100, of: n))
    #expect(agree(times.p999, vector.p999, needing: 1_000, of: n))
    #expect(agree(times.max, vector.max, needing: 1, of: n))
    #expect(agree(times.standardDeviation, vector.sd, needing: 2, of: n))
    #expect(agree(times.medianAbsoluteDeviation, vector.mad, needing: 1, of: n))
  }

  @Test("rates of frames, of the slowest by both definitions", arguments: Vectors.shared.samples)
  func rates(_ vector: Vectors.Case) {
    let rates = FrameRates(Sample(vector.milliseconds))
    let n = vector.n
    #expect(agree(rates.average, vector.fps, needing: 1, of: n))
    #expect(agree(rates.low1Average, vector.low1A, needing: 100, of: n))
    #expect(agree(rates.low1Percentile, vector.low1B, needing: 100, of: n))
    #expect(agree(rates.low01Average, vector.low01A, needing: 1_000, of: n))
    #expect(agree(rates.low01Percentile, vector.low01B, needing: 1_000, of: n))
  }

  @Test("what is uneven", arguments: Vectors.shared.samples)
  func smoothness(_ vector: Vectors.Case) {
    let found = Smoothness(vector.milliseconds, budget: vector.budget)
    #expect(found.jank == vector.jank)
    #expect(Stutter(vector.milliseconds).frames == vector.stutter)
    #expect(found.missed.total == vector.missed)
    #expect(found.missed.longestStandstill == vector.standstill)
    #expect(found.missed.longestRun == vector.run)
  }

  @Test("the histogram", arguments: Vectors.shared.samples)
  func histogram(_ vector: Vectors.Case) {
    let counts = Histogram(nanoseconds: vector.ns).counts
    for (bucket, count) in counts.enumerated() {
      #expect(count == vector.histogram["\(bucket)"] ?? 0)
    }
  }

  @Test("the error of an animation")
  func animation() throws {
    let vector = Vectors.shared.animation
    let frames = vector.present.indices.map { index in
      var frame = FrameRecord.blank
      frame.present = Instant(nanoseconds: vector.present[index])
      frame.animationTime = Instant(nanoseconds: vector.animation[index])
      frame.fraction = vector.fraction[index]
      frame.interval = index == 0 ? nil : 1
      return frame
    }
    let error = AnimationError(frames) { moment in
      min(max(Double(moment.nanoseconds - 1_000_000_000) / 4e9, 0), 1)
    }
    let pairs = [
      (error.timing.mean, vector.timingMean), (error.timing.p99, vector.timingP99),
      (error.timing.max, vector.timingMax), (error.position.mean, vector.positionMean),
      (error.position.p99, vector.positionP99), (error.position.max, vector.positionMax),
    ]
    for (figure, expected) in pairs {
      #expect(abs(try #require(figure.value) - expected) < 1e-9)
    }
  }
}
