import RevealBench
import Testing

@Suite("Two benchmarks")
struct ComparisonTests {
  private func report(
    repetitions: Int = 9, factor: Double = 1, seed: UInt64 = 1, environment: Environment? = nil
  ) -> Report {
    var report = Fixtures.benchmark(
      repetitions: repetitions, frames: 40, renderers: ["software"], factor: factor, seed: seed)
    if let environment { report.environment = environment }
    return report
  }

  @Test("where one is slower are told apart, and the gate closes")
  func slower() throws {
    let comparison = Comparison(before: report(), after: report(factor: 1.2, seed: 2))
    let row = try #require(comparison.rows.first { $0.name == "repaint on software" })
    #expect(row.verdict == .slower)
    #expect(abs(try #require(row.ratio.value) - 1.19) < 0.03)
    #expect(try #require(row.interval).contains(try #require(row.ratio.value)))
    guard case .regressed(let names) = comparison.gate(failAbove: 0.03) else {
      Issue.record("the gate is open")
      return
    }
    #expect(names.contains("repaint on software"))
    #expect(comparison.gate(failAbove: 0.5) == .passed)
    #expect(comparison.differences.isEmpty)
    let back = Comparison(before: report(factor: 1.2, seed: 2), after: report())
    #expect(back.rows.allSatisfy { $0.verdict == .faster })
    #expect(back.gate(failAbove: 0) == .passed)
  }

  @Test("of the same show no difference")
  func same() {
    let comparison = Comparison(before: report(), after: report())
    #expect(comparison.rows.allSatisfy { $0.verdict == .noDifference })
    #expect(comparison.gate(failAbove: 0) == .passed)
  }

  @Test("of fewer than nine repetitions get no verdict, and the gate says that it cannot tell")
  func tooFew() {
    let comparison = Comparison(before: report(), after: report(repetitions: 8, factor: 3))
    let reason = "needs ≥ 9 repetitions, has 8"
    #expect(comparison.rows.allSatisfy { $0.verdict == Verdict.none(reason) })
    guard case .undecided(let names) = comparison.gate(failAbove: 0.03) else {
      Issue.record("the gate decided")
      return
    }
    #expect(names.count == 4)
  }

  @Test("of different places name the keys that differ, but not the date")
  func environment() {
    var elsewhere = Fixtures.environment
    elsewhere["videoDriver"] = "wayland"
    elsewhere["date"] = "2027"
    elsewhere["loadAverage"] = "9"
    elsewhere["build"] = nil
    var after = report(environment: elsewhere)
    after.settings.scale = 2
    after.settings.repetitions = 20
    let differences = Comparison(before: report(), after: after).differences
    #expect(differences.map(\.key) == ["build", "scale", "videoDriver"])
    #expect(differences.map(\.before) == ["release", "1", "x11"])
    #expect(differences.map(\.after) == [nil, "2", "wayland"])
  }

  @Test("compare what both have, and name the rest")
  func unmatched() {
    var after = report()
    after.runs.removeAll { $0.technique == .geometry }
    let comparison = Comparison(before: report(), after: after)
    #expect(comparison.rows.count == 3)
    #expect(comparison.onlyBefore == ["geometry on software"])
    #expect(comparison.onlyAfter.isEmpty)
    #expect(comparison.gate(failAbove: 0.03) == .undecided(["geometry on software"]))
    #expect(ComparisonText().text(of: comparison).contains("only in the first: geometry"))
    let back = Comparison(before: after, after: report())
    #expect(back.rows.count == 3)
    #expect(back.onlyBefore.isEmpty)
    #expect(back.onlyAfter == ["geometry on software"])
    #expect(back.gate(failAbove: 0.03) == .undecided(["geometry on software"]))
    #expect(ComparisonText().text(of: back).contains("only in the second: geometry"))
    let nothing = Report(version: "1", environment: Environment(), settings: Settings())
    #expect(Comparison(before: nothing, after: nothing).gate(failAbove: 0) == .undecided([]))
  }

  @Test("a threshold is a percentage in plain decimals, and nothing else")
  func threshold() {
    #expect(Comparison.part("3%") == 0.03)
    #expect(Comparison.part("2.5%") == 0.025)
    #expect(Comparison.part("0%") == 0)
    for wrong in [
      "", "%", ".%", "3", "0.03", "-3%", "+3%", "nan", "3 %", "inf%", "nan%", "three", "0x3%",
      "1e1%", "3%%", "1.2.3%", "٣%",
    ] {
      #expect(Comparison.part(wrong) == nil, "\(wrong)")
    }
  }

  @Test("show no escape code that a file may hold")
  func escapes() {
    let evil = "a\u{1B}[31mb\u{7}\u{9B}2J\u{202E}c"
    var (before, after) = (report(), report())
    before.environment["cpu"] = evil
    let run = Run(
      technique: Technique(rawValue: evil), renderer: evil, repetition: 0, discardedFrames: 0,
      frames: [], summary: after.runs[0].summary)
    before.runs.append(run)
    after.runs.append(run)
    let text = ComparisonText().text(of: Comparison(before: before, after: after))
    #expect(text.contains("a\u{FFFD}[31mb"))
    for code in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"] { #expect(!text.contains(code)) }
  }

  @Test("are shown in 80 columns")
  func text() {
    var other = report(factor: 1.2, seed: 2)
    other.environment["cpu"] = String(repeating: "a very long name ", count: 20)
    other.isPartial = true
    let text = ComparisonText().text(of: Comparison(before: report(), after: other))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.contains("PARTIAL"))
    #expect(text.contains("slower"))
    #expect(!text.contains("\u{1B}"))
    #expect(
      ComparisonText(isColored: true).text(
        of: Comparison(before: report(), after: other)
      ).contains("\u{1B}[1m"))
  }
}
