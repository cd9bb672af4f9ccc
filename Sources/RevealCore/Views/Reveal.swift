/// A shape that is painted whole, and revealed up to a fraction.
///
/// It fills what is proposed; a ring or a pie lies in the middle of it.
public struct Reveal<Fill: ShapeStyle, Track: ShapeStyle>: View {
  private let shape: RevealShape
  private let fill: Fill
  private let track: Track
  private let fraction: Fraction
  private var outline = AnyShapeStyle(Palette.Role.trackOutline)
  private var marker: AnyShapeStyle?
  private var gap = 0.0

  /// Makes a reveal; a fraction is pinned to 0…1, and 0 where it is not a number.
  ///
  /// At 0 there is only track, at 1 all of the fill.
  public init(
    _ shape: RevealShape, of fill: Fill, track: Track = Palette.Role.track,
    upTo fraction: Double
  ) {
    self.shape = shape
    self.fill = fill
    self.track = track
    self.fraction = Fraction(clamping: fraction)
  }

  /// Sets the line of a pixel just inside the silhouette; by default it is there in high contrast.
  public func outline(_ style: some ShapeStyle) -> Reveal {
    var reveal = self
    reveal.outline = AnyShapeStyle(style)
    return reveal
  }

  /// Shows the whole shape, and a dot at the fraction that keeps a gap in points around itself.
  public func marker(_ style: some ShapeStyle = Palette.Role.label, gap: Double = 2) -> Reveal {
    var reveal = self
    reveal.marker = AnyShapeStyle(style)
    reveal.gap = gap
    return reveal
  }

  /// All that is proposed; else a bar's usual size, or a square of ``IndicatorMetrics/diameter``.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    guard case .bar = shape else {
      return proposal.filled(orSquareOf: IndicatorMetrics.diameter)
    }
    return proposal.filled(orElse: Size(width: BarMetrics.width, height: BarMetrics.height))
  }

  /// Draws the shape in the whole frame.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    let paint = fill.resolve(in: context)
    let indication = marker.map {
      Indication.marker(Marker(color: $0.resolve(in: context).firstColor, gap: gap))
    }
    commands.append(
      .reveal(
        frame,
        RevealPaint(
          gradient: paint.gradient, geometry: paint.geometry,
          track: track.resolve(in: context).firstColor,
          outline: outline.resolve(in: context).firstColor, shape: shape,
          indication: indication ?? .capacity, backdrop: context.backdrop),
        RevealMask(fraction, isResting: context.isResting)))
  }
}

/// The measures of indicators other than the bar, in points.
public enum IndicatorMetrics {
  /// The diameter of a ring or a pie that is given none: 150 points.
  public static let diameter = 150.0
  /// The width of a ring's line: 6 points.
  public static let lineWidth = 6.0
  /// The height of a plain bar: 6 points.
  public static let lineHeight = 6.0
  /// The space between labels and a plain indicator: 4 points.
  public static let labelSpacing = 4.0
}
