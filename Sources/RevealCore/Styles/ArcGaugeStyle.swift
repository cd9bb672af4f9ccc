/// A broad arc around a content, open at the bottom, with the value below in a large font.
///
/// Pictured in <doc:ArcGauge>.
public struct ArcGaugeStyle: GaugeStyle {
  private let fill: AnyShapeStyle
  private let track: AnyShapeStyle
  private let lineWidth: Double
  private let diameter: Double?
  private let content: AnyView

  /// Makes the style; lengths are in points, a diameter of nil is all that is proposed.
  ///
  /// With nothing else said the fill is the tint, else ``defaultFill``, and there is no track.
  public init(
    fill: some ShapeStyle = TintShapeStyle(orElse: Self.defaultFill),
    track: some ShapeStyle = Color.clear, lineWidth: Double = Self.defaultLineWidth,
    diameter: Double? = nil, @ViewBuilder content: () -> some View
  ) {
    self.fill = AnyShapeStyle(fill)
    self.track = AnyShapeStyle(track)
    self.lineWidth = lineWidth
    self.diameter = diameter
    self.content = AnyView(content())
  }

  /// The width of the line of an arc that is given none: 20 points.
  public static let defaultLineWidth = 20.0

  /// Blue, purple and orange straight across the frame.
  public static let defaultFill = LinearGradient(
    gradient: .reveal, startPoint: .leading, endPoint: .trailing)

  /// Makes the arc up to the value, the content in its middle, and the current value below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        // Below the content, so that what moves is copied over a colour that is known.
        Reveal(
          .arc(.dial(lineWidth: lineWidth)), of: fill, track: track, upTo: configuration.value)
        content
      }
      .frame(width: diameter, height: diameter)
      configuration.currentValueLabel
        .fontWeight(.bold)
        .font(.title2)
        .monospacedDigit()
    }
  }
}

extension GaugeStyle where Self == ArcGaugeStyle {
  /// A broad arc around a content; lengths are in points, a diameter of nil is all there is.
  ///
  /// Behind a leading dot the compiler takes one view only; several go into a stack, or into
  /// ``ArcGaugeStyle``'s own initialiser.
  public static func arc(
    _ fill: some ShapeStyle = TintShapeStyle(orElse: ArcGaugeStyle.defaultFill),
    track: some ShapeStyle = Color.clear, lineWidth: Double = ArcGaugeStyle.defaultLineWidth,
    diameter: Double? = nil, @ViewBuilder content: () -> some View
  ) -> ArcGaugeStyle {
    ArcGaugeStyle(
      fill: fill, track: track, lineWidth: lineWidth, diameter: diameter, content: content)
  }
}
