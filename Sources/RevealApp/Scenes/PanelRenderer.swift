import RevealCore

/// Draws the panel that lies over the window: the keys, the numbers behind the picture, or how
/// long frames take.
struct PanelRenderer {
  let state: DemoState
  let context: SceneContext
  /// The track that the numbers are about, where there is one.
  let track: StraightTrack?

  var palette: Palette { context.palette }

  func append(to commands: inout [DrawCommand]) {
    switch state.panel {
    case .help: appendHelp(to: &commands)
    case .diagnostics: appendDiagnostics(to: &commands)
    case .frames: appendFramesPanel(to: &commands)
    case nil: break
    }
  }

  func appendPanel(_ frame: Rect, to commands: inout [DrawCommand]) {
    commands.append(
      .shape(
        frame,
        ShapePaint(
          fill: palette[.panel], border: palette[.panelBorder],
          corners: .radius(DemoMetrics.panelRadius))))
  }

  func appendLine(
    _ title: String, _ text: String, at origin: Point, width: Double, titleWidth: Double,
    to commands: inout [DrawCommand]
  ) {
    func paint(_ string: String, _ role: Palette.Role) -> TextPaint {
      TextPaint(
        string, font: .caption, color: palette[role], backdrop: palette[.panel],
        hasMonospacedDigits: true)
    }
    let height = DemoMetrics.panelLine
    commands.append(
      .text(
        Rect(x: origin.x, y: origin.y, width: titleWidth, height: height),
        paint(title, .secondaryLabel)))
    commands.append(
      .text(
        Rect(x: origin.x + titleWidth, y: origin.y, width: width - titleWidth, height: height),
        paint(text, .label)))
  }

  private func appendHelp(to commands: inout [DrawCommand]) {
    let panel = context.layout.helpPanel
    appendPanel(panel, to: &commands)
    let inside = panel.insetBy(DemoMetrics.panelPadding)
    commands.append(
      .text(
        Rect(
          x: inside.minX, y: inside.minY, width: inside.size.width,
          height: DemoMetrics.lineHeight),
        TextPaint(
          context.strings["help.title"], font: .headline, color: palette[.label],
          backdrop: palette[.panel])))
    let items = context.strings.list("help")
    let rows = (items.count + 1) / 2
    let columnWidth = inside.size.width / 2
    let titleHeight = DemoMetrics.lineHeight + BarMetrics.labelSpacing
    let step = min((inside.size.height - titleHeight) / Double(max(rows, 1)), DemoMetrics.panelStep)
    for (index, item) in items.enumerated() {
      let parts = item.split(separator: "|", maxSplits: 1).map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      let origin = Point(
        x: inside.minX + Double(index / rows) * columnWidth,
        y: inside.minY + titleHeight + Double(index % rows) * step)
      appendLine(
        parts.first ?? "", parts.count > 1 ? parts[1] : "", at: origin, width: columnWidth,
        titleWidth: DemoMetrics.panelKeyWidth, to: &commands)
    }
  }
}
