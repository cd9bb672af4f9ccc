import RevealCore

/// The bar under its mask, or the ring at its phase.
struct BarPart: MovingPart {
  private let frame: Rect
  private let paint: RevealPaint
  private let spinner: SpinnerPaint?

  init(state: DemoState, context: SceneContext) {
    frame = state.isIndeterminate ? context.layout.spinner : context.layout.bar
    paint = context.palette.bar(context.gradient, backdrop: context.window)
    spinner =
      state.isIndeterminate
      ? context.palette.spinner(lineWidth: BarMetrics.spinnerLineWidth, backdrop: context.window)
      : nil
  }

  func append(_ motion: Motion, to commands: inout [DrawCommand]) {
    if let spinner {
      commands.append(.spinner(frame, spinner, phase: motion.spinnerPhase))
    } else {
      commands.append(.reveal(frame, paint, motion.mask))
    }
  }
}
