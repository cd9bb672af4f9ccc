import Foundation
import RevealBench
import RevealCore
import Testing

@Suite("Chrome trace events")
struct TraceTests {
  private func events(_ report: Report) throws -> [[String: Any]] {
    let text = try TraceExporter().text(of: report)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(root?["displayTimeUnit"] as? String == "ms")
    #expect(root?["otherData"] is [String: String])
    return try #require(root?["traceEvents"] as? [[String: Any]])
  }

  /// Whole nanoseconds, as viewers compute them.
  private func slices(_ events: [[String: Any]], process: Int) throws -> [(Int, Int, String)] {
    try events.filter { $0["ph"] as? String == "X" && $0["pid"] as? Int == process }.map { event in
      let start = try #require(event["ts"] as? Double)
      let duration = try #require(event["dur"] as? Double)
      return (
        Int((start * 1_000).rounded()), Int((duration * 1_000).rounded()),
        try #require(event["name"] as? String)
      )
    }
  }

  private func expectNesting(_ report: Report) throws {
    let events = try events(report)
    for process in 1...report.series.count {
      let slices = try slices(events, process: process)
      #expect(!slices.isEmpty)
      var frame = (start: 0, end: 0)
      var free = 0
      for (start, duration, name) in slices {
        #expect(duration >= 0)
        if name == "frame" {
          #expect(start >= frame.end)
          frame = (start, start + duration)
          free = start
        } else {
          #expect(start == free && start + duration <= frame.end)
          free = start + duration
        }
      }
    }
  }

  @Test("slices nest and never overlap")
  func nesting() throws {
    try expectNesting(Fixtures.small)
    try expectNesting(Fixtures.benchmark(repetitions: 2, frames: 60))
  }

  @Test("slices nest even where the clock ran backwards")
  func hostile() throws {
    var report = Fixtures.small
    var frames = report.runs[0].frames
    frames[1].draw = Instant(nanoseconds: 5)
    frames[2].start = Instant(nanoseconds: 20_000_000)
    frames[3].end = .zero
    report.runs = [
      Run(
        technique: .reveal, renderer: "software", repetition: 0, frames: frames,
        settings: report.settings)
    ]
    try expectNesting(report)
  }

  @Test("a small report's first events are these")
  func exact() throws {
    var report = Fixtures.small
    report.runs = [report.runs[0]]
    let lines = try TraceExporter().text(of: report).split(separator: "\n").prefix(9)
    let place = "\"pid\":1,\"tid\":1"
    #expect(
      Array(lines) == [
        "{\"traceEvents\":[",
        "{\"name\":\"process_name\",\"ph\":\"M\",\(place),\"args\":{\"name\":\"reveal on software\"}},",
        "{\"name\":\"process_sort_index\",\"ph\":\"M\",\(place),\"args\":{\"sort_index\":0}},",
        "{\"name\":\"thread_name\",\"ph\":\"M\",\(place),\"args\":{\"name\":\"render loop\"}},",
        "{\"name\":\"frame\",\"cat\":\"frame\",\"ph\":\"X\",\"ts\":0.000,\"dur\":10.500,\(place),"
          + "\"args\":{\"frame\":\"0/0\"}},",
        "{\"name\":\"events\",\"cat\":\"frame\",\"ph\":\"X\",\"ts\":0.000,\"dur\":1.000,\(place)},",
        "{\"name\":\"update\",\"cat\":\"frame\",\"ph\":\"X\",\"ts\":1.000,\"dur\":2.000,\(place)},",
        "{\"name\":\"draw\",\"cat\":\"frame\",\"ph\":\"X\",\"ts\":3.000,\"dur\":6.000,\(place)},",
        "{\"name\":\"present\",\"cat\":\"frame\",\"ph\":\"X\",\"ts\":9.000,\"dur\":1.000,\(place)},",
      ])
  }

  @Test("a frame over twice the budget is marked, and counters count")
  func marks() throws {
    let events = try events(Fixtures.small)
    let marks = events.filter { $0["ph"] as? String == "i" }
    #expect(marks.map { $0["name"] as? String } == ["jank", "jank"])
    #expect(marks.allSatisfy { $0["s"] as? String == "t" })
    let counters = events.filter { $0["ph"] as? String == "C" && $0["pid"] as? Int == 1 }
    let times = counters.compactMap { ($0["args"] as? [String: Double])?["ms"] }
    #expect(times == [20, 20.02, 59.98])
    #expect(counters.compactMap { ($0["args"] as? [String: Double])?["part"] }.count == 3)
  }

  @Test("names are escaped")
  func escaping() throws {
    var report = Fixtures.small
    report.environment["odd \"key\"\u{1}"] = "back\\slash\nline\u{7F}é"
    let text = try TraceExporter().text(of: report)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let data = try #require(root?["otherData"] as? [String: String])
    #expect(data["odd \"key\"\u{1}"] == "back\\slash\nline\u{7F}é")
  }
}
