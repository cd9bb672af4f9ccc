import RevealCore

/// Which part of the frames was not longer than which time, the tail stretched as its rarity grows.
struct PercentilesChart {
  let series: [Series]
  let budget: Double

  private static let top = 12.0
  private static let bottom = 268.0
  private static let height = 308.0
  private static let left = 72.0
  private static let right = 750.0
  /// The parts that the axis is marked at.
  private static let marks = [0, 0.5, 0.9, 0.99, 0.999, 0.9999]

  private typealias Curve = (series: Series, points: [(part: Double, time: Double)])

  func element(id: String) -> Element? {
    let curves = series.map { Curve($0, Self.points(of: $0)) }.filter { $0.points.count > 1 }
    let times = curves.flatMap { $0.points.map(\.time) }
    guard let last = curves.compactMap({ $0.points.last?.part }).max() else { return nil }
    let scale = Scale(showing: times + [budget], from: Self.bottom, to: Self.top)
    var sheet = ChartSheet(
      height: Self.height, title: "Percentiles of frame times",
      description: curves.map { Self.words($0.series) }.joined(separator: "; ") + ".")
    axes(scale, last: last, on: &sheet)
    for curve in curves {
      let technique = curve.series.technique
      sheet.path(
        curve.points.map { (Self.x($0.part, last: last), scale.place($0.time)) },
        style: "line \(ChartStyle.colorClass(of: technique))",
        dashes: ChartStyle.dashes(of: technique))
    }
    let budgetPlace = scale.place(budget)
    sheet.line(Self.left, budgetPlace, Self.right, budgetPlace, style: "budget")
    labels(curves, scale, last: last, on: &sheet)
    return sheet.element(id: id)
  }

  private func axes(_ scale: Scale, last: Double, on sheet: inout ChartSheet) {
    for tick in scale.ticks {
      let y = scale.place(tick)
      sheet.line(Self.left, y, Self.right, y, style: "grid")
      sheet.text(
        Panels.tick(tick), x: Self.left - 8, y: y + 4, anchor: "end", style: "small")
    }
    sheet.line(Self.left, Self.bottom, Self.right, Self.bottom, style: "base")
    for mark in Self.marks where mark <= last + 1e-9 {
      let x = Self.x(mark, last: last)
      sheet.line(x, Self.top, x, Self.bottom, style: "grid")
      let name = mark == 0 ? "fastest" : "p" + NumberText.short(mark * 100, places: 2)
      sheet.text(name, x: x, y: Self.bottom + 18, anchor: "middle", style: "small")
    }
    sheet.text(
      "part of the frames that took no longer", x: Self.right, y: Self.height - 4, anchor: "end",
      style: "small")
  }

  /// Names each line at its end, moved apart where two ends are close.
  private func labels(
    _ curves: [Curve], _ scale: Scale, last: Double, on sheet: inout ChartSheet
  ) {
    var ends = curves.compactMap { curve in
      curve.points.last.map { (technique: Technique?.some(curve.series.technique), $0.time) }
    }
    ends.append((nil, budget))
    var free = 0.0
    for (technique, time) in ends.sorted(by: { $0.1 > $1.1 }) {
      let y = max(scale.place(time), free)
      free = y + 15
      if let technique {
        // A piece of the line itself, so that the name need not touch it.
        sheet.path(
          [(Self.right + 10, y), (Self.right + 34, y)],
          style: "line \(ChartStyle.colorClass(of: technique))",
          dashes: ChartStyle.dashes(of: technique))
        sheet.text(technique.rawValue, x: Self.right + 42, y: y + 4, style: "name")
      } else {
        let label = "budget \(TimeUnit.label(budget))"
        sheet.text(label, x: Self.right + 10, y: y + 4, style: "budget-label")
      }
    }
  }

  /// −log₁₀(1 − p), so that each nine is as wide as the one before.
  private static func x(_ part: Double, last: Double) -> Double {
    func nines(_ part: Double) -> Double { -Elementary.logarithm(max(1 - part, 1e-9)) }
    return left + (right - left) * nines(part) / max(nines(last), 1e-9)
  }

  /// The curve of all frames, as far as there are frames for it; else what the summaries have.
  private static func points(of series: Series) -> [(part: Double, time: Double)] {
    let sample = Sample(series.times)
    guard sample.count > 1 else {
      let known: [(Double, Figure)] = [
        (0.5, series.median(\.interval.median)), (0.9, series.median(\.interval.p90)),
        (0.95, series.median(\.interval.p95)), (0.99, series.median(\.interval.p99)),
        (0.999, series.median(\.interval.p999)),
      ]
      return known.compactMap { part, figure in figure.value.map { (part, $0) } }
    }
    // Where a single frame decides, there is no percentile any more.
    let rarest = min(max(1 / Double(sample.count), 1e-4), 0.5)
    let end = -Elementary.logarithm(rarest)
    return (0...120).map { step in
      let part = 1 - Elementary.exponential(-end * Double(step) / 120)
      return (part, sample.quantile(part))
    }
  }

  private static func words(_ series: Series) -> String {
    let figures: [(String, (Summary) -> Figure)] = [
      ("median", \.interval.median), ("p99", \.interval.p99), ("p99.9", \.interval.p999),
    ]
    let parts = figures.map { name, figure in
      "\(name) \(series.median(figure).value.map(TimeUnit.label) ?? "n/a")"
    }
    return "\(series.name): \(parts.joined(separator: ", "))"
  }
}
