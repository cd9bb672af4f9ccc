import RevealCore

/// What measures and paints text; the pure floors only know that there is one.
public protocol TextRasterizer: AnyObject {
  /// The extent in pixels of a run of text; nothing where there is no font.
  func size(of recipe: TextRecipe) -> PixelSize
  /// The picture of a run of text, of just that extent.
  func paint(_ recipe: TextRecipe) -> Bitmap
  /// The extent in pixels of text in lines: no wider than the recipe, no more lines than its limit.
  func size(of recipe: ParagraphRecipe) -> PixelSize
  /// The picture of text in lines, of just that extent.
  func paint(_ recipe: ParagraphRecipe) -> Bitmap
  /// The extent in pixels of one digit's cell: the same for all ten.
  func cellSize(of recipe: DigitsRecipe) -> PixelSize
  /// The picture of the digits 0 to 9, side by side in their cells.
  func paint(_ recipe: DigitsRecipe) -> Bitmap
}

/// Text that is nowhere to be seen: for pictures without labels, and where there is no font.
public final class NoText: TextRasterizer {
  /// Makes a rasterizer that draws nothing.
  public init() {}

  /// No extent.
  public func size(of recipe: TextRecipe) -> PixelSize { PixelSize(width: 0, height: 0) }

  /// An empty picture.
  public func paint(_ recipe: TextRecipe) -> Bitmap { Bitmap(size: size(of: recipe)) }

  /// No extent.
  public func size(of recipe: ParagraphRecipe) -> PixelSize { PixelSize(width: 0, height: 0) }

  /// An empty picture.
  public func paint(_ recipe: ParagraphRecipe) -> Bitmap { Bitmap(size: size(of: recipe)) }

  /// No extent.
  public func cellSize(of recipe: DigitsRecipe) -> PixelSize { PixelSize(width: 0, height: 0) }

  /// An empty picture.
  public func paint(_ recipe: DigitsRecipe) -> Bitmap { Bitmap(size: cellSize(of: recipe)) }
}
