import RevealCore

/// The coverage of a rounded bar, by slicing its pixels; shares nothing with the renderer's own.
///
/// Across a column the shape's edge is measured at the middle of thin slices; down it each slice
/// is exact. The error is a few thousandths of a pixel.
struct Silhouette {
  private let size: PixelSize
  private let values: [Double]

  /// The slices of a column.
  private static let slices = 96

  /// Makes the silhouette of a bar with corners of a radius in pixels.
  init(size: PixelSize, radius: Double) {
    self.size = size
    var values = [Double](repeating: 1, count: size.width * size.height)
    for x in 0..<size.width {
      let isStraight = Double(x) >= radius && Double(x + 1) <= Double(size.width) - radius
      if isStraight { continue }
      let tops = Self.tops(column: x, width: Double(size.width), radius: radius)
      for y in 0..<size.height {
        values[y * size.width + x] = Self.coverage(row: y, height: size.height, tops)
      }
    }
    self.values = values
  }

  /// The part of a pixel that is covered, 0…1.
  subscript(x: Int, y: Int) -> Double { values[y * size.width + x] }

  /// Where the shape begins in each slice of a column; it ends as far from the bottom.
  private static func tops(column: Int, width: Double, radius: Double) -> [Double] {
    (0..<slices).map { slice in
      let x = Double(column) + (Double(slice) + 0.5) / Double(slices)
      let beyond = max(radius - x, x - (width - radius), 0)
      return radius - max(radius * radius - beyond * beyond, 0).squareRoot()
    }
  }

  private static func coverage(row: Int, height: Int, _ tops: [Double]) -> Double {
    var sum = 0.0
    for top in tops {
      sum += max(min(Double(row + 1), Double(height) - top) - max(Double(row), top), 0)
    }
    return sum / Double(slices)
  }
}
