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
    guard let track else { return }
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
    let mask = state.motion(at: context.time).mask
    let presented = DecimalText.string(mask.fraction.value, places: 4)
    let isKnown = !state.isIndeterminate
    let none = strings["overlay.none"]
    return [
      ("overlay.gradient", track.map(gradient) ?? none),
      ("overlay.mask", track.map { self.mask(mask, on: $0) } ?? none),
      ("overlay.stops", track.flatMap(stops) ?? none),
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

  private func gradient(of track: StraightTrack) -> String {
    context.strings.filled(
      "overlay.width", DecimalText.string(track.frame.size.width, places: 1),
      String(context.scale.pixels(track.frame).size.width))
  }

  private func mask(_ mask: RevealMask, on track: StraightTrack) -> String {
    let pixels = mask.width(ofTrack: context.scale.pixels(track.frame).size.width).pixels
    return context.strings.filled(
      "overlay.width", DecimalText.string(pixels / context.scale.pixelsPerPoint, places: 1),
      DecimalText.string(pixels, places: 2))
  }

  /// Where the stops are; nil of a single colour.
  private func stops(of track: StraightTrack) -> String? {
    guard !track.stops.isEmpty else { return nil }
    let places = track.stops.map { DecimalText.string($0 * track.frame.size.width, places: 1) }
    return context.strings.filled("overlay.places", places.joined(separator: "  "))
  }
}
