import Foundation
import RevealCore
import RevealJobs
import Testing

/// What a real tool printed, and what is to be read of it; `make captures` makes them anew.
struct Capture: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  /// The bytes as they came.
  var output: [UInt8] {
    get throws { try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name + ".txt"))) }
  }

  /// Hundredths with one decimal, `-` where nobody knows, `phase` where a series begins anew;
  /// equal neighbours once.
  var series: [String] {
    get throws {
      let file = Self.folder.appendingPathComponent(name + ".expected")
      let text = try String(contentsOf: file, encoding: .utf8)
      let words = text.split(whereSeparator: \.isWhitespace)
      return words == ["nothing"] ? [] : words.map(String.init)
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Captures")

  /// Every capture that there is.
  static let all: [Capture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".txt") }
      .map { Capture(name: String($0.dropLast(4))) }
  }()
}

@Suite("Captured output")
struct CaptureTests {
  @Test("is read as the tool meant it", arguments: Capture.all)
  func raw(_ capture: Capture) throws {
    #expect(try Self.series(capture.output, as: .raw) == capture.series)
  }

  @Test("is read alike where the protocol is found by itself", arguments: Capture.all)
  func automatic(_ capture: Capture) throws {
    // What came before it is sure is no phase that ended.
    let series = try Self.series(capture.output, as: .automatic).filter { $0 != "phase" }
    #expect(try series == Self.merged(capture.series.filter { $0 != "phase" }))
  }

  @Test("comes of many tools, and some of it is no progress")
  func many() throws {
    #expect(Capture.all.count >= 100)
    let tools = Set(Capture.all.map { $0.name.prefix { $0 != "-" } })
    #expect(tools.count >= 45, "\(tools.sorted())")
    #expect(try Capture.all.count { try $0.series.isEmpty } >= 12)
  }

  @Test("is small, and names no machine", arguments: Capture.all)
  func small(_ capture: Capture) throws {
    let output = try capture.output
    #expect(!output.isEmpty && output.count <= 20_480)
    let text = String(decoding: output, as: UTF8.self)
    for word in ["/tmp/", "/root", "127.0.0.1", "localhost"] { #expect(!text.contains(word)) }
  }

  /// What is read of bytes, as the files beside the captures have it.
  private static func series(_ bytes: [UInt8], as jobProtocol: JobProtocol) -> [String] {
    merged(
      events(bytes, as: jobProtocol).compactMap { event in
        switch event {
        case .report(.progress(let progress, _), task: nil):
          progress.fractionCompleted.map(tenths) ?? "-"
        case .report(.phase, task: nil): "phase"
        case .report(.whole, task: nil), .text: nil
        case .report: "\(event)"
        }
      })
  }

  private static func tenths(_ fraction: Fraction) -> String {
    let tenths = Int((fraction.value * 1000 + 1e-9).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func merged(_ words: [String]) -> [String] {
    words.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
