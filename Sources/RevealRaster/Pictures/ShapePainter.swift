import RevealCore

/// Paints a rounded rectangle with its outline.
struct ShapePainter {
  let paint: ShapePaint
  let size: PixelSize
  let scale: DisplayScale

  /// The picture of the shape.
  func bitmap() -> Bitmap {
    let radius = paint.corners.pixelRadius(in: size, scale: scale)
    let silhouette = CornerMask(size: size, radius: radius)
    let outline = OutlineMask(
      paint.border, size: size, radius: radius,
      width: Double(scale.atLeastOnePixel(paint.borderWidth)))
    let inside = word(paint.fill, coverage: 1)
    let outside = word(paint.fill, coverage: 0)
    var bitmap = Bitmap(size: size)
    bitmap.withMutableWords { words in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let coverage = silhouette.coverage(x: x, y: y)
          let ring = outline?.part(ofCoverage: coverage, x: x, y: y) ?? 0
          let index = y * size.width + x
          if coverage == 0 {
            words[index] = outside
          } else if coverage == 1, ring == 0 {
            words[index] = inside
          } else {
            words[index] = word(paint.border.opacity(ring).over(paint.fill), coverage: coverage)
          }
        }
      }
    }
    return bitmap
  }

  private func word(_ color: Color, coverage: Double) -> UInt32 {
    let clipped = color.opacity(coverage)
    return (paint.backdrop.map { clipped.over($0) } ?? clipped).pixel.word
  }
}
