/// A disc, revealed clockwise from 12 o'clock.
///
/// Pictured in <doc:PieIndicator>.
public struct PieProgressViewStyle: ProgressViewStyle {
  private let fill: AnyShapeStyle
  private let track: AnyShapeStyle
  private let diameter: Double?

  /// Makes the style; the diameter is in points, nil for all that is proposed.
  ///
  /// With nothing else said the fill is the tint, else the palette's orange.
  public init(
    fill: some ShapeStyle = TintShapeStyle(orElse: SystemColor.orange),
    track: some ShapeStyle = Palette.Role.track, diameter: Double? = nil
  ) {
    self.fill = AnyShapeStyle(fill)
    self.track = AnyShapeStyle(track)
    self.diameter = diameter
  }

  /// Makes the label, the disc below it, and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: BarMetrics.labelSpacing) {
      configuration.label
      configuration.circle(.pie, of: fill, track: track, diameter: diameter)
      configuration.currentValueLabel
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension ProgressViewStyle where Self == PieProgressViewStyle {
  /// A disc in the tint, else in orange.
  public static var pie: PieProgressViewStyle { PieProgressViewStyle() }

  /// A disc of another fill or size, in points.
  public static func pie(
    _ fill: some ShapeStyle = TintShapeStyle(orElse: SystemColor.orange),
    track: some ShapeStyle = Palette.Role.track, diameter: Double? = nil
  ) -> PieProgressViewStyle {
    PieProgressViewStyle(fill: fill, track: track, diameter: diameter)
  }
}
