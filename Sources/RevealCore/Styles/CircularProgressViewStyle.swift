/// A plain ring between its labels, turning while progress is indeterminate.
public struct CircularProgressViewStyle: ProgressViewStyle {
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

  /// Makes the label, the ring below it, and the current value in small print.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: IndicatorMetrics.labelSpacing) {
      configuration.label
      configuration.circle(
        .ring(lineWidth: lineWidth, lineCap: .round), of: fill, diameter: diameter,
        spinnerLineWidth: lineWidth)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A plain ring between its labels.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }

  /// A plain ring of another fill or size; lengths are in points.
  public static func circular(
    _ fill: some ShapeStyle = TintShapeStyle(), lineWidth: Double = IndicatorMetrics.lineWidth,
    diameter: Double? = nil
  ) -> CircularProgressViewStyle {
    CircularProgressViewStyle(fill: fill, lineWidth: lineWidth, diameter: diameter)
  }
}
