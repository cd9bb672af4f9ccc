import RevealCore

/// The buttons of a job's window, in as many rows as their texts need.
struct ButtonRows: Hashable {
  private typealias Metrics = DemoMetrics

  private var rows: [[Item]] = []
  private let inset: Double
  private let room: Double

  private struct Item: Hashable {
    let button: JobButton
    let textWidth: Double
  }

  /// The width that a button's text may have in a window of a width; what is longer is cut short.
  static func textRoom(inWidth width: Double) -> Double {
    max(width - 2 * JobLayout.padding(inWidth: width) - 2 * Metrics.buttonLeastPadding, 0)
  }

  /// Breaks buttons into rows, the last of which is full first: the usual buttons stand in it.
  init(_ buttons: [JobLayout.Button], inWidth width: Double) {
    inset = JobLayout.padding(inWidth: width)
    room = max(width - 2 * inset, 0)
    var row: [Item] = []
    for button in buttons.reversed() {
      let item = Item(
        button: button.button,
        textWidth: min(button.textWidth, Self.textRoom(inWidth: width)))
      if !row.isEmpty, Self.width(of: row + [item], padding: Metrics.buttonLeastPadding) > room {
        rows.insert(row, at: 0)
        row = []
      }
      row.insert(item, at: 0)
    }
    if !row.isEmpty { rows.insert(row, at: 0) }
  }

  /// How high all rows are.
  var height: Double {
    guard !rows.isEmpty else { return 0 }
    let spacing = Metrics.buttonSpacing
    return Double(rows.count) * (Metrics.buttonHeight + spacing) - spacing
  }

  /// Leaves out the row that matters least; tells whether there was one.
  mutating func removeFirst() -> Bool {
    guard !rows.isEmpty else { return false }
    rows.removeFirst()
    return true
  }

  /// Where the buttons stand: from the trailing end, above a line.
  func frames(in window: Size, bottom: Double) -> [JobButton: Rect] {
    var frames: [JobButton: Rect] = [:]
    var y = bottom
    for row in rows.reversed() {
      y -= Metrics.buttonHeight
      var x = window.width - inset
      let padding = padding(of: row)
      for item in row.reversed() {
        let width = min(Self.width(of: item, padding: padding), room)
        x -= width
        frames[item.button] = Rect(
          x: x, y: y.rounded(.down), width: width, height: Metrics.buttonHeight)
        x -= Metrics.buttonSpacing
      }
      y -= Metrics.buttonSpacing
    }
    return frames
  }

  /// Where texts are long the room beside them becomes less.
  private func padding(of row: [Item]) -> Double {
    let isWide = Self.width(of: row, padding: Metrics.buttonPadding) > room
    guard isWide else { return Metrics.buttonPadding }
    let texts = row.reduce(0) { $0 + $1.textWidth.rounded(.up) }
    let spacing = Double(row.count - 1) * Metrics.buttonSpacing
    let share = ((room - spacing - texts) / (2 * Double(row.count))).rounded(.down)
    let isNarrower = Self.width(of: row, padding: share) <= room
    return isNarrower ? max(share, Metrics.buttonLeastPadding) : Metrics.buttonLeastPadding
  }

  private static func width(of row: [Item], padding: Double) -> Double {
    row.reduce(-Metrics.buttonSpacing) {
      $0 + width(of: $1, padding: padding) + Metrics.buttonSpacing
    }
  }

  private static func width(of item: Item, padding: Double) -> Double {
    max((item.textWidth + 2 * padding).rounded(.up), Metrics.buttonMinimumWidth)
  }
}
