/// A plain bar between its labels.
public struct LinearProgressViewStyle: ProgressViewStyle {
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

  /// Makes the label, the bar below it, and the current value in small print.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: IndicatorMetrics.labelSpacing) {
      configuration.label
      configuration.bar(of: fill, height: height)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A plain bar between its labels.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }

  /// A plain bar of another fill or height, in points; nil for all that is proposed.
  public static func linear(
    _ fill: some ShapeStyle = TintShapeStyle(), height: Double? = IndicatorMetrics.lineHeight
  ) -> LinearProgressViewStyle {
    LinearProgressViewStyle(fill: fill, height: height)
  }
}
