import RevealCore

/// The coverage of a rounded rectangle that fills a picture, by pixel.
///
/// One corner is computed; the others are its mirror images, so that the picture is symmetric to
/// the bit.
struct CornerMask {
  private let size: PixelSize
  private let columns: Int
  private let rows: Int
  private let corner: [Double]

  /// Makes the mask of a shape as large as the picture, moved inwards by whole or part pixels.
  init(size: PixelSize, radius: Double, inset: Double = 0) {
    self.size = size
    let shape = RoundedRectangle(
      width: Double(size.width) - 2 * inset, height: Double(size.height) - 2 * inset,
      radius: radius - inset)
    let reach = Int((shape.radius + inset).rounded(.up))
    columns = min(reach + 1, (size.width + 1) / 2)
    rows = min(reach + 1, (size.height + 1) / 2)
    var corner: [Double] = []
    corner.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        corner.append(
          min(
            shape.area(
              left: Double(x) - inset, top: Double(y) - inset,
              right: Double(x) + 1 - inset, bottom: Double(y) + 1 - inset), 1))
      }
    }
    self.corner = corner
  }

  /// The part of the pixel that is covered, 0…1.
  func coverage(x: Int, y: Int) -> Double {
    let column = min(x, size.width - 1 - x)
    let row = min(y, size.height - 1 - y)
    // Past the corner an edge is straight: the last column of the corner goes on along it.
    return corner[min(row, rows - 1) * columns + min(column, columns - 1)]
  }
}
