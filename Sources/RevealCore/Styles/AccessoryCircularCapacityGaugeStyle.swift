/// A closed ring that is filled up to the value, which is in its middle; nothing else is written.
///
/// Pictured in <doc:AccessoryCircularCapacityGauge>.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
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

  /// Makes the ring and the current value in its middle.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Reveal(
        .ring(lineWidth: lineWidth, lineCap: .round), of: fill, upTo: configuration.value)
      configuration.currentValueLabel
        .font(.headline)
        .monospacedDigit()
    }
    .frame(width: diameter, height: diameter)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }

  /// A ring of another fill or size; lengths are in points.
  public static func accessoryCircularCapacity(
    _ fill: some ShapeStyle = TintShapeStyle(), lineWidth: Double = IndicatorMetrics.lineWidth,
    diameter: Double? = nil
  ) -> AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle(fill: fill, lineWidth: lineWidth, diameter: diameter)
  }
}
