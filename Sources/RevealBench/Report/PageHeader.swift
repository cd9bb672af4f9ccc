import RevealCore

/// The top of the page: the answer in a sentence, and the figures that matter most.
struct PageHeader {
  private let report: Report
  private let reveal: Series?

  init(_ report: Report) {
    self.report = report
    reveal = report.series.first { $0.technique == .reveal } ?? report.series.first
  }

  var element: Element {
    var header = Element(
      "header", [:],
      [
        Element("div", ["class": "mark", "aria-hidden": "true"]), Element("h1", text: answer),
        Element("p", ["class": "lead"], text: setting),
      ])
    if report.isPartial {
      header = header.adding(
        Element(
          "p", ["class": "warning", "role": "note"],
          text: "Partial: the benchmark was stopped before it was through."))
    }
    if let reveal { header = header.adding(cards(of: reveal)) }
    return header
  }

  /// What the benchmark found, in a sentence.
  private var answer: String {
    guard let reveal, let cost = reveal.median(\.work.median).value else {
      return "Nothing was measured."
    }
    let others = report.series.filter { $0.renderer == reveal.renderer && $0 != reveal }
    let ratios = others.compactMap { series in
      report.ratioToReveal(series).value.map { (series.technique.rawValue, $0) }
    }
    let start = "A frame of \(reveal.name) costs \(TimeUnit.label(cost))"
    guard reveal.technique == .reveal, let dearest = ratios.max(by: { $0.1 < $1.1 }) else {
      return "\(start)."
    }
    return "\(start); \(dearest.0) costs \(NumberText.ratio(dearest.1)) that."
  }

  private var setting: String {
    let settings = report.settings
    let bars = settings.bars == 1 ? "" : " × \(settings.barsText)"
    let runs = reveal?.runs.count ?? 0
    return "\(settings.indicator) of \(settings.sizeText) points at "
      + "\(NumberText.short(settings.scale, places: 3))×\(bars); \(settings.pace.text); "
      + "budget \(DecimalText.string(settings.budget, places: 2)) ms (\(settings.budgetSource)); "
      + "\(runs) repetition\(runs == 1 ? "" : "s")."
  }

  private func cards(of series: Series) -> Element {
    let cost = series.median(\.work.median)
    let part = cost.map { $0 / report.settings.budget * 100 }
    let missed = series.total(\.smoothness.missed.total)
    let cards: [(value: String, name: String)] = [
      (Self.time(cost), "median cost"), (Self.time(series.median(\.work.p99)), "p99 cost"),
      (
        part.value.map { "\(DecimalText.string($0, places: $0 < 10 ? 2 : 0)) %" } ?? "n/a",
        "of the budget"
      ),
      (Self.rate(series.median(\.rates.average)), "average fps"),
      (Self.rate(series.median(\.rates.low1Average)), "1 % low (A), fps"),
      (NumberText.grouped(missed), "missed frames"),
    ]
    return Element("ul", ["class": "cards"]).adding(
      cards.map { card in
        Element("li", [:], [Element("b", text: card.value), Element("span", text: card.name)])
      })
  }

  private static func time(_ figure: Figure) -> String { figure.value.map(TimeUnit.label) ?? "n/a" }

  private static func rate(_ figure: Figure) -> String {
    guard let rate = figure.value, rate >= 0 else { return "n/a" }
    return rate < 1_000
      ? DecimalText.string(rate, places: 1) : NumberText.grouped(Int(min(rate.rounded(), 1e15)))
  }
}
