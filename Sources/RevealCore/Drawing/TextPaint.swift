/// How heavy the strokes of letters are.
public enum FontWeight: Hashable, Sendable {
  /// For reading.
  case regular
  /// For what comes first.
  case semibold
  /// For what is large.
  case bold
}

/// A size and weight of the system's font.
public struct Font: Hashable, Sendable {
  /// The size in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight

  /// Makes a font; a size that is not positive and finite becomes 13 points.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size.isFinite && size > 0 ? size : 13
    self.weight = weight
  }

  /// The font of labels: 13 points.
  public static let body = Font(size: 13)
  /// The font of titles: 13 points, semibold.
  public static let headline = Font(size: 13, weight: .semibold)
  /// The font of small print: 11 points.
  public static let caption = Font(size: 11)
}

/// Where text lies in the rectangle that it is given; always centred vertically.
public enum TextAlignment: Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// A line of text and what it looks like.
public struct TextPaint: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color
  /// The colour behind, where it is known; the picture is then opaque and merely copied.
  public var backdrop: Color?
  /// The place in the rectangle.
  public var alignment: TextAlignment
  /// Whether every digit takes the same width, so that a changing number never jitters.
  public var hasMonospacedDigits: Bool

  /// Makes a line of text.
  public init(
    _ string: String, font: Font = .body, color: Color, backdrop: Color? = nil,
    alignment: TextAlignment = .leading, hasMonospacedDigits: Bool = false
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.backdrop = backdrop
    self.alignment = alignment
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
