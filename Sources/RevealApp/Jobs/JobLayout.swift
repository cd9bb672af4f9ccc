import RevealCore

/// Where everything of a job's window lies, in points and leading coordinates.
struct JobLayout: Hashable {
  /// What the layout makes room for.
  struct Content: Hashable {
    /// The extent of the label in lines of the window's width.
    var labelHeight = 0.0
    /// The extent of the last lines of a job that failed.
    var logHeight = 0.0
    /// Whether there is a list of tasks.
    var hasList = false
    /// The buttons, and how wide their texts are.
    var buttons: [(button: JobButton, textWidth: Double)] = []

    static func == (left: Content, right: Content) -> Bool {
      left.labelHeight == right.labelHeight && left.logHeight == right.logHeight
        && left.hasList == right.hasList
        && left.buttons.elementsEqual(right.buttons) {
          $0.button == $1.button && $0.textWidth == $1.textWidth
        }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(labelHeight)
      hasher.combine(buttons.count)
    }
  }

  private(set) var label = Rect.none
  private(set) var bar = Rect.none
  private(set) var spinner = Rect.none
  private(set) var status = Rect.none
  private(set) var log = Rect.none
  private(set) var list = Rect.none
  private(set) var buttons: [JobButton: Rect] = [:]

  /// The height that shows all of the content.
  static func idealHeight(_ content: Content) -> Double {
    var height = 2 * JobMetrics.padding + block(content)
    if content.hasList {
      height += JobMetrics.sectionSpacing + Double(JobMetrics.shownRows) * JobMetrics.rowHeight
    }
    if !content.buttons.isEmpty { height += JobMetrics.sectionSpacing + DemoMetrics.buttonHeight }
    return height.rounded(.up)
  }

  /// The width in which all buttons have room.
  static func leastWidth(_ content: Content) -> Double {
    let buttons = content.buttons.reduce(0.0) { sum, button in
      let width = (button.textWidth + 2 * DemoMetrics.buttonLeastPadding).rounded(.up)
      return sum + max(width, DemoMetrics.buttonMinimumWidth)
    }
    let spaces = Double(max(content.buttons.count - 1, 0)) * DemoMetrics.buttonSpacing
    return max(buttons + spaces + 2 * JobMetrics.padding, JobMetrics.leastWidth)
  }

  /// The height of label, bar, status and last lines.
  private static func block(_ content: Content) -> Double {
    let label = content.labelHeight > 0 ? content.labelHeight + JobMetrics.spacing : 0
    let log = content.logHeight > 0 ? content.logHeight + JobMetrics.noteSpacing : 0
    return label + BarMetrics.height + JobMetrics.spacing + JobMetrics.lineHeight + log
  }

  /// Lays out a window.
  init(window: Size, _ content: Content) {
    let width = max(window.width, JobMetrics.leastWidth) - 2 * JobMetrics.padding
    let footer =
      content.buttons.isEmpty ? 0 : JobMetrics.sectionSpacing + DemoMetrics.buttonHeight
    let room = window.height - 2 * JobMetrics.padding - footer
    let block = Self.block(content)
    // Without a list spare height is shared above and below, as a dialog's content is centred.
    let spare = content.hasList ? 0 : max((room - block) / 2, 0)
    var y = (JobMetrics.padding + spare).rounded(.down)
    func row(_ height: Double, then space: Double) -> Rect {
      defer { y += height + space }
      return Rect(x: JobMetrics.padding, y: y.rounded(.down), width: width, height: height)
    }
    if content.labelHeight > 0 {
      // In a window that is too low the label gives way, not the bar.
      let others = block - content.labelHeight
      label = row(
        max(min(content.labelHeight, room - others), JobMetrics.lineHeight),
        then: JobMetrics.spacing)
    }
    bar = row(BarMetrics.height, then: JobMetrics.spacing)
    status = row(JobMetrics.lineHeight, then: JobMetrics.noteSpacing)
    if content.logHeight > 0 { log = row(content.logHeight, then: 0) }
    spinner = Rect(
      x: bar.minX, y: bar.midY - BarMetrics.spinnerDiameter / 2,
      width: BarMetrics.spinnerDiameter, height: BarMetrics.spinnerDiameter)
    if content.hasList {
      let top = max(log.maxY, status.maxY) + JobMetrics.sectionSpacing
      list = Rect(
        x: JobMetrics.padding, y: top, width: width,
        height: max(window.height - JobMetrics.padding - footer - top, 0))
    }
    placeButtons(content, window: window)
  }

  /// From the trailing end; where texts are long the room beside them becomes less.
  private mutating func placeButtons(_ content: Content, window: Size) {
    typealias Metrics = DemoMetrics
    let count = Double(content.buttons.count)
    guard count > 0 else { return }
    let texts = content.buttons.reduce(0) { $0 + $1.textWidth }
    let room = window.width - 2 * JobMetrics.padding - (count - 1) * Metrics.buttonSpacing
    let padding = min(
      max((room - texts) / (2 * count), Metrics.buttonLeastPadding), Metrics.buttonPadding)
    var x = window.width - JobMetrics.padding
    let y = window.height - JobMetrics.padding - Metrics.buttonHeight
    for (button, text) in content.buttons.reversed() {
      let width = max((text + 2 * padding).rounded(.up), Metrics.buttonMinimumWidth)
      x -= width
      buttons[button] = Rect(x: x, y: y.rounded(.down), width: width, height: Metrics.buttonHeight)
      x -= Metrics.buttonSpacing
    }
  }

  /// The button at a place; nil where there is none.
  func button(at point: Point) -> JobButton? {
    buttons.first { $0.value.contains(point) }?.key
  }
}
