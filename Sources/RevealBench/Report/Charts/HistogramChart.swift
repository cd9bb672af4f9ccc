import RevealCore

/// How often which frame time came, on a logarithmic axis on which all buckets are equally wide.
struct HistogramChart {
  let series: [Series]
  let budget: Double

  func element(id: String) -> Element? {
    let drawn = series.map { ($0, $0.histogram) }.filter { $0.1.total > 0 }
    let used = drawn.flatMap { $0.1.counts.indices(where: { $0 > 0 }) }
    guard let first = used.min(), let last = used.max() else { return nil }
    let panels = Panels(series: drawn.map(\.0), height: 56, top: 26)
    let least = max(Histogram.lowerBound(of: max(first - 2, 1)), 1).milliseconds
    let greatest = Histogram.lowerBound(of: min(last + 3, Histogram.bounds.count)).milliseconds
    let scale = Scale(
      isLogarithmic: true, least: least, greatest: max(greatest, least * 3), start: Panels.left,
      end: Panels.right)
    var sheet = ChartSheet(
      height: panels.sheetHeight, title: "How often which frame time came",
      description: drawn.map { Self.words($0.0, $0.1) }.joined(separator: "; ") + ".")
    axis(scale, height: panels.sheetHeight, on: &sheet)
    let peak = drawn.map { Self.share($0.1.counts.max() ?? 0, $0.1) }.max() ?? 1
    for ((series, histogram), panel) in zip(drawn, panels.placed) {
      let base = panel.top + panels.height
      let style = "fill \(ChartStyle.colorClass(of: series.technique))"
      for (bucket, count) in histogram.counts.enumerated() where count > 0 {
        let from = scale.place(Histogram.lowerBound(of: bucket).milliseconds)
        let to = scale.place(
          Histogram.lowerBound(of: min(bucket + 1, Histogram.bounds.count)).milliseconds)
        // A single slow frame must be seen: no bucket is lower than a hair.
        let height = max(Self.share(count, histogram) / peak * panels.height, 1)
        sheet.rect(
          x: from, y: base - height, width: max(to - from - 0.5, 1), height: height, style: style)
      }
      sheet.line(Panels.left, base, Panels.right, base, style: "base")
      let most = Self.share(histogram.counts.max() ?? 0, histogram) * 100
      let words = ["peak \(DecimalText.string(most, places: 0)) %"]
      panels.name(series, top: panel.top + 8, words: words, on: &sheet)
    }
    if scale.domain.contains(budget) {
      let x = scale.place(budget)
      sheet.line(x, 20, x, panels.sheetHeight - 30, style: "budget")
      let isLeft = x > Panels.right - 120
      sheet.text(
        "budget \(TimeUnit.label(budget))", x: isLeft ? x + 4 : x - 4, y: 14,
        anchor: isLeft ? "end" : "start", style: "small budget-label")
    }
    return sheet.element(id: id)
  }

  private func axis(_ scale: Scale, height: Double, on sheet: inout ChartSheet) {
    for tick in scale.ticks(atMost: 14) {
      let x = scale.place(tick)
      sheet.line(x, 20, x, height - 30, style: "grid")
      sheet.text(
        Panels.tick(tick), x: x, y: height - 12, anchor: "middle", style: "small")
    }
  }

  private static func share(_ count: Int, _ histogram: Histogram) -> Double {
    Double(count) / Double(max(histogram.total, 1))
  }

  private static func words(_ series: Series, _ histogram: Histogram) -> String {
    let most = histogram.counts.max() ?? 0
    let bucket = histogram.counts.firstIndex(of: most) ?? 0
    let from = TimeUnit.label(Histogram.lowerBound(of: bucket).milliseconds)
    return "\(series.name): most often from \(from) on, "
      + "\(DecimalText.string(share(most, histogram) * 100, places: 0)) % of the frames"
  }
}

extension Array {
  /// The places whose elements are so.
  fileprivate func indices(where isSo: (Element) -> Bool) -> [Int] {
    indices.filter { isSo(self[$0]) }
  }
}
