import RevealBench
import Testing

@Suite("The test of ranks agrees with scipy")
struct RankTestTests {
  @Test("Mann–Whitney U, exact and by the normal distribution", arguments: Vectors.shared.rankTests)
  func mannWhitney(_ vector: Vectors.RankTest) throws {
    let normal = try #require(MannWhitney(vector.a, vector.b, method: .normal))
    #expect(normal.u == vector.u)
    #expect(abs(normal.p - vector.normal) < 1e-12)
    let chosen = try #require(MannWhitney(vector.a, vector.b))
    guard let expected = vector.exact else {
      #expect(chosen.method == .normal)
      return
    }
    let exact = try #require(MannWhitney(vector.a, vector.b, method: .exact))
    #expect(abs(exact.p - expected) < 1e-12)
    #expect(chosen.method == (vector.a.count * vector.b.count <= 2_500 ? .exact : .normal))
  }

  @Test("three below three others is 1 order of 20 at either end")
  func byHand() throws {
    let test = try #require(MannWhitney([1, 2, 3], [4, 5, 6]))
    #expect(test.u == 0)
    #expect(abs(test.p - 0.1) < 1e-15)
    let same = try #require(MannWhitney([5, 5, 5], [5, 5, 5]))
    #expect(same.u == 4.5)
    #expect(same.p == 1)
    #expect(MannWhitney([], [1]) == nil)
  }

  @Test("the order of the sides does not matter")
  func symmetry() throws {
    for vector in Vectors.shared.rankTests {
      let one = try #require(MannWhitney(vector.a, vector.b))
      let other = try #require(MannWhitney(vector.b, vector.a))
      #expect(one.u + other.u == Double(vector.a.count * vector.b.count))
      #expect(abs(one.p - other.p) < 1e-12)
    }
  }

  @Test("the normal distribution's tail")
  func upperTail() {
    for pair in Vectors.shared.upperTail {
      let value = NormalDistribution.upperTail(pair[0])
      #expect(abs(value - pair[1]) <= 1e-11 * pair[1])
    }
    #expect(NormalDistribution.upperTail(.infinity) == 0)
    #expect(NormalDistribution.upperTail(-.infinity) == 1)
    #expect(NormalDistribution.upperTail(.nan).isNaN)
  }

  @Test("many tests at once are adjusted step by step")
  func holm() {
    #expect(Holm.adjusted([0.01, 0.04, 0.03, 0.005]) == [0.03, 0.06, 0.06, 0.02])
    #expect(Holm.adjusted([0.9, 0.8]) == [1, 1])
    #expect(Holm.adjusted([]).isEmpty)
  }
}
