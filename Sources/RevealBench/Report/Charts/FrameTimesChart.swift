import RevealCore

/// Every frame time in the order of the run, against the budget.
struct FrameTimesChart {
  let series: [Series]
  let budget: Double

  /// How many columns long runs are drawn in; each shows the range of its frames.
  private static let columns = 380

  func element(id: String) -> Element? {
    let drawn = series.map { ($0, $0.times) }.filter { !$0.1.isEmpty }
    let panels = Panels(series: drawn.map(\.0), height: 84)
    let all = Sample(drawn.flatMap(\.1))
    guard let greatest = all.sorted.last, greatest > 0 else { return nil }
    let longest = drawn.map(\.1.count).max() ?? 1
    var sheet = ChartSheet(
      height: panels.sheetHeight, title: "Frame times over the run",
      description: drawn.map { Self.words($0.0, $0.1, budget) }.joined(separator: "; ") + ".")
    // Low values are noise that must not stretch the scale; the slow frames are what matters.
    let least = max(all.quantile(0.001), greatest / 1e7)
    for ((series, times), panel) in zip(drawn, panels.placed) {
      let top = panel.top
      let scale = Scale(
        showing: [least, greatest, budget], from: top + panels.height, to: top)
      axis(scale, on: &sheet)
      draw(series, times, longest: longest, scale: scale, on: &sheet)
      sheet.line(
        Panels.left, scale.place(budget), Panels.right, scale.place(budget), style: "budget")
      let late = MissedFrames(times, budget: budget).lateFrames
      let words = [
        "\(NumberText.grouped(times.count)) frames", "\(NumberText.grouped(late)) late",
      ]
      panels.name(series, top: top, words: words, on: &sheet)
      if top == panels.placed.first?.top {
        let y = scale.place(budget)
        sheet.text(
          "budget \(TimeUnit.label(budget))", x: Panels.right, y: y < top + 14 ? y + 13 : y - 4,
          anchor: "end", style: "small budget-label")
      }
    }
    sheet.text(
      "frames in their order, repetitions one after the other", x: Panels.right,
      y: panels.sheetHeight - 8, anchor: "end", style: "small")
    return sheet.element(id: id)
  }

  private func axis(_ scale: Scale, on sheet: inout ChartSheet) {
    let ticks = scale.ticks(atMost: 5)
    // In a panel this low every other mark is enough.
    let stride = ticks.count > 4 ? 2 : 1
    for (index, tick) in ticks.enumerated() where index % stride == 0 {
      let y = scale.place(tick)
      sheet.line(Panels.left, y, Panels.right, y, style: index == 0 ? "base" : "grid")
      sheet.text(
        Panels.tick(tick), x: Panels.left - 8, y: y + 4, anchor: "end", style: "small")
    }
  }

  private func draw(
    _ series: Series, _ times: [Double], longest: Int, scale: Scale, on sheet: inout ChartSheet
  ) {
    let style = ChartStyle.colorClass(of: series.technique)
    let width = (Panels.right - Panels.left) / Double(max(longest - 1, 1))
    func x(_ index: Int) -> Double { Panels.left + Double(index) * width }
    let size = (longest + Self.columns - 1) / Self.columns
    guard size > 1 else {
      sheet.path(times.enumerated().map { (x($0), scale.place($1)) }, style: "thin \(style)")
      return
    }
    var upper: [(x: Double, y: Double)] = []
    var lower: [(x: Double, y: Double)] = []
    var middle: [(x: Double, y: Double)] = []
    for start in stride(from: 0, to: times.count, by: size) {
      let column = Sample(times[start..<min(start + size, times.count)])
      let place = x(min(start + size / 2, times.count - 1))
      upper.append((place, scale.place(column.quantile(1))))
      lower.append((place, scale.place(column.quantile(0))))
      middle.append((place, scale.place(column.median)))
    }
    sheet.path(upper + lower.reversed(), isClosed: true, style: "band \(style)")
    sheet.path(middle, style: "thin \(style)")
  }

  private static func words(_ series: Series, _ times: [Double], _ budget: Double) -> String {
    let sample = Sample(times)
    return "\(series.name): \(times.count) frames, median \(TimeUnit.label(sample.median)), "
      + "longest \(TimeUnit.label(sample.quantile(1))), \(MissedFrames(times, budget: budget).lateFrames) late"
  }
}
