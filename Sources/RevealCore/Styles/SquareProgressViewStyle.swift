/// A rectangle, revealed from its leading edge.
///
/// Pictured in <doc:SquareIndicator>.
public struct SquareProgressViewStyle: ProgressViewStyle {
  private let fill: AnyShapeStyle
  private let track: AnyShapeStyle
  private let cornerRadius: Double
  private let height: Double?

  /// Makes the style; lengths are in points, a height of nil is all that is proposed.
  ///
  /// With nothing else said the fill is the tint, else the palette's orange.
  public init(
    fill: some ShapeStyle = TintShapeStyle(orElse: SystemColor.orange),
    track: some ShapeStyle = Palette.Role.track, cornerRadius: Double = 0, height: Double? = nil
  ) {
    self.fill = AnyShapeStyle(fill)
    self.track = AnyShapeStyle(track)
    self.cornerRadius = cornerRadius
    self.height = height
  }

  /// Makes the label, the rectangle below it, and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: BarMetrics.labelSpacing) {
      configuration.label
      configuration.bar(of: fill, track: track, corners: .radius(cornerRadius), height: height)
      configuration.currentValueLabel
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension ProgressViewStyle where Self == SquareProgressViewStyle {
  /// A rectangle in the tint, else in orange.
  public static var square: SquareProgressViewStyle { SquareProgressViewStyle() }

  /// A rectangle of another fill or size; lengths are in points.
  public static func square(
    _ fill: some ShapeStyle = TintShapeStyle(orElse: SystemColor.orange),
    track: some ShapeStyle = Palette.Role.track, cornerRadius: Double = 0, height: Double? = nil
  ) -> SquareProgressViewStyle {
    SquareProgressViewStyle(
      fill: fill, track: track, cornerRadius: cornerRadius, height: height)
  }
}
