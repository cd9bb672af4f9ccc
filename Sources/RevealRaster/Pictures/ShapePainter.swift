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
            words[index] = word(blend(paint.fill, paint.border, part: ring), coverage: coverage)
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

  /// A pixel that two colours share by area, mixed premultiplied.
  private func blend(_ inside: Color, _ border: Color, part: Double) -> Color {
    guard part > 0 else { return inside }
    let opaqueBorder = border.over(inside)
    let a = inside.opacity * (1 - part)
    let b = opaqueBorder.opacity * part
    guard a + b > 0 else { return .clear }
    return Color(
      red: (inside.red * a + opaqueBorder.red * b) / (a + b),
      green: (inside.green * a + opaqueBorder.green * b) / (a + b),
      blue: (inside.blue * a + opaqueBorder.blue * b) / (a + b),
      opacity: a + b)
  }
}
