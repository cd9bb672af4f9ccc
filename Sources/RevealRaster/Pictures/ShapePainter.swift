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
    var bitmap = Bitmap(size: size)
    bitmap.withMutableWords { words in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let coverage = silhouette.coverage(x: x, y: y)
          let ring = outline?.part(ofCoverage: coverage, x: x, y: y) ?? 0
          let color = blend(paint.fill, paint.border, part: ring).opacity(coverage)
          words[y * size.width + x] = (paint.backdrop.map { color.over($0) } ?? color).pixel.word
        }
      }
    }
    return bitmap
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
