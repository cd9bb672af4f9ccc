import RevealCore

/// Draws the panel that lies over the window: the keys, or the numbers behind the picture.
struct PanelRenderer {
  let state: DemoState
  let context: SceneContext

  private var palette: Palette { context.palette }

  func append(to commands: inout [DrawCommand]) {
    switch state.panel {
    case .help: appendHelp(to: &commands)
    case .diagnostics: appendDiagnostics(to: &commands)
    case nil: break
    }
  }

  private func appendPanel(_ frame: Rect, to commands: inout [DrawCommand]) {
    commands.append(
      .shape(
        frame,
        ShapePaint(
          fill: palette[.panel], border: palette[.panelBorder],
          corners: .radius(DemoMetrics.panelRadius))))
  }

  private func appendLine(
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

  private func appendDiagnostics(to commands: inout [DrawCommand]) {
    let panel = context.layout.diagnosticsPanel
    appendPanel(panel, to: &commands)
    appendStopMarks(to: &commands)
    for (index, row) in diagnostics().enumerated() {
      appendLine(
        context.strings[row.key], row.text,
        at: Point(
          x: panel.minX + DemoMetrics.panelPadding,
          y: panel.minY + DemoMetrics.panelPadding - 2 + Double(index) * DemoMetrics.panelLine),
        width: panel.size.width - 2 * DemoMetrics.panelPadding,
        titleWidth: DemoMetrics.panelKeyWidth, to: &commands)
    }
  }

  /// A tick above the bar at every stop: they stay where they are, whatever the mask does.
  private func appendStopMarks(to commands: inout [DrawCommand]) {
    guard !state.isIndeterminate else { return }
    let bar = context.layout.bar
    for location in context.gradient.locations where (0...1).contains(location) {
      let x = min(bar.minX + bar.size.width * location, bar.maxX - 1)
      commands.append(
        .fill(Rect(x: x, y: bar.minY - 5, width: 1, height: 4), palette[.secondaryLabel]))
    }
  }

  /// The seed's table, live.
  private func diagnostics() -> [(key: String, text: String)] {
    let strings = context.strings
    let width = context.layout.bar.size.width
    let columns = context.scale.pixels(context.layout.bar).size.width
    let mask = state.presented.mask(at: context.time)
    let maskPixels = mask.width(ofTrack: columns).pixels
    let places = context.gradient.locations.map { DecimalText.string($0 * width, places: 1) }
    let presented = DecimalText.string(mask.fraction.value, places: 4)
    let isKnown = !state.isIndeterminate
    let none = strings["overlay.none"]
    return [
      (
        "overlay.gradient",
        strings.filled(
          "overlay.width", DecimalText.string(width, places: 1), String(columns))
      ),
      (
        "overlay.mask",
        isKnown
          ? strings.filled(
            "overlay.width",
            DecimalText.string(maskPixels / context.scale.pixelsPerPoint, places: 1),
            DecimalText.string(maskPixels, places: 2)) : none
      ),
      ("overlay.stops", strings.filled("overlay.places", places.joined(separator: "  "))),
      ("overlay.presented", isKnown ? strings.filled("overlay.fraction", presented) : none),
      (
        "overlay.model",
        isKnown
          ? strings.filled(
            "overlay.fraction", DecimalText.string(state.fraction.value, places: 4)) : none
      ),
      (
        "overlay.work",
        strings.filled(
          "overlay.counters", String(context.reading.paints), String(context.reading.uploads),
          String(context.reading.frames))
      ),
      (
        "overlay.renderer",
        strings.filled(
          "overlay.surface", context.reading.renderer,
          DecimalText.string(context.scale.pixelsPerPoint, places: 2))
      ),
    ]
  }
}
