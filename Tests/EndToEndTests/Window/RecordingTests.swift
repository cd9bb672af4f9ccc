import RevealBench
import RevealSDL
import RevealTestSupport
import Testing

extension WindowTests {
  /// What the frames of a window cost, in a file; and in the window itself.
  @Suite struct RecordingTests {
    @Test func framesAreWrittenWhenTheUserQuits() async throws {
      let scratch = try ScratchFolder()
      let window = try await DemoWindow.open("--record", scratch["frames.json"])
      #expect(scratch.names.isEmpty, "nothing is written before the end")
      try await window.key("2")
      try await window.expectBar(at: 50)
      try await window.key("ctrl+q")
      let outcome = try await window.outcome()
      #expect(outcome.ending == .exit(0))
      #expect(outcome.output + outcome.errors == "")
      try expectFrames(in: scratch)

      let comparison = try await Product.run(
        ["bench", "--compare", scratch["frames.json"], scratch["frames.json"]])
      #expect(comparison.ending == .exit(0))
      #expect(comparison.output.contains("demo"))
    }

    @Test func framesAreWrittenWhenASignalEndsIt() async throws {
      let scratch = try ScratchFolder()
      let window = try await DemoWindow.open("--record", scratch["frames.json"])
      for (key, hundredths) in [("4", 100), ("0", 0)] {
        try await window.key(key)
        try await window.expectBar(at: hundredths)
        try await window.settle()
      }
      try await window.close()
      let frames = try expectFrames(in: scratch)
      // A rest is no frame that took long.
      #expect(frames.count { $0.interval == nil } >= 2)
    }

    @Test func aFileThatCannotBeWrittenIsFoundOutBeforeTheWindowOpens() async throws {
      let scratch = try ScratchFolder()
      for path in [scratch.path, scratch["none/frames.json"]] {
        let outcome = try await Product.run(["demo", "--record", path], folder: scratch.path)
        #expect(outcome.ending == .exit(2))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.errors.contains(path))
        #expect(outcome.output == "")
      }
      #expect(scratch.names.isEmpty)
    }

    @Test func theGraphShowsFrames() async throws {
      let window = try await DemoWindow.open()
      try await window.key("F3")
      let panel = try await window.layout(panel: .frames).diagnosticsPanel
      let before = try await window.picture(of: panel)
      try await window.key("4")
      try await window.expectBar(at: 100, panel: .frames)
      try await eventually("the graph should show frames") {
        try await window.picture(of: panel) != before
      }
      try await window.close()
    }

    @discardableResult
    private func expectFrames(in scratch: ScratchFolder) throws -> [FrameRecord] {
      #expect(scratch.names == ["frames.json"])
      let report = try JSONExporter.report(from: try Files.readText(scratch["frames.json"]))
      #expect(report.runs.map(\.technique.rawValue) == ["demo"])
      let frames = try #require(report.runs.first?.frames)
      #expect(frames.count > 3)
      #expect(frames.contains { $0.animationTime != nil })
      #expect(frames.contains { $0.interval != nil })
      for frame in frames { #expect(frame.cost > 0) }
      #expect(!report.isPartial)
      #expect(report.settings.width == 520 && report.settings.height == 240)
      return frames
    }
  }
}
