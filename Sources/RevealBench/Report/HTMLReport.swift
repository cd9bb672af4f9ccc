import RevealCore

/// The report as a page: one file that needs no other, no script and no network.
package struct HTMLReport: Exporter {
  /// Makes the writer.
  package init() {}

  /// The whole page, well-formed as XML too.
  package func text(of report: Report) -> String {
    let head = Element(
      "head", [:],
      [
        Element("meta", ["charset": "utf-8"]),
        Element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Element("meta", ["name": "color-scheme", "content": "light dark"]),
        Element("title", text: "Frame times · gradient-reveal"),
        Element(styleSheet: PageStyle.sheet), Element(styleSheet: ChartStyle.sheet),
      ])
    let main = Element("main", [:], [PageHeader(report).element])
      .adding(Self.comparison(report)).adding(Self.renderers(report))
      .adding(PageTables(report).sections).adding(Self.footer(report))
    let page = Element("html", ["lang": "en"], [head, Element("body", [:], [main])])
    return "<!DOCTYPE html>\n\(page.text)\n"
  }

  // MARK: Sections

  private static func comparison(_ report: Report) -> [Element] {
    guard !report.runs.isEmpty else { return [] }
    return [
      section(
        "What a frame costs",
        [
          figure(
            .techniques, of: report,
            caption:
              "\(report.settings.workTitle), its median, and how many times that of reveal on the same "
              + "renderer. Whiskers: the repetitions' range.")
        ]),
      section(
        "Where the time goes",
        [
          figure(
            .phases, of: report,
            caption:
              report.settings.pace == .vsync
              ? "Each phase's part of the mean cost, presenting with its wait for the display."
              : "Each phase's part of the mean cost.")
        ]),
    ]
  }

  private static func renderers(_ report: Report) -> [Element] {
    report.renderers.enumerated().map { index, renderer in
      let series = report.series.filter { $0.renderer == renderer }
      let pacing = series.first?.runs.first?.summary.pacing
      let words = pacing.map {
        $0.requested == .uncapped ? "Not held back." : "Pacing: \($0.text)."
      }
      return section(
        "Frame times on \(renderer)",
        [
          Element("p", ["class": "soft"], text: words ?? ""),
          figure(
            .frameTimes, of: report, renderer, index,
            caption:
              "Each frame time in its order; where frames are many, a band from the shortest to the "
              + "longest of neighbours and a line for their median."),
          figure(
            .histogram, of: report, renderer, index,
            caption:
              "Part of the frames in each bucket. Buckets grow by 6\u{A0}%, so the axis is logarithmic."
          ),
          figure(
            .percentiles, of: report, renderer, index,
            caption:
              "How long the slowest frames take. Each further nine is as wide as the one before."),
        ])
    }
  }

  private static func footer(_ report: Report) -> Element {
    let words = "gradient-reveal \(report.version) · schema \(Report.schemaVersion)"
    return Element("footer", text: report.environment["date"].map { "\(words) · \($0)" } ?? words)
  }

  // MARK: Parts

  private static func section(_ title: String, _ children: [Element]) -> Element {
    Element("section", [:], [Element("h2", text: title)]).adding(children)
  }

  private static func figure(
    _ chart: Chart, of report: Report, _ renderer: String? = nil, _ index: Int = 0,
    caption: String
  ) -> Element {
    let drawing = chart.element(
      of: report, renderer: renderer, id: "\(chart.rawValue)-\(index)")
    guard let drawing else {
      return Element("p", ["class": "soft"], text: "\(chart.title): there are no frames to draw.")
    }
    let words = Element("figcaption", [:], [Element("b", text: chart.title)])
      .adding(text: " " + caption)
    return Element(
      "figure", [:],
      [
        words,
        Element(
          "div",
          ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": chart.title],
          [drawing]),
      ])
  }
}

extension Chart {
  /// What it is called where it is shown.
  package var title: String {
    switch self {
    case .techniques: "Techniques"
    case .phases: "Phases"
    case .frameTimes: "Over the run"
    case .histogram: "Distribution"
    case .percentiles: "Percentiles"
    }
  }
}
