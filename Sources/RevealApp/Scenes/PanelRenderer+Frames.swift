import RevealBench
import RevealCore

extension PanelRenderer {
  /// The panel of frame times, but for what is new in each frame: what the colours mean, the budget.
  func appendFramesPanel(to commands: inout [DrawCommand]) {
    typealias Metrics = DemoMetrics
    let panel = context.layout.diagnosticsPanel
    appendPanel(panel, to: &commands)
    let strings = context.strings
    let rows = [
      (strings["frames.interval"], palette[.accent], Metrics.graphKey),
      (
        strings["frames.cost"], FrameTone(palette[.accent], palette).cost,
        Metrics.graphKey
      ),
      (strings["frames.budget"], palette[.secondaryLabel], 1),
    ]
    let x = panel.minX + Metrics.panelPadding
    for (index, (title, color, height)) in rows.enumerated() {
      let y = panel.minY + Metrics.panelPadding - 2 + Double(index) * Metrics.panelLine
      let middle = (y + Metrics.panelLine / 2).rounded()
      commands.append(
        .fill(
          Rect(
            x: x, y: middle - (height / 2).rounded(.down), width: Metrics.graphKey, height: height),
          color))
      appendLine(
        title, index == rows.count - 1 ? budget : "", at: Point(x: x + Metrics.graphKeyInset, y: y),
        width: panel.size.width - 2 * Metrics.panelPadding - Metrics.graphKeyInset,
        titleWidth: Metrics.graphTextInset - Metrics.graphKeyInset, to: &commands)
    }
  }

  private var budget: String {
    let time = DecimalText.string(context.frames.budget, places: 2)
    guard let hertz = context.frames.refreshHertz else {
      return context.strings.filled(
        "frames.assumed", time, NumberText.short(Settings.usualHertz, places: 2))
    }
    return context.strings.filled("frames.known", time, NumberText.short(hertz, places: 2))
  }
}
