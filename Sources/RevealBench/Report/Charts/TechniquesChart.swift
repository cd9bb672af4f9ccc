import RevealCore

/// A bar for each technique on each renderer: its median cost, and the range of its repetitions.
struct TechniquesChart {
  let report: Report

  private static let row = 26.0
  private static let heading = 30.0
  private static let left = 104.0
  private static let right = 700.0

  func element(id: String) -> Element? {
    let series = report.series.filter { $0.median(\.work.median).value != nil }
    guard !series.isEmpty else { return nil }
    let renderers = report.renderers.filter { name in series.contains { $0.renderer == name } }
    let height = Double(renderers.count) * Self.heading + Double(series.count) * Self.row + 28
    let costs = series.flatMap { $0.values(\.work.median) }
    let unit = TimeUnit(fitting: costs)
    let scale = Scale(
      isLogarithmic: false, least: 0, greatest: unit.number(costs.max() ?? 1), start: Self.left,
      end: Self.right)
    var sheet = ChartSheet(
      height: height, title: "What a frame costs by each technique",
      description: Self.description(series, report))
    for tick in scale.ticks {
      let x = scale.place(tick)
      sheet.line(x, 24, x, height - 22, style: tick == 0 ? "base" : "grid")
      let isLast = tick == scale.ticks.last
      let text = NumberText.short(tick, places: 3) + (isLast ? " \(unit.symbol)" : "")
      sheet.text(text, x: x, y: height - 6, anchor: "middle", style: "small")
    }
    var y = 0.0
    for renderer in renderers {
      sheet.text(renderer, x: 0, y: y + 19, style: "strong")
      y += Self.heading
      for series in series where series.renderer == renderer {
        bar(series, y: y, scale: scale, unit: unit, on: &sheet)
        y += Self.row
      }
    }
    return sheet.element(id: id)
  }

  private func bar(
    _ series: Series, y: Double, scale: Scale, unit: TimeUnit, on sheet: inout ChartSheet
  ) {
    guard let median = series.median(\.work.median).value else { return }
    let style = ChartStyle.colorClass(of: series.technique)
    let end = scale.place(unit.number(median))
    sheet.text(series.technique.rawValue, x: 12, y: y + 17, style: "name")
    sheet.rect(
      x: Self.left, y: y + 5, width: max(end - Self.left, 1), height: 16, radius: 2,
      style: "fill \(style)")
    let places = series.values(\.work.median).map { scale.place(unit.number($0)) }
    var label = end
    if let low = places.min(), let high = places.max(), high - low >= 2 {
      label = max(label, high)
      sheet.line(low, y + 13, high, y + 13, style: "range")
      sheet.line(low, y + 9, low, y + 17, style: "range")
      sheet.line(high, y + 9, high, y + 17, style: "range")
    }
    let ratio = report.ratioToReveal(series).value.map { " · \(NumberText.ratio($0))" } ?? ""
    sheet.text(
      "\(unit.text(median)) \(unit.symbol)\(ratio)", x: label + 8, y: y + 17, style: "name")
  }

  private static func description(_ series: [Series], _ report: Report) -> String {
    series.map { series in
      let cost = series.median(\.work.median).value.map(TimeUnit.label) ?? "n/a"
      let ratio = report.ratioToReveal(series).value.map { ", \(NumberText.ratio($0))" } ?? ""
      return "\(series.name): \(cost)\(ratio)"
    }.joined(separator: "; ") + "."
  }
}
