import RevealCore

/// The techniques of one renderer in panels under each other, all on the same scales.
struct Panels {
  /// Where panels begin and end from left to right.
  static let left = 168.0
  static let right = 864.0

  let series: [Series]
  let height: Double
  /// The room above the first panel.
  var top = 8.0

  private static let gap = 20.0

  /// How high a chart of all panels is, its axis at the bottom with it.
  var sheetHeight: Double { top + Double(series.count) * (height + Self.gap) + 24 }

  /// The panels with their upper edges.
  var placed: [(series: Series, top: Double)] {
    series.enumerated().map { ($1, top + Double($0) * (height + Self.gap)) }
  }

  /// A mark's value with the unit that suits it.
  static func tick(_ milliseconds: Double) -> String {
    guard milliseconds != 0 else { return "0" }
    let unit = TimeUnit(fitting: [milliseconds])
    return "\(NumberText.short(unit.number(milliseconds), places: 3)) \(unit.symbol)"
  }

  /// Names a panel, and says a few words about it.
  func name(_ series: Series, top: Double, words: [String], on sheet: inout ChartSheet) {
    sheet.text(series.technique.rawValue, x: 0, y: top + 12, style: "strong")
    for (index, line) in words.enumerated() {
      sheet.text(line, x: 0, y: top + 28 + Double(index) * 15, style: "small")
    }
  }
}
