/// A ring, revealed clockwise from 12 o'clock.
///
/// Pictured in <doc:RingIndicator>.
public struct RingProgressViewStyle: ProgressViewStyle {
  private let fill: AnyShapeStyle
  private let track: AnyShapeStyle
  private let lineWidth: Double
  private let lineCap: LineCap
  private let diameter: Double?

  /// Makes the style; lengths are in points, a diameter of nil is all that is proposed.
  ///
  /// With nothing else said the fill is the tint, else the palette's orange.
  public init(
    fill: some ShapeStyle = TintShapeStyle(orElse: SystemColor.orange),
    track: some ShapeStyle = Palette.Role.track, lineWidth: Double = IndicatorMetrics.lineWidth,
    lineCap: LineCap = .square, diameter: Double? = nil
  ) {
    self.fill = AnyShapeStyle(fill)
    self.track = AnyShapeStyle(track)
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.diameter = diameter
  }

  /// Makes the label, the ring below it, and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: BarMetrics.labelSpacing) {
      configuration.label
      configuration.circle(
        .ring(lineWidth: lineWidth, lineCap: lineCap), of: fill, track: track,
        diameter: diameter, spinnerLineWidth: lineWidth)
      configuration.currentValueLabel
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension ProgressViewStyle where Self == RingProgressViewStyle {
  /// A ring in the tint, else in orange.
  public static var ring: RingProgressViewStyle { RingProgressViewStyle() }

  /// A ring of another fill or size; lengths are in points.
  public static func ring(
    _ fill: some ShapeStyle = TintShapeStyle(orElse: SystemColor.orange),
    track: some ShapeStyle = Palette.Role.track, lineWidth: Double = IndicatorMetrics.lineWidth,
    lineCap: LineCap = .square, diameter: Double? = nil
  ) -> RingProgressViewStyle {
    RingProgressViewStyle(
      fill: fill, track: track, lineWidth: lineWidth, lineCap: lineCap, diameter: diameter)
  }
}
