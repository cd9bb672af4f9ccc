import RevealCore
import RevealRaster

/// Text by Pango, which is started when the first text is asked for; none where there is no font.
package final class LazyText: TextRasterizer {
  private lazy var text: any TextRasterizer = PangoText() ?? NoText()

  /// Makes a rasterizer; looking for fonts waits until one is needed.
  package init() {}

  package func size(of recipe: TextRecipe) -> PixelSize { text.size(of: recipe) }
  package func paint(_ recipe: TextRecipe) -> Bitmap { text.paint(recipe) }
  package func size(of recipe: ParagraphRecipe) -> PixelSize { text.size(of: recipe) }
  package func paint(_ recipe: ParagraphRecipe) -> Bitmap { text.paint(recipe) }
  package func cellSize(of recipe: DigitsRecipe) -> PixelSize { text.cellSize(of: recipe) }
  package func paint(_ recipe: DigitsRecipe) -> Bitmap { text.paint(recipe) }
}
