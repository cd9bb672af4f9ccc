import RevealCore

/// Where everything of a job's window lies, in points and leading coordinates.
///
/// Nothing overlaps, and nothing leaves the window: what a window has no room for is left out, the
/// bar last.
struct JobLayout: Hashable {
  /// What the layout makes room for.
  struct Content: Hashable {
    /// The extent of the label in lines of the window's width.
    var labelHeight = 0.0
    /// The extent of the last lines of a job that failed.
    var logHeight = 0.0
    /// How many tasks there are.
    var rowCount = 0
    /// Whether there is a list of tasks.
    var hasList: Bool { rowCount > 0 }
    /// The buttons, and how wide their texts are.
    var buttons: [Button] = []
  }

  /// What a button needs.
  struct Button: Hashable {
    var button: JobButton
    var textWidth: Double
  }

  private(set) var label = Rect.none
  private(set) var bar = Rect.none
  private(set) var spinner = Rect.none
  private(set) var status = Rect.none
  private(set) var log = Rect.none
  private(set) var list = Rect.none
  private(set) var buttons: [JobButton: Rect] = [:]

  /// The height that shows all of the content, in a window of a width.
  static func idealHeight(_ content: Content, inWidth width: Double) -> Double {
    var height = 2 * JobMetrics.padding + block(content)
    if content.hasList {
      height +=
        JobMetrics.sectionSpacing
        + Double(min(content.rowCount, JobMetrics.shownRows)) * JobMetrics.rowHeight
    }
    return (height + footer(ButtonRows(content.buttons, inWidth: width))).rounded(.up)
  }

  /// The height that shows what cannot be done without: the bar, how far it is, and the buttons.
  static func leastHeight(_ content: Content, inWidth width: Double) -> Double {
    (2 * JobMetrics.padding + least + footer(ButtonRows(content.buttons, inWidth: width)))
      .rounded(.up)
  }

  /// The space between the content and the window's sides.
  static func padding(inWidth width: Double) -> Double {
    JobMetrics.padding * min(max(width / JobMetrics.leastWidth, 0), 1)
  }

  /// The height of bar and status.
  private static let least = BarMetrics.height + JobMetrics.spacing + JobMetrics.lineHeight

  /// The height of label, bar, status and last lines.
  private static func block(_ content: Content) -> Double {
    let label = content.labelHeight > 0 ? content.labelHeight + JobMetrics.spacing : 0
    let log = content.logHeight > 0 ? content.logHeight + JobMetrics.noteSpacing : 0
    return label + least + log
  }

  private static func footer(_ rows: ButtonRows) -> Double {
    rows.height > 0 ? JobMetrics.sectionSpacing + rows.height : 0
  }

  /// Lays out a window.
  init(window: Size, _ content: Content) {
    var rows = ButtonRows(content.buttons, inWidth: window.width)
    // In a window that is too low the padding gives way first, then the buttons.
    func padding() -> Double {
      let spare = (window.height - Self.least - Self.footer(rows)) / 2
      return min(max(spare, JobMetrics.leastPadding), JobMetrics.padding)
    }
    while 2 * padding() + Self.least + Self.footer(rows) > window.height, rows.removeFirst() {}
    let bottom = window.height - padding()
    buttons = rows.frames(in: window, bottom: bottom)
    placeBlock(
      content, window: window, top: padding(), bottom: bottom - Self.footer(rows))
  }

  /// The button at a place; nil where there is none.
  func button(at point: Point) -> JobButton? {
    buttons.first { $0.value.contains(point) }?.key
  }

  private mutating func placeBlock(
    _ content: Content, window: Size, top: Double, bottom: Double
  ) {
    let inset = Self.padding(inWidth: window.width)
    let width = max(window.width - 2 * inset, 0)
    var y = top
    /// A row, or none where there is no room for it.
    func row(_ height: Double, least: Double? = nil, then space: Double) -> Rect {
      let room = bottom - y.rounded(.down)
      guard height > 0, room >= min(least ?? height, height) else { return .none }
      let row = Rect(x: inset, y: y.rounded(.down), width: width, height: min(height, room))
      y = row.maxY + space
      return row
    }
    let room = bottom - top
    // Without a list spare height is shared above and below, as a dialog's content is centred.
    if !content.hasList { y += max((room - Self.block(content)) / 2, 0) }
    let line = JobMetrics.lineHeight
    let label = min(
      content.labelHeight, room - (Self.block(content) - content.labelHeight))
    if content.labelHeight > 0, room - Self.least - JobMetrics.spacing >= line {
      self.label = row(max(label, line), then: JobMetrics.spacing)
    }
    bar = row(BarMetrics.height, least: 1, then: JobMetrics.spacing)
    status = row(line, then: JobMetrics.noteSpacing)
    log = row(content.logHeight, least: line, then: 0)
    placeSpinner(in: window)
    guard content.hasList else { return }
    y = [bar, status, log].map(\.maxY).reduce(0, max) + JobMetrics.sectionSpacing
    list = row(bottom - y.rounded(.down), then: 0)
  }

  /// In the place of the bar, over which it stands out a little.
  private mutating func placeSpinner(in window: Size) {
    let size = BarMetrics.spinnerDiameter
    let place = Rect(x: bar.minX, y: bar.midY - size / 2, width: size, height: size)
    let fits = place.minY >= 0 && place.maxY <= window.height && size <= bar.size.width
    spinner = bar.size.height > 0 && fits ? place : .none
  }
}
