import RevealCore

/// The figures of the page in tables, and what they mean.
struct PageTables {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var sections: [Element] {
    var sections: [Element] = []
    if !report.runs.isEmpty {
      sections.append(
        section(
          "Figures",
          [
            table(report.settings.workTitle, CostColumns.all(report), unit: unit(of: \.work)),
            table("Frame times", IntervalColumns.all, unit: unit(of: \.interval)),
            table(
              "Evenness (fps and its lows; late frames; animation error in ms)",
              EvennessColumns.all, unit: nil),
          ]))
    }
    let notes = TextNotes.sentences(report).map { Element("li", text: $0) }
    if !notes.isEmpty {
      sections.append(section("Notes", [Element("ul", [:], notes)]))
    }
    let pair = Element("div", ["class": "pair"]).adding([
      Element(
        "div", [:], [Element("h3", text: "Settings"), Self.facts(report.settings.rows)]),
      Element(
        "div", [:], [Element("h3", text: "Environment"), Self.facts(report.environment.rows)]),
    ])
    sections.append(section("Where and how", [pair]))
    let definitions = Method.all.map { (name: $0.name, value: $0.definition) }
    return sections + [section("Definitions", [Self.facts(definitions)])]
  }

  private func unit(of distribution: (Summary) -> Distribution) -> TimeUnit {
    TimeUnit(
      fitting: report.series.compactMap { series in
        series.median { distribution($0).median }.value
      })
  }

  private func table(_ title: String, _ columns: [PageColumn], unit: TimeUnit?) -> Element {
    let names =
      [Element("th", ["scope": "col"], text: "technique")]
      + columns.map { Element("th", ["scope": "col"], text: $0.name) }
    var body: [Element] = []
    for renderer in report.renderers {
      let group = Element(
        "th", ["class": "group", "scope": "rowgroup", "colspan": "\(columns.count + 1)"],
        text: renderer)
      body.append(Element("tr", [:], [group]))
      for series in report.series where series.renderer == renderer {
        body.append(row(series, columns, unit))
      }
    }
    let heading = unit.map { "\(title) (\($0.symbol))" } ?? title
    return Element(
      "div", [:],
      [
        Element("h3", text: heading),
        Element(
          "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": heading],
          [
            Element(
              "table", [:],
              [
                Element("thead", [:], [Element("tr", [:], names)]), Element("tbody", [:], body),
              ])
          ]),
      ])
  }

  private func row(_ series: Series, _ columns: [PageColumn], _ unit: TimeUnit?) -> Element {
    let cells = columns.map { column in
      let (text, reason) = column.cell(series, unit ?? .milliseconds)
      let cell = Element("td", [:], text: text)
      return reason.map { cell.setting("class", "none").setting("title", $0) } ?? cell
    }
    let own = Element("tr", series.technique == .reveal ? ["class": "own"] : [:])
    return own.adding(Element("th", ["scope": "row"], text: series.technique.rawValue))
      .adding(cells)
  }

  private func section(_ title: String, _ children: [Element]) -> Element {
    Element("section", [:], [Element("h2", text: title)]).adding(children)
  }

  private static func facts(_ rows: [(name: String, value: String)]) -> Element {
    let body = rows.map { row in
      Element(
        "tr", [:],
        [Element("th", ["scope": "row"], text: row.name), Element("td", text: row.value)])
    }
    return Element("table", ["class": "facts"], [Element("tbody", [:], body)])
  }
}
