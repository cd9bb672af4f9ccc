import RevealCore

/// Draws the controls in their states: at rest, under the pointer, held down, focused, disabled.
struct ControlRenderer {
  let state: DemoState
  let context: SceneContext

  var palette: Palette { context.palette }

  func append(_ control: Control, to commands: inout [DrawCommand]) {
    switch control {
    case .slider: appendSlider(to: &commands)
    case .indeterminate: appendToggle(to: &commands)
    case .start, .reset, .quarter, .half, .complete: appendButton(control, to: &commands)
    case .bar, .shapes, .gauges: break
    }
  }

  private func isEnabled(_ control: Control) -> Bool { state.isEnabled(control) }

  func isHovered(_ control: Control) -> Bool {
    state.hovered == control && isEnabled(control)
  }

  /// A button that the pointer has left while holding it shows that letting go does nothing.
  func isPressed(_ control: Control) -> Bool {
    guard let press = state.pressed, press.control == control else { return false }
    return press.isByKeyboard || state.hovered == control || control == .slider
  }

  /// Drawn after its control, whose picture has the window's colour in its corners.
  func appendFocusRing(
    around frame: Rect, _ corners: CornerStyle, of control: Control,
    to commands: inout [DrawCommand]
  ) {
    let isShown = state.isFocusVisible && state.focus == control
    commands.append(
      .shape(
        frame.insetBy(-DemoMetrics.focusRingOutset),
        ShapePaint(
          fill: .clear, border: isShown ? palette[.focusRing] : .clear,
          borderWidth: DemoMetrics.focusRingWidth, corners: corners)))
  }

  private func appendButton(_ control: Control, to commands: inout [DrawCommand]) {
    let look: ButtonPainter.Look
    switch (isEnabled(control), isPressed(control), isHovered(control)) {
    case (false, _, _): look = .disabled
    case (_, true, _): look = .pressed
    case (_, _, true): look = .hovered
    default: look = .resting
    }
    ButtonPainter(palette: palette).append(
      context.strings[control.rawValue], in: context.layout.frame(of: control), look,
      isFocused: state.isFocusVisible && state.focus == control, to: &commands)
  }

  private func appendSlider(to commands: inout [DrawCommand]) {
    let frame = context.layout.slider
    let handle = context.layout.sliderHandle(at: state.fraction)
    let isEnabled = isEnabled(.slider)
    let groove = Rect(
      x: frame.minX, y: frame.midY - DemoMetrics.grooveHeight / 2, width: frame.size.width,
      height: DemoMetrics.grooveHeight)
    commands.append(
      .reveal(
        groove,
        RevealPaint(
          gradient: Gradient(solid: palette[isEnabled ? .accent : .accentDisabled]),
          track: palette[.groove], backdrop: context.window),
        RevealMask(Fraction(clamping: (handle.midX - groove.minX) / groove.size.width))))
    let fill: Palette.Role
    switch (isEnabled, isPressed(.slider), isHovered(.slider)) {
    case (false, _, _): fill = .handleDisabled
    case (_, true, _): fill = .handlePressed
    case (_, _, true): fill = .handleHover
    default: fill = .handle
    }
    commands.append(
      .shape(
        handle,
        ShapePaint(fill: palette[fill], border: palette[.handleBorder], corners: .capsule)))
    appendFocusRing(around: handle, .capsule, of: .slider, to: &commands)
  }

  private func appendToggle(to commands: inout [DrawCommand]) {
    let frame = context.layout.toggle
    let track = Rect(
      x: frame.minX, y: frame.minY, width: DemoMetrics.toggleWidth, height: frame.size.height)
    let isOn = state.isIndeterminate
    commands.append(
      .shape(
        track,
        ShapePaint(
          fill: palette[isOn ? .accent : .groove], border: palette[.handleBorder],
          corners: .capsule, backdrop: context.window)))
    let gap = (frame.size.height - DemoMetrics.toggleKnob) / 2
    let knobX = isOn ? track.maxX - gap - DemoMetrics.toggleKnob : track.minX + gap
    let fill: Palette.Role
    switch (isPressed(.indeterminate), isHovered(.indeterminate)) {
    case (true, _): fill = .handlePressed
    case (_, true): fill = .handleHover
    default: fill = .handle
    }
    commands.append(
      .shape(
        Rect(
          x: knobX, y: track.minY + gap, width: DemoMetrics.toggleKnob,
          height: DemoMetrics.toggleKnob),
        ShapePaint(fill: palette[fill], border: palette[.handleBorder], corners: .capsule)))
    appendFocusRing(around: track, .capsule, of: .indeterminate, to: &commands)
    let labelX = track.maxX + DemoMetrics.toggleSpacing
    commands.append(
      .text(
        Rect(x: labelX, y: frame.minY, width: frame.maxX - labelX, height: frame.size.height),
        TextPaint(
          context.strings["indeterminate"], color: palette[.label], backdrop: context.window)))
  }
}
