import Foundation
import RevealBench
import RevealCore
import Testing

@Suite("JSON")
struct JSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("reads back as the same report, with its frames and without")
  func roundTrip() throws {
    for report in [Fixtures.small, Fixtures.benchmark(repetitions: 2, frames: 120)] {
      let full = try JSONExporter(includesFrames: true).text(of: report)
      #expect(try JSONExporter.report(from: full) == report)
      let short = try JSONExporter().text(of: report)
      var expected = report
      expected.runs = report.runs.map(\.withoutFrames)
      #expect(try JSONExporter.report(from: short) == expected)
      #expect(try JSONExporter().text(of: expected) == short)
    }
  }

  @Test("has a version, units in its keys, and null with a reason")
  func shape() throws {
    let root = try object(try JSONExporter().text(of: Fixtures.small))
    #expect(root["schemaVersion"] as? Int == 1)
    #expect(root["partial"] as? Bool == false)
    #expect((root["settings"] as? [String: Any])?["width_pt"] as? Double == 520)
    #expect((root["methods"] as? [String: String])?["percentile"]?.contains("p·(n − 1)") == true)
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["frames"] == nil)
    #expect(run["discardedFrames"] as? Int == 3)
    let summary = try #require(run["summary"] as? [String: Any])
    let interval = try #require(summary["interval"] as? [String: Any])
    #expect(interval["n"] as? Int == 3)
    #expect(interval["median_ms"] as? Double == 20.02)
    #expect(interval["p99_9_ms"] is NSNull)
    let reasons = try #require(interval["unavailable"] as? [String: String])
    #expect(reasons["p99_9_ms"] == "needs ≥ 1000 frames, has 3")
    #expect(summary["phases"] is [String: Any])
  }

  @Test("has raw frames as columns of nanoseconds")
  func frames() throws {
    let root = try object(try JSONExporter(includesFrames: true).text(of: Fixtures.small))
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let frames = try #require(run["frames"] as? [String: [Any]])
    #expect(frames["start_ns"] as? [Int] == [1_000_000, 21_000_000, 41_000_000, 101_000_000])
    #expect(frames["interval_ns"]?.first is NSNull)
    #expect(frames["fraction"] as? [Double] == [0.25, 0.25, 0.25, 0.25])
  }

  @Test("that is no report is refused, with a reason that can be followed")
  func wrong() throws {
    let good = try JSONExporter(includesFrames: true).text(of: Fixtures.small)
    func reason(_ text: String) -> String {
      do {
        _ = try JSONExporter.report(from: text)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(reason("") == "not a benchmark's JSON: it cannot be read")
    #expect(reason("[]").hasPrefix("not a benchmark's JSON: "))
    #expect(reason("{}") == "not a benchmark's JSON: \"schemaVersion\" is missing")
    #expect(
      reason("{\"schemaVersion\":7}") == "schema version 7 is not known; this program reads 1")
    #expect(
      reason(good.replacing("\"pace\":\"50 Hz\"", with: "\"pace\":\"fast\"")).contains("pace"))
    #expect(
      reason(good.replacing("\"median_ms\"", with: "\"middle\""))
        == "\"median_ms\" is missing or no number")
    #expect(
      reason(good.replacing("\"fraction\":[0.25,", with: "\"fraction\":["))
        == "not a benchmark's JSON: the columns of frames are not of one length")
    #expect(reason(good.replacing("\"n\":", with: "\"n\":-")).contains("\"n\""))
    #expect(reason(String(good.prefix(good.count / 2))) != "none")
  }
}
