import RevealCore
import RevealRaster

extension DemoLayout {
  /// Lays out a window; the content makes room for a panel of numbers as far as there is any.
  package init(
    window: Size, scene: Scene = .bar, widths: DemoTextWidths, panel: DemoState.Panel? = nil
  ) {
    typealias Metrics = DemoMetrics
    let size = Size(
      width: max(window.width, Metrics.minimumSize.width),
      height: max(window.height, Metrics.minimumSize.height))
    self.init(size: size, scene: scene)
    let rows = Double(DiagnosticReading.rows)
    let panelHeight = rows * Metrics.panelLine + 2 * Metrics.panelPadding - 4
    placePicker(widths)
    let taken = panel == .diagnostics || panel == .frames ? panelHeight : 0
    switch scene {
    case .bar: placeBar(widths, leaving: taken)
    case .shapes, .gauges: placeContent(widths, leaving: taken)
    }
    // The switch is beside the title, whether that is at its height or, in the middle, below.
    if picker.size.width > 0 {
      label = Rect(
        x: label.minX, y: label.minY, width: picker.minX - Metrics.titleSpacing - label.minX,
        height: label.size.height)
    }
    helpPanel = Rect(x: 0, y: 0, width: size.width, height: size.height)
      .insetBy(Metrics.panelMargin)
    placeDiagnostics(height: panelHeight)
  }

  /// Lays out what a state shows, with its texts.
  init(
    window: Size, _ state: DemoState, _ strings: Strings, scale: DisplayScale,
    text: any TextRasterizer
  ) {
    self.init(
      window: window, scene: state.scene,
      widths: DemoTextWidths(state.scene, strings, scale: scale, text: text), panel: state.panel)
  }

  /// Below the content where there is room for it, else over the controls; never over the bar.
  private mutating func placeDiagnostics(height: Double) {
    let bottom = frames.filter { $0.key.scene == nil }.values.map(\.maxY).max() ?? 0
    let below = bottom + DemoMetrics.panelMargin
    let lowest = size.height - height - DemoMetrics.panelMargin
    let top = lowest >= below ? below : max((scene == .bar ? value : label).maxY + 8, lowest)
    diagnosticsPanel = Rect(
      x: DemoMetrics.panelMargin, y: top, width: size.width - 2 * DemoMetrics.panelMargin,
      height: height)
  }

  /// The switch stays in the top trailing corner, in every scene at the same place.
  private mutating func placePicker(_ widths: DemoTextWidths) {
    typealias Metrics = DemoMetrics
    guard !widths.segments.isEmpty else { return }
    let count = Double(widths.segments.count)
    let total = widths.segments.reduce(0, +)
    let room = size.width - 2 * Metrics.padding - widths.title - Metrics.titleSpacing
    // Segments of one width where there is room for them, else of their texts' and less padding.
    let equal = (widths.segments.max() ?? 0) + 2 * Metrics.segmentPadding
    let padding = min(max((room - total) / (2 * count), 4), Metrics.segmentPadding)
    let extents = widths.segments.map {
      (equal * count <= room ? equal : $0 + 2 * padding).rounded(.up)
    }
    let extent = extents.reduce(0, +)
    picker = Rect(
      x: size.width - Metrics.padding - extent,
      y: Metrics.padding + (Metrics.lineHeight - Metrics.pickerHeight) / 2, width: extent,
      height: Metrics.pickerHeight)
    var x = picker.minX
    for (scene, width) in zip(Scene.allCases, extents) {
      frames[scene.segment] = Rect(x: x, y: picker.minY, width: width, height: picker.size.height)
      x += width
    }
  }
}
