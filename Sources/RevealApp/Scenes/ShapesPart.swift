import RevealCore

/// Ring, pie and square beside each other, or turning rings in their places.
struct ShapesPart: MovingPart {
  private let frame: Rect
  private let context: ViewContext
  private let isIndeterminate: Bool
  private let ring: ProgressView<RingProgressViewStyle>
  private let pie: ProgressView<PieProgressViewStyle>
  private let square: ProgressView<SquareProgressViewStyle>
  private let names: (ring: Text, pie: Text, square: Text)

  init(state: DemoState, context: SceneContext) {
    frame = context.layout.content
    self.context = context.views
    isIndeterminate = state.isIndeterminate
    let progress = ProgressView(value: state.isIndeterminate ? nil : state.fraction.value)
    ring = progress.progressViewStyle(.ring())
    pie = progress.progressViewStyle(.pie)
    square = progress.progressViewStyle(
      .square(
        cornerRadius: ContentMetrics.squareRadius, height: ContentMetrics.squareHeight))
    let strings = context.strings
    names = (
      Text(strings["shapes.ring"]), Text(strings["shapes.pie"]), Text(strings["shapes.square"])
    )
  }

  func append(_ motion: Motion, to commands: inout [DrawCommand]) {
    var context = context
    context.isResting = motion.mask.isResting
    context.spinnerPhase = motion.spinnerPhase
    let fraction = isIndeterminate ? nil : motion.mask.fraction
    HStack(spacing: ContentMetrics.columnSpacing) {
      named(names.ring, ring.body(presenting: fraction))
      named(names.pie, pie.body(presenting: fraction))
      named(names.square, squareOrSpinner(fraction))
    }
    .draw(in: frame, context: context, into: &commands)
  }

  /// The square, or a turning ring in the middle of its column, as the other two are.
  @ViewBuilder private func squareOrSpinner(_ fraction: Fraction?) -> some View {
    if isIndeterminate {
      ZStack {
        Spacer()
        Spinner(lineWidth: BarMetrics.spinnerLineWidth)
          .frame(width: BarMetrics.spinnerDiameter, height: BarMetrics.spinnerDiameter)
      }
    } else {
      VStack {
        Spacer()
        square.body(presenting: fraction)
        Spacer()
      }
    }
  }

  private func named(_ name: Text, _ shape: some View) -> some View {
    VStack(spacing: ContentMetrics.captionSpacing) {
      shape
      name.font(.caption).foregroundStyle(.secondaryLabel)
    }
  }
}
