import RevealCore

extension PixelColor {
  /// The largest difference between components; of a clear pixel only its opacity counts.
  package func distance(to other: PixelColor) -> Int {
    func gap(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    if alpha == 0 || other.alpha == 0 { return gap(alpha, other.alpha) }
    return max(
      gap(red, other.red), gap(green, other.green), gap(blue, other.blue),
      gap(alpha, other.alpha))
  }
}
