import RevealCore
import RevealRaster

/// Text without a font: each character is a box, its own mirror image.
///
/// So the laws of place and direction can be tested to the bit, on every machine.
package final class BoxText: TextRasterizer {
  /// How many pictures were painted.
  package private(set) var paints = 0

  /// Makes the rasterizer.
  package init() {}

  /// As wide as the count of characters.
  package func size(of recipe: TextRecipe) -> PixelSize {
    let cell = cell(recipe.style)
    return PixelSize(width: cell.width * recipe.string.count, height: cell.height)
  }

  /// Boxes of one height in a row.
  package func paint(_ recipe: TextRecipe) -> Bitmap {
    paints += 1
    return boxes(Array(repeating: 0, count: recipe.string.count), recipe.style)
  }

  /// As many lines as the characters need, each of its height.
  package func size(of recipe: ParagraphRecipe) -> PixelSize {
    let cell = cell(recipe.style)
    let columns = max(recipe.width / cell.width, 1)
    let count = recipe.string.count
    let lines = min((count + columns - 1) / columns, recipe.lineLimit)
    return PixelSize(width: cell.width * min(count, columns), height: cell.height * lines)
  }

  /// A plate of the text's colour.
  package func paint(_ recipe: ParagraphRecipe) -> Bitmap {
    paints += 1
    return Bitmap(size: size(of: recipe), color: recipe.style.color.pixel)
  }

  /// As wide as a character.
  package func cellSize(of recipe: DigitsRecipe) -> PixelSize { cell(recipe.style) }

  /// Ten boxes, each of a height of its own.
  package func paint(_ recipe: DigitsRecipe) -> Bitmap {
    paints += 1
    return boxes(Array(0..<10), recipe.style)
  }

  private func cell(_ style: TextStyle) -> PixelSize {
    let height = Int(style.pixelSize.rounded())
    return PixelSize(width: max(height / 2, 3), height: max(height, 4))
  }

  /// A box leaves a column at each side, and so many rows at its top as `lows` says.
  private func boxes(_ lows: [Int], _ style: TextStyle) -> Bitmap {
    let cell = cell(style)
    var bitmap = Bitmap(
      size: PixelSize(width: cell.width * lows.count, height: cell.height),
      color: (style.backdrop ?? .clear).pixel)
    // A soft upper edge, for letters are translucent at their edges.
    let soft = style.color.opacity(0.5)
    for (index, low) in lows.enumerated() {
      let top = low * cell.height / 12
      for y in top..<cell.height {
        for x in 1..<(cell.width - 1) {
          let color = y == top ? soft : style.color
          bitmap[index * cell.width + x, y] =
            (style.backdrop.map { color.over($0) } ?? color).pixel
        }
      }
    }
    return bitmap
  }
}
