import RevealCore

/// Turns recipes to pictures.
public struct PicturePainter {
  private let text: any TextRasterizer

  /// Makes a painter that has its text from a rasterizer.
  public init(text: any TextRasterizer) { self.text = text }

  /// The picture of a recipe; one that changes in place is still empty.
  public func paint(_ recipe: PictureRecipe) -> Bitmap {
    switch recipe {
    case .track(let reveal):
      return RevealPainter(recipe: reveal).track()
    case .reveal(let reveal):
      return RevealPainter(recipe: reveal).revealed()
    case .shape(let paint, let size, let scale):
      return ShapePainter(paint: paint, size: size, scale: scale).bitmap()
    case .live(let recipe, _):
      return Bitmap(size: recipe.size)
    case .text(let recipe):
      return text.paint(recipe)
    case .paragraph(let recipe):
      return text.paint(recipe)
    case .digits(let recipe):
      return text.paint(recipe)
    }
  }
}
