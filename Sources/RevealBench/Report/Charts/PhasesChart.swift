import RevealCore

/// A bar for each technique on each renderer: which part of a frame's mean cost each phase has.
struct PhasesChart {
  let report: Report

  private static let row = 26.0
  private static let heading = 30.0
  private static let left = 104.0
  private static let right = 780.0

  func element(id: String) -> Element? {
    let series = report.series.filter { total(of: $0) > 0 }
    guard !series.isEmpty else { return nil }
    let renderers = report.renderers.filter { name in series.contains { $0.renderer == name } }
    let height = 26 + Double(renderers.count) * Self.heading + Double(series.count) * Self.row + 4
    var sheet = ChartSheet(
      height: height, title: "Where a frame's time goes",
      description: series.map(words).joined(separator: "; ") + ".")
    legend(on: &sheet)
    var y = 26.0
    for renderer in renderers {
      sheet.text(renderer, x: 0, y: y + 19, style: "strong")
      y += Self.heading
      for series in series where series.renderer == renderer {
        sheet.text(series.technique.rawValue, x: 12, y: y + 17, style: "name")
        bar(series, y: y, on: &sheet)
        y += Self.row
      }
    }
    return sheet.element(id: id)
  }

  private func legend(on sheet: inout ChartSheet) {
    var x = Self.left
    for phase in Phase.allCases {
      sheet.rect(x: x, y: 3, width: 12, height: 12, radius: 2, style: "fill \(phase.rawValue)")
      sheet.text(phase.rawValue, x: x + 18, y: 13, style: "name")
      x += 92
    }
    sheet.text("mean cost", x: ChartSheet.width, y: 13, anchor: "end", style: "small")
  }

  private func bar(_ series: Series, y: Double, on sheet: inout ChartSheet) {
    let total = total(of: series)
    var x = Self.left
    for phase in Phase.allCases {
      let part = mean(of: phase, series) / total
      let width = part * (Self.right - Self.left)
      // A gap in the paper's colour parts the phases, whatever their shades.
      sheet.rect(x: x, y: y + 5, width: width - 1, height: 16, style: "fill \(phase.rawValue)")
      let isDark = phase == .draw || phase == .present
      if width > 44, isDark {
        sheet.text(
          "\(DecimalText.string(part * 100, places: 0)) %", x: x + width / 2, y: y + 17,
          anchor: "middle", style: "small in-\(phase.rawValue)")
      }
      x += width
    }
    sheet.text(
      TimeUnit.label(total), x: ChartSheet.width, y: y + 17, anchor: "end", style: "name")
  }

  private func words(_ series: Series) -> String {
    let total = total(of: series)
    let parts = Phase.allCases.map { phase in
      "\(phase.rawValue) \(DecimalText.string(mean(of: phase, series) / total * 100, places: 0)) %"
    }
    return "\(series.name): \(parts.joined(separator: ", "))"
  }

  private func mean(of phase: Phase, _ series: Series) -> Double {
    series.median { $0[phase].mean }.value ?? 0
  }

  private func total(of series: Series) -> Double {
    Phase.allCases.reduce(0) { $0 + mean(of: $1, series) }
  }
}
