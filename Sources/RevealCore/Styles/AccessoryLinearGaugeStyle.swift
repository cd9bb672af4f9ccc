/// A thin bar with a marker, in one line with the labels of its bounds or of the value.
///
/// Pictured in <doc:AccessoryLinearGauge>.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
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

  /// Makes the bar between its bounds; without bounds, the current value before it.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: IndicatorMetrics.labelSpacing) {
      if configuration.hasBoundLabels {
        configuration.minimumValueLabel
      } else {
        configuration.currentValueLabel
      }
      configuration.marked(.capsule, of: fill)
        .frame(height: height)
      configuration.maximumValueLabel
    }
    .font(.caption)
    .monospacedDigit()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A thin bar with a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }

  /// A bar of another fill or height, in points; nil for all that is proposed.
  public static func accessoryLinear(
    _ fill: some ShapeStyle = TintShapeStyle(), height: Double? = IndicatorMetrics.lineHeight
  ) -> AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle(fill: fill, height: height)
  }
}
