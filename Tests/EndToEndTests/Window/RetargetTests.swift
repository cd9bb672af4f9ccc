import RevealTestSupport
import Testing

extension WindowTests {
  /// A change of mind in mid-flight: the bar turns back from where it is.
  @Suite struct RetargetTests {
    /// No curve of a quarter of a second is faster than twice its average over the whole track.
    private static let fastest = 2.0 * 472 / 0.25
    /// Frames are computed a little before they are seen.
    private static let allowance = 0.034

    @Test func theBarNeverJumps() async throws {
      let window = try await DemoWindow.open()
      var worst: [String] = []
      // A machine that stalls between two frames shows a step; one flight without has to be had.
      for attempt in 1...6 {
        try await window.key("1")
        try await window.expectBar(at: 25)
        let edge = try await MaskEdge(window)
        let sampling = Task { try await edge.samples(until: 0) }
        try await window.display.tool("xdotool", "key", "4", "sleep", "0.09", "key", "0")
        let samples = try await sampling.value
        expectShape(samples)
        try await window.expectBar(at: 0)
        let jumps = jumps(samples)
        if jumps.isEmpty, samples.count >= 8 { return try await window.close() }
        worst.append("flight \(attempt): \(samples.count) places, jumps \(jumps)")
      }
      Issue.record("no smooth flight: \(worst)")
    }

    /// From 25 % towards the end, and back to the start: one way and then the other.
    private func expectShape(_ samples: [MaskEdge.Sample]) {
      let columns = samples.map(\.columns)
      #expect(columns.first == 118)
      #expect(columns.last == 0)
      #expect(columns.allSatisfy { (0...472).contains($0) })
      let peak = columns.indices.max { columns[$0] < columns[$1] } ?? 0
      #expect(
        columns[...peak] == columns[...peak].sorted()[...],
        "not one way there: \(columns)")
      #expect(
        Array(columns[peak...]) == columns[peak...].sorted(by: >),
        "not one way back: \(columns)")
    }

    /// The steps that are longer than any motion is in the time between.
    private func jumps(_ samples: [MaskEdge.Sample]) -> [String] {
      zip(samples, samples.dropFirst()).compactMap { before, after in
        let most = Self.fastest * (after.first - before.last + Self.allowance)
        return abs(Double(after.columns - before.columns)) > most
          ? "\(before.columns) to \(after.columns)" : nil
      }
    }
  }
}
