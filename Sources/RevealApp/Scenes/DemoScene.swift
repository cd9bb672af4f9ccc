import RevealCore

/// The demo's picture for a state at a moment: a pure function from values to commands.
struct DemoScene {
  let state: DemoState
  let context: SceneContext

  /// The commands in drawing order.
  func commands() -> [DrawCommand] {
    let layout = context.layout
    var commands: [DrawCommand] = []
    commands.reserveCapacity(64)
    commands.append(
      .fill(Rect(origin: Point(x: 0, y: 0), size: layout.size), context.window))
    commands.append(
      .text(
        layout.label,
        TextPaint(
          context.strings["activity"], font: .headline, color: context.palette[.label],
          backdrop: context.window)))
    assert(commands.count == Self.indicatorIndex)
    commands.append(indicator)
    commands.append(.text(layout.value, valueText))
    let controls = ControlRenderer(state: state, context: context)
    for control in Control.allCases { controls.append(control, to: &commands) }
    PanelRenderer(state: state, context: context).append(to: &commands)
    return commands
  }

  /// The place of the only command that depends on the time, but for the panel of numbers.
  static let indicatorIndex = 2

  /// The bar under its mask, or the ring at its phase.
  var indicator: DrawCommand {
    if state.isIndeterminate {
      return .spinner(
        context.layout.spinner,
        context.palette.spinner(
          lineWidth: BarMetrics.spinnerLineWidth, backdrop: context.window),
        phase: state.spinnerMotion.phase(
          atSeconds: context.time.seconds(since: state.spinnerStart)))
    }
    return .reveal(
      context.layout.bar,
      context.palette.bar(context.gradient, backdrop: context.window),
      state.presented.mask(at: context.time))
  }

  /// The model's value, at once; never the eased one.
  private var valueText: TextPaint {
    TextPaint(
      state.isIndeterminate
        ? context.strings["in-progress"]
        : context.strings.filled("percent", String(state.hundredths)),
      color: context.palette[.secondaryLabel], backdrop: context.window,
      hasMonospacedDigits: true)
  }
}
