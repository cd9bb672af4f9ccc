import RevealBench
import RevealCore
import RevealSDL
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("A recording of the demo's frames")
struct RecordingTests {
  private static let settings = Settings.demo(
    .bar, window: Size(width: 520, height: 240), scale: DisplayScale(2), refreshHertz: nil)

  @Test("is a benchmark of one run that reads back, with each frame")
  func report() throws {
    let recorder = recorder(capacity: 10, frames: 4)
    let report = report(recorder.log)
    let read = try JSONExporter.report(
      from: try JSONExporter(includesFrames: true).text(of: report))
    #expect(read.runs.count == 1)
    let run = try #require(read.runs.first)
    #expect(run.technique.rawValue == "demo")
    #expect(run.renderer == "software")
    #expect(run.frames == recorder.log.frames)
    #expect(run.summary.interval.count == 3)
    #expect(!read.isPartial)
    #expect(read.notes.isEmpty)
    #expect(read.settings.indicator == "bar")
    #expect(read.settings.pace == .hertz(60))
    #expect(read.settings.refreshHertz == nil)
    #expect(read.settings.scale == 2)
    // Two of them can be compared.
    let comparison = Comparison(before: read, after: read, metric: .medianCost)
    #expect(comparison.rows.count == 1)
    #expect(comparison.differences.isEmpty)
  }

  @Test("that is full says so, and that it is partial")
  func full() throws {
    let recorder = recorder(capacity: 3, frames: 5)
    let report = report(recorder.log)
    #expect(report.isPartial)
    #expect(report.runs.first?.frames.count == 3)
    #expect(
      report.notes == ["The log was full after 3 frames; 2 later ones are missing."])
  }

  @Test("of no frames has no run, and says why")
  func empty() throws {
    var recorder = recorder(capacity: 3, frames: 1)
    recorder.discardWarmUp()
    let report = report(recorder.log)
    #expect(report.runs.isEmpty)
    #expect(report.notes.count == 1)
    #expect(!report.isPartial)
    _ = try JSONExporter.report(from: try JSONExporter(includesFrames: true).text(of: report))
  }

  @Test("counts events to the frame that shows what they did, and neither waits nor rests")
  func events() {
    var recorder = FrameRecorder(capacity: 3)
    recorder.handledEvents(from: .zero, to: Instant(nanoseconds: 30))
    recorder.handledEvents(from: Instant(nanoseconds: 100), to: Instant(nanoseconds: 120))
    let first = append(to: &recorder, at: 1_000)
    #expect(first.start == Instant(nanoseconds: 950))
    #expect(first.nanoseconds(of: .events) == 50)
    #expect(first.nanoseconds(of: .update) == 1)
    #expect(first.nanoseconds(of: .draw) == 2)
    #expect(first.nanoseconds(of: .present) == 3)
    #expect(first.cost == 56)
    recorder.handledEvents(from: Instant(nanoseconds: 1_100), to: Instant(nanoseconds: 1_200))
    recorder.rest()
    #expect(append(to: &recorder, at: 5_000).cost == 6)
    #expect(append(to: &recorder, at: 6_000).cost == 6)
    #expect(recorder.log.frames.map(\.interval) == [nil, nil, 1_000])
  }

  @Test("is written to a file that could be, and the others are found out at once")
  func file() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/frames.json"
    let recording = try Recording(path: path, version: "1")
    #expect(folder.names.isEmpty, "looking leaves nothing behind")
    let recorder = recorder(capacity: 3, frames: 2)
    try recording.write(report(recorder.log))
    #expect(folder.names == ["frames.json"])
    #expect(try JSONExporter.report(from: try Files.readText(path)).runs.count == 1)
    for path in [folder.path, folder.path + "/none/frames.json", "/dev/null/frames.json", ""] {
      let error = try #require(throws: FileError.self) { try Recording(path: path, version: "1") }
      #expect(error.path == (path.isEmpty ? "\"\"" : path))
      #expect(error.operation == "write")
    }
    #expect(throws: Never.self) { try Recording(path: "/dev/null", version: "1") }
    #expect(throws: Never.self) { try Recording(path: "-", version: "1") }
  }

  private func recorder(capacity: Int, frames: Int) -> FrameRecorder {
    var recorder = FrameRecorder(capacity: capacity)
    for number in 0..<frames { _ = append(to: &recorder, at: Int64(number) * 16_000_000) }
    return recorder
  }

  private func append(to recorder: inout FrameRecorder, at start: Int64) -> FrameRecord {
    recorder.append(
      begun: Instant(nanoseconds: start), updated: Instant(nanoseconds: start + 1),
      drawn: Instant(nanoseconds: start + 3), presented: Instant(nanoseconds: start + 6), .one,
      isInFlight: false)
  }

  private func report(_ log: borrowing FrameLog) -> Report {
    .demo(
      log, settings: Self.settings, renderer: "software", environment: Environment(), version: "1")
  }
}
