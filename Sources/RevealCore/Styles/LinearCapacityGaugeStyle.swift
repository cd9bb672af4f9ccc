/// A bar that is filled up to the value, between the labels of its bounds.
///
/// Pictured in <doc:LinearCapacityGauge>.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  private let fill: AnyShapeStyle
  private let height: Double?

  /// Makes the style; the bar's height is in points, nil for all that is proposed.
  ///
  /// With nothing else said the fill is the tint, else the palette's accent colour.
  public init(
    fill: some ShapeStyle = TintShapeStyle(), height: Double? = IndicatorMetrics.lineHeight
  ) {
    self.fill = AnyShapeStyle(fill)
    self.height = height
  }

  /// Makes the label, the bar between its bounds, and the current value in small print.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: IndicatorMetrics.labelSpacing) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
          .font(.caption)
        Reveal(.capsule, of: fill, upTo: configuration.value)
          .frame(height: height)
        configuration.maximumValueLabel
          .font(.caption)
      }
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// What a gauge looks like unless somebody says otherwise: a bar filled up to the value.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }

  /// A bar of another fill or height, in points; nil for all that is proposed.
  public static func linearCapacity(
    _ fill: some ShapeStyle = TintShapeStyle(), height: Double? = IndicatorMetrics.lineHeight
  ) -> LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle(fill: fill, height: height)
  }
}
