import RevealCore

/// Text in lines of a width, in a style.
public struct ParagraphRecipe: Hashable, Sendable {
  /// The text.
  public var string: String
  /// How it is to be read.
  public var format: ParagraphPaint.Format
  /// The style, where tags say nothing else.
  public var style: TextStyle
  /// The most pixels that a line has.
  public var width: Int
  /// The most lines.
  public var lineLimit: Int

  /// Makes the recipe of a paragraph in lines of so many pixels.
  public init(_ paint: ParagraphPaint, width: Int, scale: DisplayScale) {
    string = paint.string
    format = paint.format
    style = TextStyle(
      font: paint.font, color: paint.color, backdrop: paint.backdrop, scale: scale)
    self.width = max(width, 0)
    lineLimit = paint.lineLimit
  }
}

extension ParagraphPaint {
  /// The extent in points of the text in lines of a width, a whole number of pixels.
  public func size(width: Double, at scale: DisplayScale, text: any TextRasterizer) -> Size {
    let size = text.size(of: ParagraphRecipe(self, width: scale.pixels(width), scale: scale))
    return Size(width: scale.points(size.width), height: scale.points(size.height))
  }
}
