/// One thing to draw, in points and in leading coordinates: x grows from the leading edge.
///
/// A later command lies over an earlier one. The renderer turns commands to pixels, and mirrors
/// them where the leading edge is on the right.
public enum DrawCommand: Hashable, Sendable {
  /// A rectangle of one colour, each edge on the nearest pixel boundary.
  case fill(Rect, Color)
  /// A rounded rectangle, filled and outlined.
  case shape(Rect, ShapePaint)
  /// A shape whose paint is revealed up to a mask, or marked at its edge.
  case reveal(Rect, RevealPaint, RevealMask)
  /// A turning ring, at one of its phases, 0..<``SpinnerMotion/phases``.
  case spinner(Rect, SpinnerPaint, phase: Int)
  /// A line of text, placed in a rectangle.
  case text(Rect, TextPaint)
  /// Text in lines, from the top of a rectangle, that break where the rectangle ends; centred
  /// vertically where it has but one line.
  case paragraph(Rect, ParagraphPaint)
}

/// What a rounded rectangle looks like.
public struct ShapePaint: Hashable, Sendable {
  /// The inside; clear where there is none.
  public var fill: Color
  /// The outline, drawn inside the edge; clear where there is none.
  public var border: Color
  /// The outline's width in points; drawn at least a pixel wide.
  public var borderWidth: Double
  /// The corners.
  public var corners: CornerStyle
  /// The colour behind, where it is known; the picture is then opaque and merely copied.
  public var backdrop: Color?

  /// Makes the paint of a shape; a width that is negative or not finite becomes 0.
  public init(
    fill: Color, border: Color = .clear, borderWidth: Double = 1, corners: CornerStyle,
    backdrop: Color? = nil
  ) {
    self.fill = fill
    self.border = border
    self.borderWidth = borderWidth.isFinite ? max(borderWidth, 0) : 0
    self.corners = corners
    self.backdrop = backdrop
  }

  /// Whether there is anything to see of it.
  public var isVisible: Bool { fill.opacity > 0 || border.opacity > 0 && borderWidth > 0 }
}

/// What a turning ring looks like.
public struct SpinnerPaint: Hashable, Sendable {
  /// The colour of the turning tail, from nothing at its end to full at its head.
  public var color: Color
  /// The ring that stays.
  public var track: Color
  /// The ring's width in points, inside the frame.
  public var lineWidth: Double
  /// The colour behind, where it is known.
  public var backdrop: Color?

  /// Makes the paint of a spinner; a width that is negative or not finite becomes 0.
  public init(color: Color, track: Color, lineWidth: Double, backdrop: Color? = nil) {
    self.color = color
    self.track = track
    self.lineWidth = lineWidth.isFinite ? max(lineWidth, 0) : 0
    self.backdrop = backdrop
  }
}
