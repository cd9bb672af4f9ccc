import RevealCore
import Testing

@Suite("The places of a gradient's stops")
struct GradientStopTests {
  private func locations(_ places: [Double?]) -> [Double] {
    Gradient(stops: places.map { .init(color: .black, location: $0) }).locations
  }

  private func expect(_ places: [Double?], become expected: [Double], _ why: Comment) {
    let found = locations(places)
    #expect(found.count == expected.count, why)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-12 }, why)
  }

  @Test("are 0 and 1 at the ends where they are not given")
  func ends() {
    expect([nil, nil], become: [0, 1], "both missing")
    expect([nil, 0.4, nil], become: [0, 0.4, 1], "a middle one given")
    expect([nil], become: [0], "a single stop")
    expect([], become: [], "none")
  }

  @Test("are spaced evenly where a run of them is missing")
  func runs() {
    expect([nil, nil, nil, nil, nil], become: [0, 0.25, 0.5, 0.75, 1], "the whole")
    expect([0.2, nil, nil, 0.8], become: [0.2, 0.4, 0.6, 0.8], "between given ones")
    expect([nil, nil, 0.6, nil, 1], become: [0, 0.3, 0.6, 0.8, 1], "two runs")
    expect([-1, nil, 2], become: [-1, 0.5, 2], "between places outside the track")
  }

  @Test("are raised to the largest before them")
  func raised() {
    expect([0, 0.6, 0.3, 1], become: [0, 0.6, 0.6, 1], "one below its neighbour")
    expect([0.5, 0.2, 0.1], become: [0.5, 0.5, 0.5], "all below the first")
    expect([0, 0.8, nil, 0.4, nil], become: [0, 0.8, 0.8, 0.8, 1], "before missing are spaced")
    expect([1.5, nil, nil], become: [1.5, 1.5, 1.5], "a last one that the rule puts at 1")
  }

  @Test("that are no numbers count as not given")
  func noNumbers() {
    expect([.nan, .infinity, -.infinity], become: [0, 0.5, 1], "NaN and the infinities")
  }

  @Test("never decrease and stay finite, however large they are")
  func huge() {
    for places: [Double?] in [
      [-1e308, nil, 1e308], [-1e308, nil, nil, nil, 1.7e308], [1e308, nil, -1e308],
      [0, .leastNonzeroMagnitude, .leastNormalMagnitude],
    ] {
      let found = locations(places)
      #expect(found.allSatisfy { $0.isFinite })
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 })
    }
    let wide = Gradient(stops: [
      .init(color: .black, location: -1e308), .init(color: .white, location: 1e308),
    ])
    #expect(abs(wide.color(at: 0.5).red - 0.5) < 1e-9)
  }

  @Test("of ten thousand stops are found in a moment")
  func many() {
    let found = locations(Array(repeating: nil, count: 10_001))
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(found[5_000] - 0.5) < 1e-9)
    #expect(found.last == 1)
  }
}
