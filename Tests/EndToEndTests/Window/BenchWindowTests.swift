import RevealBench
import RevealSDL
import RevealTestSupport
import Testing

extension WindowTests {
  /// The benchmark in a window that somebody sees.
  @Suite struct BenchWindowTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func measuresWhatAWindowCosts() async throws {
      let bench = try start("--frames", "30", "--pace", "60", "--repetitions", "2")
      let outcome = try await bench.outcome(within: .seconds(60))
      guard try isMeasured(outcome) else { return }
      #expect(outcome.ending == .exit(0))
      #expect(outcome.output + outcome.errors == "")
      let report = try report()
      #expect(report.renderers == ["opengl"])
      #expect(report.environment["videoDriver"] == "x11")
      #expect(!report.isPartial)
      #expect(!report.notes.contains { $0.contains("nobody sees") })
      #expect(report.series.map(\.technique) == Technique.compared)
      for run in report.runs {
        #expect(run.summary.frames == 30)
        #expect((run.summary.work.median.value ?? 0) > 0)
        #expect(run.summary.pacing.requestedHertz == 60)
        #expect((run.summary.pacing.effectiveHertz.value ?? 0) > 0)
      }
    }

    @Test func aWindowThatIsClosedEndsItWithCodeOneAndAPartialResult() async throws {
      let display = try #require(VirtualDisplay.current)
      let bench = try start("--duration", "0.2", "--repetitions", "500")
      let id = try await waitFor("the benchmark's window should open") { () -> String? in
        if bench.ending != nil { return "" }
        let found = try await display.tool(
          "xdotool", "search", "--all", "--onlyvisible", "--pid", "\(bench.pid)", "--name",
          "^gradient-reveal bench: opengl$")
        return found.split(separator: "\n").first.map(String.init)
      }
      if !id.isEmpty {
        try await eventually("the window should have the keyboard") {
          try await display.tool("xdotool", "getwindowfocus").hasPrefix(id)
        }
        try await display.tool("xdotool", "key", "alt+F4")
      }
      let outcome = try await bench.outcome(within: .seconds(30))
      guard try isMeasured(outcome) else { return }
      #expect(outcome.ending == .exit(1))
      #expect(outcome.output + outcome.errors == "")
      #expect(try report().isPartial)
    }

    private func start(_ arguments: String...) throws -> ChildProcess {
      let display = try #require(VirtualDisplay.current)
      return try ChildProcess(
        try Product.binary,
        ["bench", "--renderer", "opengl", "--format", "json", "--output", scratch["a.json"]]
          + arguments, environment: display.environment())
    }

    /// Whether this machine has OpenGL; where it has none the program must say so.
    private func isMeasured(_ outcome: Outcome) throws -> Bool {
      guard outcome.ending == .exit(3) else { return true }
      #expect(outcome.errorLines.count == 1)
      #expect(scratch.names.isEmpty)
      print("skipped: this machine has no OpenGL for a virtual display: \(outcome.errors)")
      return false
    }

    private func report() throws -> Report {
      try JSONExporter.report(from: try Files.readText(scratch["a.json"]))
    }
  }
}
