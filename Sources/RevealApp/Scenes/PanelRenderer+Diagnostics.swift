import RevealCore

extension PanelRenderer {
  /// The panel of numbers, and the stops that they are about.
  func appendDiagnostics(to commands: inout [DrawCommand]) {
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
    let bar = track.frame
    for location in track.stops where (0...1).contains(location) {
      let x = min(bar.minX + bar.size.width * location, bar.maxX - 1)
      commands.append(
        .fill(Rect(x: x, y: bar.minY - 5, width: 1, height: 4), palette[.secondaryLabel]))
    }
  }

  /// The seed's table, live.
  private func diagnostics() -> [(key: String, text: String)] {
    let strings = context.strings
    let width = track.frame.size.width
    let columns = context.scale.pixels(track.frame).size.width
    let mask = state.motion(at: context.time).mask
    let maskPixels = mask.width(ofTrack: columns).pixels
    let places = track.stops.map { DecimalText.string($0 * width, places: 1) }
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
      (
        "overlay.stops",
        places.isEmpty
          ? none : strings.filled("overlay.places", places.joined(separator: "  "))
      ),
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
