import RevealBench
import Testing

@Suite("The interval of a ratio")
struct BootstrapTests {
  @Test("is what the same draws give in Python, and near scipy's own")
  func vectors() throws {
    for vector in Vectors.shared.bootstraps {
      let interval = try #require(
        Bootstrap.ratioOfMedians(
          before: vector.a, after: vector.b, seed: vector.seed, resamples: vector.resamples))
      #expect(abs(interval.lowerBound - vector.low) < 1e-12)
      #expect(abs(interval.upperBound - vector.high) < 1e-12)
      guard let near = vector.near else { continue }
      #expect(abs(interval.lowerBound / near[0] - 1) < 0.02)
      #expect(abs(interval.upperBound / near[1] - 1) < 0.02)
    }
  }

  @Test("is the ratio itself where nothing varies, and nothing where there is nothing")
  func ends() {
    let same = Bootstrap.ratioOfMedians(before: [2, 2, 2], after: [3, 3], seed: 1, resamples: 50)
    #expect(same == 1.5...1.5)
    #expect(Bootstrap.ratioOfMedians(before: [], after: [1], seed: 1) == nil)
    #expect(Bootstrap.ratioOfMedians(before: [1], after: [], seed: 1) == nil)
    #expect(Bootstrap.ratioOfMedians(before: [0, 1], after: [1], seed: 1) == nil)
    #expect(Bootstrap.ratioOfMedians(before: [1], after: [1], seed: 1, resamples: 0) == nil)
  }

  @Test("the generator gives SplitMix64's known numbers")
  func generator() {
    var random = SplitMix64(seed: 1_234_567)
    let known: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(known.allSatisfy { $0 == random.next() })
  }
}
