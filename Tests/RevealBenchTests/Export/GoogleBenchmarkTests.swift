import Foundation
import RevealBench
import Testing

@Suite("JSON for google-benchmark")
struct GoogleBenchmarkTests {
  @Test("a repetition is a measurement of its series")
  func shape() throws {
    let report = Fixtures.benchmark(repetitions: 3, frames: 30)
    let text = try GoogleBenchmarkExporter().text(of: report)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let context = try #require(root?["context"] as? [String: String])
    #expect(context["date"] == "2026-01-02T03:04:05Z")
    #expect(context["real_time_is"] == "cost of a frame, median")
    let benchmarks = try #require(root?["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.count == 8 * 3)
    let reveal = benchmarks.filter { $0["name"] as? String == "reveal/software" }
    #expect(reveal.compactMap { $0["repetition_index"] as? Int } == [0, 1, 2])
    for (entry, run) in zip(reveal, report.series[0].runs) {
      #expect(entry["run_type"] as? String == "iteration")
      #expect(entry["repetitions"] as? Int == 3)
      #expect(entry["iterations"] as? Int == 30)
      #expect(entry["time_unit"] as? String == "us")
      for (key, figure) in [
        ("real_time", run.summary.cost.median), ("cpu_time", run.summary.preparation.median),
      ] {
        let time = try #require(entry[key] as? Double)
        let expected = try #require(figure.value) * 1_000
        #expect(abs(time - expected) < 1e-9)
      }
    }
  }

  @Test("a repetition without frames is left out")
  func empty() throws {
    let settings = Settings()
    let run = Run(
      technique: .reveal, renderer: "software", repetition: 0, frames: [], settings: settings)
    let report = Report(
      version: "1", environment: Environment(), settings: settings, runs: [run])
    let text = try GoogleBenchmarkExporter().text(of: report)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((root?["benchmarks"] as? [Any])?.isEmpty == true)
  }
}
