import RevealCore

/// All that a cached picture depends on, and so its key: equal recipes give equal bytes.
public enum PictureRecipe: Hashable, Sendable {
  /// A track with nothing revealed.
  case track(RevealRecipe)
  /// The same track with everything revealed.
  case reveal(RevealRecipe)
  /// A picture that changes in place; each instance has its own state.
  case live(LiveRecipe, instance: Int)
  /// A rounded rectangle.
  case shape(ShapePaint, PixelSize, DisplayScale)
  /// A run of text.
  case text(TextRecipe)
  /// Text in lines.
  case paragraph(ParagraphRecipe)
  /// The ten digits, side by side in cells of one width.
  case digits(DigitsRecipe)

  /// Whether the picture hides all that lies behind it.
  public var isOpaque: Bool { backdrop?.opacity == 1 }

  /// Whether a column of the picture may be shown with part of its opacity.
  public var fades: Bool { if case .reveal = self { true } else { false } }

  private var backdrop: Color? {
    switch self {
    case .track(let recipe), .reveal(let recipe): return recipe.paint.backdrop
    case .live(let recipe, _): return recipe.backdrop
    case .shape(let paint, _, _): return paint.backdrop
    case .text(let recipe): return recipe.style.backdrop
    case .paragraph(let recipe): return recipe.style.backdrop
    case .digits(let recipe): return recipe.style.backdrop
    }
  }
}

extension RevealPaint {
  /// Whether a mask's edge follows the columns of the grid, so that copies of two pictures show it.
  public var isCopiedInColumns: Bool {
    guard case .bar = shape, case .capacity = indication else { return false }
    return true
  }
}

/// A reveal's paint on a grid of pixels.
public struct RevealRecipe: Hashable, Sendable {
  /// The paint.
  public var paint: RevealPaint
  /// The whole track's extent.
  public var size: PixelSize
  /// The scale, on which the corners depend.
  public var scale: DisplayScale
  /// Whether the leading edge is on the right.
  public var isMirrored: Bool

  /// Makes the recipe of a reveal.
  public init(
    paint: RevealPaint, size: PixelSize, scale: DisplayScale, isMirrored: Bool = false
  ) {
    self.paint = paint
    self.size = size
    self.scale = scale
    self.isMirrored = isMirrored
  }
}

/// How letters look, at a size in pixels.
public struct TextStyle: Hashable, Sendable {
  /// The size of the font in pixels.
  public var pixelSize: Double
  /// The weight.
  public var weight: FontWeight
  /// The colour.
  public var color: Color
  /// The colour behind, where it is known.
  public var backdrop: Color?

  /// Makes the style of a text at a scale.
  public init(_ paint: TextPaint, scale: DisplayScale) {
    self.init(font: paint.font, color: paint.color, backdrop: paint.backdrop, scale: scale)
  }

  /// Makes the style of letters of a font at a scale.
  public init(font: Font, color: Color, backdrop: Color?, scale: DisplayScale) {
    pixelSize = font.size * scale.pixelsPerPoint
    weight = font.weight
    self.color = color
    self.backdrop = backdrop
  }
}

/// A run of text in a style.
public struct TextRecipe: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The style.
  public var style: TextStyle

  /// Makes the recipe of a run of text.
  public init(string: String, style: TextStyle) {
    self.string = string
    self.style = style
  }
}

/// The digits in a style.
public struct DigitsRecipe: Hashable, Sendable {
  /// The style.
  public var style: TextStyle

  /// Makes the recipe of the digits.
  public init(style: TextStyle) { self.style = style }
}
