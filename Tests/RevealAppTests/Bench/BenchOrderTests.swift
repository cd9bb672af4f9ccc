import RevealBench
import RevealCore
import Testing

@testable import RevealApp

@Suite("The order and the end of a benchmark's repetitions")
struct BenchOrderTests {
  private let time = MockTime()

  @Test("each block has every technique on every renderer once, in an order of its own")
  func blocks() {
    let order = BlockOrder(subjects, Settings(repetitions: 20, seed: 7))
    let blocks = (0..<20).map { Array(order.blocks[($0 * 8)..<($0 * 8 + 8)]) }
    for (index, block) in blocks.enumerated() {
      #expect(Set(block).count == 8)
      #expect(block.allSatisfy { $0.repetition == index })
    }
    let names = blocks.map { $0.map(\.subject.name) }
    #expect(Set(names).count > 15)
    #expect(Set(blocks.compactMap(\.first?.subject.technique)).count == 4)
    let again = BlockOrder(subjects, Settings(repetitions: 20, seed: 7))
    #expect(again.blocks == order.blocks)
    let other = BlockOrder(subjects, Settings(repetitions: 20, seed: 8))
    #expect(other.blocks != order.blocks)
  }

  @Test("repetitions run in the order that was drawn")
  func order() throws {
    let settings = Settings(frames: 2, warmUp: 0, repetitions: 5, seed: 3)
    let stage = MockStage(time, renderers: ["a", "b"]) { _, _ in MockTechnique(time, cost: 1) }
    let report = try BenchRun(Technique.compared, settings, time).run(on: stage)
    let drawn = BlockOrder(subjects, settings).blocks.map(\.subject.name)
    #expect(stage.order == subjects.map(\.name) + drawn)
    #expect(report.runs.map { "\($0.technique.rawValue) on \($0.renderer)" } == drawn)
  }

  private let subjects = ["a", "b"].flatMap { renderer in
    Technique.compared.map { BlockOrder.Subject(technique: $0, renderer: renderer) }
  }

  @Test("what was measured before somebody asked to end is kept, and marked")
  func partial() throws {
    let settings = Settings(frames: 10, warmUp: 0, repetitions: 3)
    for (patience, frames) in [(0, []), (1, []), (5, [4]), (11, [10]), (27, [10, 10, 4])] {
      let stage = MockStage(time, patience: patience) { _, _ in MockTechnique(time, cost: 1) }
      let report = try BenchRun([.reveal], settings, time).run(on: stage)
      #expect(report.isPartial)
      #expect(report.runs.map(\.summary.frames) == frames, "\(patience)")
    }
  }

  @Test("a repetition ends after its time, and is never longer than the log")
  func duration() throws {
    var settings = Settings(duration: 0.001, warmUp: 0, repetitions: 1)
    let make = { [time] (_: Technique, _: String) in MockTechnique(time, cost: 8_900) }
    let report = try BenchRun([.reveal], settings, time).run(on: MockStage(time, make: make))
    #expect(report.runs.first?.summary.frames == 100)
    settings.duration = 10
    let bench = BenchRun([.reveal], settings, time, frameLimit: 500)
    let long = try bench.run(on: MockStage(time, make: make))
    #expect(long.runs.first?.summary.frames == 500)
    #expect(long.notes.contains { $0.contains("500 frames") })
    #expect(!report.notes.contains { $0.contains("frames.") })
  }

  @Test("progress goes from nothing to all, a step a repetition")
  func progress() throws {
    var parts: [Double] = []
    let stage = MockStage(time) { _, _ in MockTechnique(time, cost: 1) }
    let settings = Settings(frames: 2, warmUp: 0, repetitions: 2)
    _ = try BenchRun([.reveal, .repaint], settings, time).run(on: stage) { parts.append($0) }
    #expect(parts == [0, 0.25, 0.5, 0.75, 1])
  }
}
