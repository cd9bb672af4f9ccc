import RevealCore

/// Paints the two pictures of a reveal, the track and the revealed whole.
///
/// Track, gradient and outline are composed first; the silhouette then clips the result once, so
/// that no fringe shows where they meet.
struct RevealPainter {
  let recipe: RevealRecipe

  /// The picture of the track alone.
  func track() -> Bitmap {
    bitmap(columns: Array(repeating: recipe.paint.track, count: recipe.size.width))
  }

  /// The picture of the whole gradient over the track.
  func revealed() -> Bitmap {
    bitmap(
      columns: recipe.paint.gradient.columns(recipe.size.width)
        .map { $0.over(recipe.paint.track) })
  }

  private func bitmap(columns: [Color]) -> Bitmap {
    let size = recipe.size
    let radius = recipe.paint.corners.pixelRadius(in: size, scale: recipe.scale)
    let silhouette = CornerMask(size: size, radius: radius)
    let outline = OutlineMask(recipe.paint.outline, size: size, radius: radius)
    let inside = columns.map { composed($0, coverage: 1).word }
    var bitmap = Bitmap(size: size)
    bitmap.withMutableWords { words in
      for y in 0..<size.height {
        let row = y * size.width
        for x in 0..<size.width {
          let coverage = silhouette.coverage(x: x, y: y)
          let ring = outline?.part(ofCoverage: coverage, x: x, y: y) ?? 0
          words[row + x] =
            coverage == 1 && ring == 0
            ? inside[x]
            : composed(outlined(columns[x], ring: ring), coverage: coverage).word
        }
      }
    }
    return recipe.isMirrored ? bitmap.mirrored : bitmap
  }

  /// The colour of a pixel of which the outline takes a part.
  private func outlined(_ color: Color, ring: Double) -> Color {
    ring > 0 ? recipe.paint.outline.opacity(ring).over(color) : color
  }

  private func composed(_ color: Color, coverage: Double) -> PixelColor {
    let clipped = color.opacity(coverage)
    return (recipe.paint.backdrop.map { clipped.over($0) } ?? clipped).pixel
  }
}

/// The ring of one pixel just inside a silhouette.
struct OutlineMask {
  private let inner: CornerMask

  /// Makes the ring, or nil where its colour is clear.
  init?(_ color: Color, size: PixelSize, radius: Double, width: Double = 1) {
    guard color.opacity > 0, width > 0 else { return nil }
    inner = CornerMask(size: size, radius: radius, inset: width)
  }

  /// The part of a pixel's covered area that the ring takes, 0…1.
  func part(ofCoverage coverage: Double, x: Int, y: Int) -> Double {
    guard coverage > 0 else { return 0 }
    return min(max(1 - inner.coverage(x: x, y: y) / coverage, 0), 1)
  }
}
