import RevealCore

/// The coverage of a ring that fills a square, by pixel: the outer circle's less the inner one's.
struct RingMask {
  private let outer: CornerMask
  private let inner: CornerMask

  /// Makes the mask of a ring whose line lies inside the square; a wide one is a disc.
  init(diameter: Int, lineWidth: Double) {
    let size = PixelSize(width: diameter, height: diameter)
    let radius = Double(diameter) / 2
    outer = CornerMask(size: size, radius: radius)
    inner = CornerMask(size: size, radius: radius, inset: min(max(lineWidth, 0), radius))
  }

  /// The part of the pixel that is covered, 0…1.
  func coverage(x: Int, y: Int) -> Double {
    max(outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y), 0)
  }
}
