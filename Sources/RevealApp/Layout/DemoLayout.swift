import RevealCore

/// Where everything of the demo lies, in points and leading coordinates.
package struct DemoLayout: Hashable, Sendable {
  /// The size that was laid out: the window's, but never less than the smallest.
  package let size: Size
  /// The title of the activity.
  package let label: Rect
  /// The bar's track.
  package let bar: Rect
  /// The ring that stands in for the bar.
  package let spinner: Rect
  /// The current value.
  package let value: Rect
  /// The slider, with the room around its groove.
  package let slider: Rect
  /// The buttons, in the order of ``Control/buttons``.
  package let buttons: [Rect]
  /// The switch and its label.
  package let toggle: Rect
  /// The panel of keys.
  package let helpPanel: Rect
  /// The panel of numbers.
  package let diagnosticsPanel: Rect

  /// Lays out a window.
  ///
  /// `buttonWidths` are the widths of the buttons' texts, in points; `toggleWidth` the one of the
  /// switch's label. The content makes room for a panel of numbers as far as there is any.
  package init(
    window: Size, buttonWidths: [Double], toggleWidth: Double, panel: DemoState.Panel? = nil
  ) {
    typealias Metrics = DemoMetrics
    let size = Size(
      width: max(window.width, Metrics.minimumSize.width),
      height: max(window.height, Metrics.minimumSize.height))
    self.size = size
    let x = Metrics.padding
    let width = size.width - 2 * Metrics.padding
    let rows = Double(DiagnosticReading.rows)
    let panelHeight = rows * Metrics.panelLine + 2 * Metrics.panelPadding - 4
    // Spare height is shared above and below, as a window's content is centred.
    let spare = size.height - Metrics.minimumSize.height
    let taken = panel == .diagnostics ? panelHeight : 0
    var y = Metrics.padding + min(spare / 2, max(spare - taken, 0)).rounded(.down)
    func row(_ height: Double, then space: Double) -> Rect {
      defer { y += height + space }
      return Rect(x: x, y: y, width: width, height: height)
    }
    label = row(Metrics.lineHeight, then: BarMetrics.labelSpacing)
    bar = row(BarMetrics.height, then: BarMetrics.labelSpacing)
    value = row(Metrics.lineHeight, then: Metrics.spacing)
    slider = row(Metrics.sliderHeight, then: Metrics.spacing)
    let buttonRow = row(Metrics.buttonHeight, then: Metrics.spacing)
    let toggleRow = row(Metrics.toggleHeight, then: 0)
    spinner = Rect(
      x: x, y: bar.midY - BarMetrics.spinnerDiameter / 2, width: BarMetrics.spinnerDiameter,
      height: BarMetrics.spinnerDiameter)
    var buttonX = x
    buttons = buttonWidths.map { textWidth in
      let width = max(
        (textWidth + 2 * Metrics.buttonPadding).rounded(.up), Metrics.buttonMinimumWidth)
      defer { buttonX += width + Metrics.buttonSpacing }
      return Rect(x: buttonX, y: buttonRow.minY, width: width, height: Metrics.buttonHeight)
    }
    toggle = Rect(
      x: x, y: toggleRow.minY,
      width: Metrics.toggleWidth + Metrics.toggleSpacing + toggleWidth.rounded(.up),
      height: Metrics.toggleHeight)
    helpPanel = Rect(x: 0, y: 0, width: size.width, height: size.height)
      .insetBy(Metrics.panelMargin)
    // Below the content where there is room for it, else over the controls; never over the bar.
    let below = toggle.maxY + Metrics.panelMargin
    let top =
      size.height - panelHeight - Metrics.panelMargin >= below
      ? below : max(value.maxY + 8, size.height - panelHeight - Metrics.panelMargin)
    diagnosticsPanel = Rect(
      x: Metrics.panelMargin, y: top, width: size.width - 2 * Metrics.panelMargin,
      height: panelHeight)
  }

  /// The control at a place; nil where there is none.
  package func control(at point: Point) -> Control? {
    Control.allCases.first { frame(of: $0).contains(point) }
  }

  /// Where a control is.
  package func frame(of control: Control) -> Rect {
    switch control {
    case .slider: return slider
    case .indeterminate: return toggle
    case .reset, .quarter, .half, .complete:
      guard let index = Control.buttons.firstIndex(of: control), index < buttons.count else {
        return Rect(x: 0, y: 0, width: 0, height: 0)
      }
      return buttons[index]
    }
  }

  /// Whether a panel lies over a place.
  package func isCovered(_ point: Point, by panel: DemoState.Panel?) -> Bool {
    switch panel {
    case .help: return helpPanel.contains(point)
    case .diagnostics: return diagnosticsPanel.contains(point)
    case nil: return false
    }
  }

  /// The slider's handle at a fraction.
  package func sliderHandle(at fraction: Fraction) -> Rect {
    let diameter = DemoMetrics.handleDiameter
    return Rect(
      x: slider.minX + (slider.size.width - diameter) * fraction.value,
      y: slider.midY - diameter / 2, width: diameter, height: diameter)
  }

  /// The progress in hundredths at which the handle's centre would be at a place.
  package func sliderValue(at point: Point) -> Int {
    let travel = slider.size.width - DemoMetrics.handleDiameter
    guard travel > 0 else { return 0 }
    let start = slider.minX + DemoMetrics.handleDiameter / 2
    let fraction = Fraction(clamping: (point.x - start) / travel)
    return Percent(fraction).value
  }
}
