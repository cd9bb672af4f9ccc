import RevealCore

/// Draws a button in one of its looks, and the ring around it while it has the keyboard.
struct ButtonPainter {
  /// What a button looks like.
  enum Look: Hashable {
    case resting, hovered, pressed, disabled

    var fill: Palette.Role {
      switch self {
      case .resting: .control
      case .hovered: .controlHover
      case .pressed: .controlPressed
      case .disabled: .controlDisabled
      }
    }
  }

  let palette: Palette

  func append(
    _ title: String, in frame: Rect, _ look: Look, isFocused: Bool,
    to commands: inout [DrawCommand]
  ) {
    let radius = DemoMetrics.buttonRadius
    commands.append(
      .shape(
        frame,
        ShapePaint(
          fill: palette[look.fill], border: palette[.controlBorder], corners: .radius(radius),
          backdrop: palette[.window])))
    commands.append(
      .text(
        frame.insetBy(1),
        TextPaint(
          title, color: palette[look == .disabled ? .disabledLabel : .label],
          backdrop: palette[look.fill], alignment: .center)))
    let outset = DemoMetrics.focusRingOutset
    commands.append(
      .shape(
        frame.insetBy(-outset),
        ShapePaint(
          fill: .clear, border: isFocused ? palette[.focusRing] : .clear,
          borderWidth: DemoMetrics.focusRingWidth, corners: .radius(radius + outset))))
  }
}
