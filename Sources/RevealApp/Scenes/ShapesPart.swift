import RevealCore

/// Ring, pie, the default circle, and straight ones beside each other, or turning rings in their
/// places.
struct ShapesPart: MovingPart {
  private let frame: Rect
  private let context: ViewContext
  private let isIndeterminate: Bool
  private let ring: ProgressView<RingProgressViewStyle>
  private let pie: ProgressView<PieProgressViewStyle>
  private let circular: ProgressView<CircularProgressViewStyle>
  private let square: ProgressView<SquareProgressViewStyle>
  private let linear: ProgressView<LinearProgressViewStyle>
  private let strings: Strings

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
    circular = progress.progressViewStyle(.circular(diameter: ContentMetrics.circleDiameter))
    linear = progress.progressViewStyle(.linear)
    strings = context.strings
  }

  func append(_ motion: Motion, to commands: inout [DrawCommand]) {
    var context = context
    context.isResting = motion.mask.isResting
    context.spinnerPhase = motion.spinnerPhase
    let fraction = isIndeterminate ? nil : motion.mask.fraction
    HStack(spacing: ContentMetrics.columnSpacing) {
      named(strings["shapes.ring"], ring.body(presenting: fraction))
      named(strings["shapes.pie"], pie.body(presenting: fraction))
      named(strings["shapes.circular"], centered(circular.body(presenting: fraction)))
      straight(fraction)
    }
    .draw(in: frame, context: context, into: &commands)
  }

  /// The square and the plain line, or a turning ring in the middle of their column.
  @ViewBuilder private func straight(_ fraction: Fraction?) -> some View {
    if isIndeterminate {
      named(
        strings["shapes.square"],
        ZStack {
          Spacer()
          Spinner.inPlaceOfBar
        })
    } else {
      VStack(spacing: ContentMetrics.captionSpacing) {
        Spacer()
        square.body(presenting: fraction)
        name(strings["shapes.square"])
        Spacer()
        linear.body(presenting: fraction)
        name(strings["shapes.linear"])
      }
    }
  }

  private func centered(_ shape: some View) -> some View {
    VStack {
      Spacer()
      shape
      Spacer()
    }
  }

  private func named(_ text: String, _ shape: some View) -> some View {
    VStack(spacing: ContentMetrics.captionSpacing) {
      shape
      name(text)
    }
  }

  private func name(_ text: String) -> some View {
    Text(text).font(.caption).foregroundStyle(.secondaryLabel)
  }
}
