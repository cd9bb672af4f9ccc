import RevealCore

extension DemoLayout {
  private var width: Double { size.width - 2 * DemoMetrics.padding }

  /// Title, bar and value, slider, buttons and toggle below each other, in the window's middle.
  mutating func placeBar(_ widths: DemoTextWidths, leaving taken: Double) {
    typealias Metrics = DemoMetrics
    // Spare height is shared above and below, as a window's content is centred.
    let spare = size.height - Metrics.minimumSize.height
    var y = Metrics.padding + min(spare / 2, max(spare - taken, 0)).rounded(.down)
    // Where the panel covers the controls anyway, the ticks above the bar keep clear of the switch.
    let ticks = taken > spare ? Metrics.ticksSpacing : 0
    label = row(Metrics.lineHeight, at: &y, then: BarMetrics.labelSpacing + ticks)
    bar = row(BarMetrics.height, at: &y, then: BarMetrics.labelSpacing)
    value = row(Metrics.lineHeight, at: &y, then: Metrics.spacing)
    frames[.slider] = row(Metrics.sliderHeight, at: &y, then: Metrics.spacing)
    placeButtons(in: row(Metrics.buttonHeight, at: &y, then: Metrics.spacing), widths, room: width)
    placeToggle(at: label.minX, in: row(Metrics.toggleHeight, at: &y, then: 0), widths)
    spinner = Rect(
      x: bar.minX, y: bar.midY - BarMetrics.spinnerDiameter / 2,
      width: BarMetrics.spinnerDiameter, height: BarMetrics.spinnerDiameter)
  }

  /// The title beside the switch; then in the middle of what is left the indicators, the slider with
  /// its value, and controls.
  ///
  /// All height goes to the indicators until they are as large as they are meant to be.
  mutating func placeContent(_ widths: DemoTextWidths, leaving taken: Double) {
    typealias Metrics = DemoMetrics
    let isRoomy = size.height - taken >= Metrics.minimumSize.height
    let room = size.height - (isRoomy ? taken : 0) - 2 * Metrics.padding
    let least = Metrics.minimumSize.height - 2 * Metrics.padding
    let spacing = min(Metrics.compactSpacing + (room - least) / 8, Metrics.spacing)
    let controls = scene == .shapes ? Metrics.buttonHeight + spacing : 0
    let others = Metrics.lineHeight + spacing + spacing + Metrics.sliderHeight + controls
    let contentHeight = min((room - others).rounded(.down), largestContentHeight)
    var y = Metrics.padding
    label = row(Metrics.lineHeight, at: &y, then: spacing)
    y += (room - others - contentHeight) / 2
    content = row(contentHeight, at: &y, then: spacing)
    let sliderRow = row(Metrics.sliderHeight, at: &y, then: spacing)
    let valueWidth = widths.value.rounded(.up)
    frames[.slider] = Rect(
      x: sliderRow.minX, y: sliderRow.minY,
      width: sliderRow.size.width - valueWidth - Metrics.valueSpacing,
      height: sliderRow.size.height)
    value = Rect(
      x: sliderRow.maxX - valueWidth, y: sliderRow.minY, width: valueWidth,
      height: sliderRow.size.height)
    guard scene == .shapes else { return }
    let controlRow = row(Metrics.buttonHeight, at: &y, then: 0)
    let toggle = Metrics.toggleWidth + Metrics.toggleSpacing + widths.toggle.rounded(.up)
    placeButtons(
      in: controlRow, widths, room: controlRow.size.width - toggle - Metrics.spacing)
    placeToggle(at: (buttons.last?.maxX ?? label.minX) + Metrics.spacing, in: controlRow, widths)
  }

  /// More height than this would only part what belongs together.
  private var largestContentHeight: Double {
    typealias Metrics = ContentMetrics
    if scene == .gauges {
      return width >= Metrics.columnsWidth ? Metrics.gaugesHeight : Metrics.rowsHeight
    }
    let column = (width - 2 * Metrics.columnSpacing) / 3
    return min(column.rounded(.down), IndicatorMetrics.diameter) + Metrics.captionHeight
  }

  private func row(_ height: Double, at y: inout Double, then space: Double) -> Rect {
    defer { y += height + space }
    // On whole points, so that everything is sharp.
    return Rect(x: DemoMetrics.padding, y: y.rounded(.down), width: width, height: height)
  }

  /// Where texts are long, the room beside them becomes less before the buttons leave the window.
  private mutating func placeButtons(in row: Rect, _ widths: DemoTextWidths, room: Double) {
    typealias Metrics = DemoMetrics
    let count = Double(max(widths.buttons.count, 1))
    let free = room - widths.buttons.reduce(0, +) - (count - 1) * Metrics.buttonSpacing
    let padding = min(max(free / (2 * count), Metrics.buttonLeastPadding), Metrics.buttonPadding)
    var x = row.minX
    for (control, text) in zip(scene.buttons, widths.buttons) {
      let width = max((text + 2 * padding).rounded(.up), Metrics.buttonMinimumWidth)
      frames[control] = Rect(x: x, y: row.minY, width: width, height: row.size.height)
      x += width + Metrics.buttonSpacing
    }
  }

  private mutating func placeToggle(at x: Double, in row: Rect, _ widths: DemoTextWidths) {
    frames[.indeterminate] = Rect(
      x: x, y: row.midY - DemoMetrics.toggleHeight / 2,
      width: DemoMetrics.toggleWidth + DemoMetrics.toggleSpacing + widths.toggle.rounded(.up),
      height: DemoMetrics.toggleHeight)
  }
}
