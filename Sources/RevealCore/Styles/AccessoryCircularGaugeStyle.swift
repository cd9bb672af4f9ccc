/// A dial open at the bottom with a marker, the value in its middle and its bounds in the gap.
///
/// Pictured in <doc:AccessoryCircularGauge>.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  private let fill: AnyShapeStyle
  private let lineWidth: Double
  private let diameter: Double?

  /// Makes the style; lengths are in points, a diameter of nil is all that is proposed.
  ///
  /// With nothing else said the fill is the tint, else the palette's accent colour.
  public init(
    fill: some ShapeStyle = TintShapeStyle(), lineWidth: Double = IndicatorMetrics.lineWidth,
    diameter: Double? = nil
  ) {
    self.fill = AnyShapeStyle(fill)
    self.lineWidth = lineWidth
    self.diameter = diameter
  }

  /// Makes the dial with its labels; without bounds, the label is in the gap.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.marked(.arc(.dial(lineWidth: lineWidth)), of: fill)
      configuration.currentValueLabel
        .font(.headline)
      if configuration.hasBoundLabels {
        DialGap(
          lineWidth: lineWidth,
          leftToRight: gapLabels(configuration.minimumValueLabel, configuration.maximumValueLabel),
          rightToLeft: gapLabels(configuration.maximumValueLabel, configuration.minimumValueLabel)
        )
        .font(.caption)
      } else {
        DialGap(
          lineWidth: lineWidth, leftToRight: configuration.label, rightToLeft: configuration.label
        )
        .font(.caption)
      }
    }
    .monospacedDigit()
    .frame(width: diameter, height: diameter)
  }

  private func gapLabels(_ leading: AnyView?, _ trailing: AnyView?) -> some View {
    HStack(spacing: IndicatorMetrics.labelSpacing) {
      leading
      Spacer()
      trailing
    }
  }
}

/// Puts a view between the two ends of a dial, at its bottom.
///
/// A dial runs clockwise in both directions of reading, so what belongs to its ends does not change
/// sides.
private struct DialGap<Content: View>: View {
  private static var smallestFont: Double { 6 }

  let lineWidth: Double
  let leftToRight: Content
  let rightToLeft: Content

  func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    // As little as possible, for the dial itself says how large the whole is.
    proposal.filled(orElse: Size(width: 0, height: 0))
  }

  func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    let diameter = min(frame.size.width, frame.size.height)
    let radius = max((diameter - lineWidth) / 2, 0)
    // The line ends 45 degrees to both sides of 6 o'clock, in half circles.
    let width = max(2 * radius * 0.5.squareRoot() - lineWidth, 0)
    var context = context
    let content = context.direction == .leftToRight ? leftToRight : rightToLeft
    // Smaller letters where the gap is narrow, rather than letters over the line.
    let ideal = content.size(fitting: .unspecified, in: context).width
    if ideal > width {
      context.font.size = max(context.font.size * width / ideal, Self.smallestFont)
    }
    let proposal = ProposedSize(width: width, height: nil)
    let height = content.size(fitting: proposal, in: context).height
    let gap = Rect(
      x: frame.midX - width / 2, y: frame.midY + diameter / 2 - height, width: width,
      height: height)
    content.draw(alignedIn: gap, context: context, into: &commands)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A dial with a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }

  /// A dial of another fill or size; lengths are in points.
  public static func accessoryCircular(
    _ fill: some ShapeStyle = TintShapeStyle(), lineWidth: Double = IndicatorMetrics.lineWidth,
    diameter: Double? = nil
  ) -> AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(fill: fill, lineWidth: lineWidth, diameter: diameter)
  }
}
