import RevealCore

extension ControlRenderer {
  /// The switch between the scenes: a frame around its segments, and a plate under the chosen one.
  func appendPicker(to commands: inout [DrawCommand]) {
    let frame = context.layout.picker
    guard frame.size.width > 0 else { return }
    let radius = DemoMetrics.pickerRadius
    commands.append(
      .shape(
        frame,
        ShapePaint(
          fill: palette[.control], border: palette[.controlBorder], corners: .radius(radius),
          backdrop: context.window)))
    for scene in Scene.allCases { appendSegment(scene, to: &commands) }
    appendFocusRing(
      around: frame, .radius(radius + DemoMetrics.focusRingOutset), of: state.scene.segment,
      to: &commands)
  }

  private func appendSegment(_ scene: Scene, to commands: inout [DrawCommand]) {
    let control = scene.segment
    let frame = context.layout.frame(of: control)
    let isChosen = scene == state.scene
    let fill: Palette.Role
    switch (isChosen || isPressed(control), isHovered(control)) {
    case (true, _): fill = .controlPressed
    case (false, true): fill = .controlHover
    case (false, false): fill = .control
    }
    let inset = DemoMetrics.pickerInset
    commands.append(
      .shape(
        frame.insetBy(inset),
        ShapePaint(
          fill: palette[fill], border: isChosen ? palette[.controlBorder] : .clear,
          corners: .radius(DemoMetrics.pickerRadius - inset), backdrop: palette[.control])))
    // Blended, for the line may be higher than the plate, whose border is to be seen.
    commands.append(
      .text(
        frame,
        TextPaint(
          context.strings[control.rawValue], font: isChosen ? .headline : .body,
          color: palette[.label], alignment: .center)))
  }
}
