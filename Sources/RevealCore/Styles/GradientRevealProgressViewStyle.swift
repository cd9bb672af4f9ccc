/// A gradient as wide as the whole track, revealed by a leading-aligned mask.
///
/// Pictured in <doc:BarIndicator>.
public struct GradientRevealProgressViewStyle: ProgressViewStyle {
  private let gradient: AnyShapeStyle
  private let height: Double?

  /// Makes the style; the bar's height is in points, nil for all that is proposed.
  ///
  /// With nothing else said the gradient is the tint, else ``GradientSpecification/reveal``.
  public init(
    _ gradient: some ShapeStyle = TintShapeStyle(orElse: GradientSpecification.reveal),
    height: Double? = BarMetrics.height
  ) {
    self.gradient = AnyShapeStyle(gradient)
    self.height = height
  }

  /// Makes the label, the bar or a turning ring in its place, and the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: BarMetrics.labelSpacing) {
      configuration.label
        .font(.headline)
      configuration.bar(of: gradient, height: height)
      configuration.currentValueLabel
        .foregroundStyle(.secondaryLabel)
        .monospacedDigit()
    }
  }
}

extension ProgressViewStyle where Self == GradientRevealProgressViewStyle {
  /// The tint, else blue, purple and orange, over the whole track, revealed by a mask.
  public static var gradientReveal: GradientRevealProgressViewStyle {
    GradientRevealProgressViewStyle()
  }

  /// Another gradient or height, in points; nil for all that is proposed.
  public static func gradientReveal(
    _ gradient: some ShapeStyle = TintShapeStyle(orElse: GradientSpecification.reveal),
    height: Double? = BarMetrics.height
  ) -> GradientRevealProgressViewStyle {
    GradientRevealProgressViewStyle(gradient, height: height)
  }
}
