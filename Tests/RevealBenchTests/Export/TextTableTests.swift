import RevealBench
import RevealCore
import Testing

@Suite("The text table")
struct TextTableTests {
  @Test("of a small report is this")
  func exact() {
    let expected = """
      bar 520×14 at 1×, 50 Hz, budget 20.00 ms

      Cost of a frame (µs)
      software          median     p90     p95     p99   p99.9     max     MAD   ratio
        reveal            10.0     n/a     n/a     n/a     n/a    30.0     0.0   1.00×
        repaint           30.0     n/a     n/a     n/a     n/a    50.0     0.0   3.00×

      Frame times (fps; frames that were late; animation error in ms)
      software        avg    1%A    1%B   .1%A   .1%B  jank stutter missed  run  error
        reveal       30.0    n/a    n/a    n/a    n/a     1     n/a      2    1   0.02
        repaint      30.0    n/a    n/a    n/a    n/a     1     n/a      2    1   0.02

      Pacing on software: 50 Hz, came at 49.95 Hz.
      8 frames in 1 repetition of each; 6 discarded as warm-up.
      1%A: mean of the slowest 1 %; 1%B: 99th percentile; .1% likewise; all in fps.
      n/a: p90 (needs ≥ 10 frames, has 3).
      n/a: p95 (needs ≥ 20 frames, has 3).
      n/a: p99, 1 % low (needs ≥ 100 frames, has 3).
      n/a: p99.9, 0.1 % low (needs ≥ 1000 frames, has 3).
      Means, deviations, phases and histograms: --format json, or --report FILE.html.

      """
    #expect(TextTableExporter().text(of: Fixtures.small) == expected)
  }

  @Test("fits 80 columns, whatever is in it", arguments: [false, true])
  func width(_ isLong: Bool) {
    var report = Fixtures.benchmark(repetitions: 2, frames: 1_010)
    if isLong {
      var loop = MockLoop()
      loop.phases.draw = 9_000_000_000_000_000
      report.runs.append(
        Run(
          technique: Technique(rawValue: String(repeating: "long", count: 30)),
          renderer: String(repeating: "renderer", count: 30), repetition: 0,
          frames: loop.frames(1_000), settings: report.settings))
      report.notes = [String(repeating: "x", count: 300)]
      report.settings.indicator = String(repeating: "bar ", count: 90)
    }
    let text = TextTableExporter().text(of: report)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(!text.contains("#"))
  }

  @Test("has colour only when told so, and then the same words")
  func color() {
    let report = Fixtures.small
    let plain = TextTableExporter().text(of: report)
    let colored = TextTableExporter(isColored: true).text(of: report)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;34m"))
    var rest = colored
    for code in ["[1;34m", "[1m", "[2m", "[0m"] {
      rest = rest.split(separator: "\u{1B}\(code)", omittingEmptySubsequences: false).joined()
    }
    #expect(rest == plain)
  }

  @Test("of nothing says so, and of a part too")
  func nothing() {
    let report = Report(
      version: "1", environment: Environment(), settings: Settings(), isPartial: true)
    let text = TextTableExporter().text(of: report)
    #expect(text.hasPrefix("PARTIAL"))
    #expect(text.contains("Nothing was measured."))
  }
}
