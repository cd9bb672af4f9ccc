import RevealCore

/// One temperature on gauges of every style.
struct GaugesPart: MovingPart {
  private let frame: Rect
  private let context: ViewContext
  private let gauges: TemperatureGauges
  private let isInColumns: Bool
  /// The width of the arc's column where the round gauges stand in a row.
  private let arcColumn: Double

  init(state: DemoState, context: SceneContext) {
    frame = context.layout.content
    var views = context.views
    views.direction = state.direction
    self.context = views
    let size = frame.size
    isInColumns =
      size.width >= ContentMetrics.columnsWidth && size.height >= ContentMetrics.columnsHeight
    let below = size.height - ContentMetrics.straightHeight - ContentMetrics.rowSpacing
    // Columns of one width where the dials then have room for their bounds.
    let columns = size.width - 3 * ContentMetrics.dialSpacing
    arcColumn = min(columns / 4, columns - 3 * ContentMetrics.dialDiameter)
    let arcRoom =
      isInColumns
      ? Size(width: size.width * ContentMetrics.arcPart, height: size.height)
      : Size(width: arcColumn, height: below)
    gauges = TemperatureGauges(
      state.meter, strings: context.strings, isNamed: isInColumns,
      arcWidth: min(arcRoom.width, arcRoom.height - ContentMetrics.arcValueHeight)
        .rounded(.down))
  }

  func append(_ motion: Motion, to commands: inout [DrawCommand]) {
    var context = context
    context.isResting = motion.mask.isResting
    let fraction = motion.mask.fraction
    if isInColumns {
      columns(fraction).draw(alignedIn: frame, context: context, into: &commands)
    } else {
      rows(fraction).draw(alignedIn: frame, context: context, into: &commands)
    }
  }

  private func columns(_ fraction: Fraction) -> some View {
    HStack(spacing: ContentMetrics.columnSpacing) {
      VStack(spacing: ContentMetrics.columnSpacing) {
        gauges.bar.body(presenting: fraction)
        lines(fraction)
        dials(fraction)
      }
      gauges.arc.body(presenting: fraction)
    }
  }

  private func rows(_ fraction: Fraction) -> some View {
    VStack(spacing: ContentMetrics.rowSpacing) {
      HStack(spacing: ContentMetrics.columnSpacing) {
        gauges.bar.body(presenting: fraction)
        lines(fraction)
      }
      HStack(spacing: ContentMetrics.dialSpacing) {
        dials(fraction)
        gauges.arc.body(presenting: fraction).frame(width: arcColumn)
      }
    }
  }

  private func lines(_ fraction: Fraction) -> some View {
    VStack(spacing: ContentMetrics.rowSpacing) {
      gauges.line.body(presenting: fraction)
      gauges.valueLine.body(presenting: fraction)
    }
  }

  private func dials(_ fraction: Fraction) -> some View {
    HStack(spacing: ContentMetrics.dialSpacing) {
      gauges.dial.body(presenting: fraction)
      gauges.unitDial.body(presenting: fraction)
      gauges.ring.body(presenting: fraction)
    }
  }
}
