/// What views are drawn in: the colours, the scale, the moment.
public struct ViewContext {
  /// The colours.
  public var palette: Palette
  /// The pixels of a point.
  public var scale: DisplayScale
  /// The colour behind, where it is known; pictures are then opaque and merely copied.
  public var backdrop: Color?
  /// What knows how large text is.
  public var text: any TextMeasurer
  /// Whether the presented fraction has come to rest; masks at rest end on a pixel boundary.
  public var isResting: Bool
  /// The picture that spinners show, in 0..<``SpinnerMotion/phases``.
  public var spinnerPhase: Int
  /// What remembers the gradients that styles have resolved to.
  public var paints: PaintResolver
  /// The side on which reading begins; places in frames count from there as it is.
  public var direction: LayoutDirection

  /// The font of text.
  public var font = Font.body
  /// The weight of text; nil for the font's own.
  public var fontWeight: FontWeight?
  /// The colour of text; nil for the palette's label colour.
  public var foregroundColor: Color?
  /// Whether every digit takes the same width.
  public var hasMonospacedDigits = false
  /// What indicators are filled with that have no fill of their own; nil for each one's default.
  public var tint: AnyShapeStyle?

  /// The direction of the stack around; a spacer grows in it.
  var stackAxis: Axis?

  /// Makes a context; keep the resolver from one frame to the next.
  public init(
    palette: Palette, scale: DisplayScale = .one, backdrop: Color? = nil, text: any TextMeasurer,
    isResting: Bool = true, spinnerPhase: Int = 0, paints: PaintResolver = PaintResolver(),
    direction: LayoutDirection = .leftToRight
  ) {
    self.palette = palette
    self.scale = scale
    self.backdrop = backdrop
    self.text = text
    self.isResting = isResting
    self.spinnerPhase = spinnerPhase
    self.paints = paints
    self.direction = direction
  }
}

/// What knows how large a line of text is.
public protocol TextMeasurer: AnyObject {
  /// The size in points of a line of text at a scale; a function of just these.
  func size(of paint: TextPaint, at scale: DisplayScale) -> Size
}
