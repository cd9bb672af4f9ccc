import RevealBench
import RevealSDL
import RevealTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The benchmark with no display, as its users run it.
@Suite struct BenchTests {
  /// A signal ends it by that signal, and what was measured so far is written.
  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalLeavesAPartialResult(_ signal: Int32) async throws {
    let (home, scratch) = (try ScratchFolder(), try ScratchFolder())
    let process = try ChildProcess(
      try Product.binary,
      ["bench", "--duration", "0.2", "--repetitions", "500", "--format", "json"]
        + ["--output", scratch.path + "/a.json"],
      environment: Product.environment(home: home.path))
    try await Task.sleep(for: .seconds(2))
    process.send(signal)
    let outcome = try await process.outcome()
    #expect(outcome.ending == .signal(signal))
    #expect(outcome.output + outcome.errors == "")
    let report = try JSONExporter.report(from: try Files.readText(scratch.path + "/a.json"))
    #expect(report.isPartial)
    #expect(!report.runs.isEmpty)
  }

  @Test func withNoDisplayTheSoftwareRendererIsMeasuredAndTheReasonSaid() async throws {
    let outcome = try await Product.run(["bench", "--frames", "20", "--repetitions", "1"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("software"))
    #expect(outcome.output.contains("No display"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  /// On a terminal the product's own bar, in the terminal's colours; nothing of it is left behind.
  @Test(
    .enabled(if: Files.exists("/usr/bin/script"), "needs util-linux' script"),
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "\u{1B}[38;2;"),
      (["TERM": "xterm-256color"], "\u{1B}[38;5;"), (["TERM": "linux"], "\u{1B}[9"),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], "\r█"), (["TERM": "dumb"], "\n50 %"),
    ])
  func progressIsTheBar(_ terminal: [String: String], _ sign: String) async throws {
    let scratch = try ScratchFolder()
    let command =
      "'\(try Product.binary)' bench --frames 20 --repetitions 5 --renderer software "
      + "--format json --output '\(scratch["a.json"])'"
    let process = try ChildProcess(
      "/usr/bin/script", ["-qec", command, "/dev/null"],
      environment: Product.environment(home: scratch.path, terminal))
    let outcome = try await process.outcome(within: .seconds(60))
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains(sign))
    if terminal["NO_COLOR"] != nil { #expect(!outcome.output.contains("m")) }
    if terminal["TERM"] == "dumb" {
      #expect(!outcome.output.contains("\u{1B}"))
    } else {
      #expect(outcome.output.hasSuffix("\r\u{1B}[K"))
    }
  }

  @Test func aWindowThatNobodySeesIsNotPassedOffAsOne() async throws {
    for driver in ["", "dummy", "offscreen"] {
      let outcome = try await Product.run(
        ["bench", "--pace", "vsync", "--frames", "20", "--repetitions", "1"],
        environment: ["SDL_VIDEODRIVER": driver])
      #expect(outcome.ending == .exit(3), "\(driver)")
      #expect(outcome.output == "")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }
}
