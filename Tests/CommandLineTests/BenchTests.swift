import RevealApp
import RevealBench
import RevealCore
import RevealSDL
import RevealTestSupport
import Testing

@testable import gradient_reveal

@MainActor
@Suite("The benchmark's command line")
struct BenchTests {
  @Test(
    "a wrong option is 2, and nothing is written",
    arguments: [
      ["--technique", "paint"], ["--technique", ""], ["--technique", "reveal,"],
      ["--renderer", ""], ["--chart", "phases"], ["--plot", "/nonexistent/a.svg"],
      ["--plot", "a.svg", "--chart", "pie"], ["--report", "/nonexistent/a.html"],
      ["--report", "/"],
      ["--report", ""], ["--plot", "-", "--report", "-"],
      ["--raw", "--format", "json", "--frames", "1000000"],
      ["--indicator", "star"],
      ["--indicator", "ring", "--technique", "repaint"],
      ["--bars", "2", "--technique", "reveal,geometry"], ["--bars", "0"], ["--bars", "1.5"],
      ["--bars", "2", "--moving", "3"], ["--moving", "-1"], ["--size", "520"],
      ["--size", "16384x16384", "--scale", "16"], ["--size", "1x1", "--scale", "0.25"],
      ["--bars", "100000"], ["--scale", "0"], ["--pace", "fast"], ["--pace", "0"],
      ["--pace", "nan"], ["--pace", "1e9"], ["--pace", "0x10"], ["--frames", "0"],
      ["--frames", "ten"], ["--frames", "10", "--duration", "1"], ["--duration", "0"],
      ["--warmup", "-1"], ["--repetitions", "0"], ["--seed", "-1"], ["--format", "xml"], ["--raw"],
      ["--raw", "--format", "csv"], ["--fail-above", "3%"], ["--force"], ["--metric", "p99-cost"],
      ["--compare", "a.json"], ["--compare=a.json"], ["--compare", "/nonexistent", "/nonexistent"],
      ["--compare", "a", "b", "--frames", "1"], ["extra"],
    ])
  func wrong(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    #expect(Program.run(["bench", "--output", folder["a"]] + arguments) == 2)
    #expect(folder.names.isEmpty)
  }

  @Test("a renderer that is not there is 3, and so is a display that nobody sees")
  func missing() throws {
    let folder = try ScratchFolder()
    for arguments in [["--renderer", "crayon"], ["--renderer", "software", "--pace", "vsync"]] {
      #expect(Program.run(["bench", "--output", folder["a"]] + arguments) == 3, "\(arguments)")
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a short run in memory gives sound JSON of all four techniques")
  func json() throws {
    let report = try run(["--seed", "5", "--raw"])
    #expect(report.settings.seed == 5)
    #expect(report.settings.frames == 120)
    #expect(!report.isPartial)
    #expect(report.renderers == ["software"])
    #expect(report.series.map(\.technique) == Technique.compared)
    #expect(report.runs.count == 8)
    for run in report.runs {
      #expect(run.frames.count == 120 && run.summary.frames == 120)
      #expect(run.discardedFrames >= 1)
      #expect((run.summary.work.median.value ?? 0) > 0)
      for (frame, next) in zip(run.frames, run.frames.dropFirst()) {
        #expect(frame.start <= frame.events && frame.events <= frame.update)
        #expect(frame.update <= frame.draw && frame.draw <= frame.present)
        #expect(frame.present <= frame.end && frame.end <= next.start)
      }
      #expect(Set(run.frames.map(\.fraction)).count > 10)
    }
    #expect((report.emptyFrame?.count ?? 0) > 0)
    for key in ["sdlLinked", "sdlCompiled", "videoDriver", "build", "date", "clock", "cpus"] {
      #expect(report.environment[key]?.isEmpty == false, "\(key)")
    }
    #expect(report.environment["videoDriver"] == "none")
    #expect(report.environment["date"]?.hasSuffix("Z") == true)
  }

  @Test("two outputs at one path are refused, by whatever name, and nothing is measured")
  func equalPaths() throws {
    let folder = try ScratchFolder()
    let (path, other) = (folder["a"], folder.path + "/./a")
    for arguments in [
      ["--output", path, "--report", path], ["--output", path, "--plot", other],
      ["--output", folder["b"], "--report", path, "--plot", other], ["--report", "-"],
      ["--plot", "/dev/stdout"], ["--output", "/nonexistent/a"], ["--output", folder.path],
    ] {
      #expect(Program.run(Self.short + arguments) == 2, "\(arguments)")
      #expect(folder.names.isEmpty)
    }
  }

  @Test("many bars are measured by reveal alone, and that is said")
  func many() throws {
    let many = try run(["--bars", "12", "--moving", "3", "--size", "40x8"])
    #expect(many.series.map(\.technique) == [.reveal])
    #expect(many.settings.bars == 12 && many.settings.moving == 3)
    #expect(many.notes.contains { $0.hasPrefix("Left out: repaint, geometry, compressed") })
  }

  @Test("every indicator is measured", arguments: StillIndicator.allCases)
  func indicators(_ indicator: StillIndicator) throws {
    let size = indicator.isRound ? "40x40" : "120x8"
    let report = try run(["--indicator", indicator.rawValue, "--size", size, "--frames", "40"])
    #expect(report.settings.indicator == indicator.rawValue)
    let isPlain = [.bar, .square, .linear, .linearCapacity].contains(indicator)
    #expect(report.series.map(\.technique) == (isPlain ? Technique.compared : [.reveal]))
    #expect(report.notes.contains { $0.hasPrefix("Left out") } == !isPlain)
    #expect(report.series.allSatisfy { ($0.median(\.work.median).value ?? 0) > 0 })
  }

  @Test("every chart can be plotted", arguments: Chart.allCases)
  func charts(_ chart: Chart) throws {
    let folder = try ScratchFolder()
    let arguments = ["--chart", chart.rawValue, "--plot", folder["a.svg"]]
    #expect(Program.run(Self.short + ["--output", folder["out"]] + arguments) == 0)
    let plot = try Files.readText(folder["a.svg"])
    let titles = [
      Chart.techniques: "What a frame costs", .phases: "Where a frame's time goes",
      .frameTimes: "Frame times", .histogram: "How often", .percentiles: "Percentiles",
    ]
    #expect(plot.contains((titles[chart] ?? "none").replacing("'", with: "&#39;")))
  }

  @Test("every format, the page and the plot are written", arguments: ExportFormat.allCases)
  func formats(_ format: ExportFormat) throws {
    let folder = try ScratchFolder()
    let code = Program.run(
      Self.short + [
        "--technique", "reveal,repaint", "--format", format.rawValue, "--output", folder["out"],
        "--report", folder["a.html"], "--plot", folder["a.svg"],
      ])
    #expect(code == 0)
    #expect(folder.names == ["a.html", "a.svg", "out"])
    #expect(try Files.readText(folder["a.svg"]).hasPrefix("<svg"))
    #expect(try Files.readText(folder["a.html"]).hasPrefix("<!DOCTYPE html>"))
    #expect(try !Files.readText(folder["out"]).isEmpty)
  }

  @Test("a pace is kept, and what came is said")
  func pace() throws {
    let report = try run(["--technique", "reveal", "--pace", "200", "--frames", "40"])
    let pacing = try #require(report.runs.first?.summary.pacing)
    #expect(pacing.requestedHertz == 200)
    #expect((pacing.effectiveHertz.value ?? 0) > 100)
    #expect((pacing.effectiveHertz.value ?? 0) < 210)
    #expect(report.runs.first?.summary.animationError.timing.mean.value != nil)
  }

  private static let short = [
    "bench", "--renderer", "software", "--size", "120x14", "--warmup", "0.001", "--frames", "120",
    "--repetitions", "2",
  ]

  private func run(_ arguments: [String]) throws -> Report {
    let folder = try ScratchFolder()
    let more = ["--format", "json", "--output", folder["a.json"]]
    #expect(Program.run(Self.short + more + arguments) == 0)
    return try JSONExporter.report(from: try Files.readText(folder["a.json"]))
  }
}
