import RevealBench
import RevealCore
import RevealSDL
import RevealTestSupport
import Testing

@testable import gradient_reveal

@MainActor
@Suite("Comparing benchmarks on the command line")
struct BenchCompareTests {
  @Test("what got slower is 1 with a gate that it exceeds, else 0")
  func gate() throws {
    let folder = try ScratchFolder()
    try write(report(cost: 10_000), to: folder["a.json"])
    try write(report(cost: 10_500), to: folder["b.json"])
    func compare(_ first: String, _ second: String, _ more: [String]) -> Int32 {
      Program.run(
        ["bench", "--compare", folder[first], folder[second], "--output", folder["out"]] + more)
    }
    #expect(compare("a.json", "b.json", []) == 0)
    #expect(compare("a.json", "b.json", ["--fail-above", "3%"]) == 1)
    #expect(compare("a.json", "b.json", ["--fail-above=2.5%"]) == 1)
    #expect(compare("a.json", "b.json", ["--fail-above", "10%"]) == 0)
    #expect(compare("b.json", "a.json", ["--fail-above", "3%"]) == 0)
    #expect(compare("a.json", "a.json", ["--fail-above", "0%"]) == 0)
    #expect(
      compare("a.json", "b.json", ["--fail-above", "3%", "--metric", "median-interval"]) == 0)
    #expect(compare("a.json", "b.json", ["--metric", "mean"]) == 2)
    for wrong in ["much", "3", "0.03", "0x3%"] {
      #expect(compare("a.json", "b.json", ["--fail-above", wrong]) == 2, "\(wrong)")
    }
    #expect(try Files.readText(folder["out"]).contains("reveal on software"))
  }

  @Test("too few repetitions give no verdict, so a gate is 2 and without one it is 0")
  func few() throws {
    let folder = try ScratchFolder()
    try write(report(cost: 10_000, repetitions: 8), to: folder["a.json"])
    let arguments = ["bench", "--compare", folder["a.json"], folder["a.json"]]
    let output = ["--output", folder["out"]]
    #expect(Program.run(arguments + output) == 0)
    #expect(Program.run(arguments + output + ["--fail-above", "3%"]) == 2)
  }

  @Test("different environments are 2, unless it is asked for")
  func environments() throws {
    let folder = try ScratchFolder()
    try write(report(cost: 10_000), to: folder["a.json"])
    try write(report(cost: 10_000, cpu: "another"), to: folder["b.json"])
    let arguments = [
      "bench", "--compare", folder["a.json"], folder["b.json"], "--output", folder["out"],
    ]
    #expect(Program.run(arguments) == 2)
    #expect(!folder.names.contains("out"))
    #expect(Program.run(arguments + ["--force"]) == 0)
    #expect(try Files.readText(folder["out"]).contains("cpu"))
  }

  @Test("what is no benchmark is 2", arguments: ["", "{}", "[]", "{\"schemaVersion\": 99}"])
  func broken(_ text: String) throws {
    let folder = try ScratchFolder()
    try Files.write(Array(text.utf8), to: folder["a.json"])
    try write(report(cost: 10_000), to: folder["b.json"])
    for pair in [["a.json", "b.json"], ["b.json", "a.json"]] {
      let paths = pair.map { folder[$0] }
      #expect(Program.run(["bench", "--compare"] + paths) == 2)
    }
  }

  private func write(_ report: Report, to path: String) throws {
    try Files.write(Array(try JSONExporter().text(of: report).utf8), to: path)
  }

  /// Frames that come every millisecond and cost about as much as is said.
  private func report(cost: Int64, repetitions: Int = 9, cpu: String = "a") -> Report {
    let settings = Settings(frames: 50, repetitions: repetitions)
    let runs = (0..<repetitions).map { repetition in
      let frames = (0..<50).map { index -> FrameRecord in
        let start = Int64(index) * 1_000_000
        func moment(_ offset: Int64) -> Instant { Instant(nanoseconds: start + offset) }
        let drawn = moment(cost + Int64(repetition * 7 + index % 5))
        let end = moment(500_000)
        return FrameRecord(
          start: moment(0), events: moment(0), update: moment(0), draw: drawn, present: drawn,
          end: end, interval: 1_000_000)
      }
      return Run(
        technique: .reveal, renderer: "software", repetition: repetition, frames: frames,
        settings: settings)
    }
    return Report(
      version: "test", environment: Environment(["cpu": cpu]), settings: settings, runs: runs)
  }
}
