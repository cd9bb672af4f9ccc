import RevealCore

@testable import RevealRaster

extension LayerPainter {
  /// The whole picture under a mask.
  func paint(_ mask: RevealMask) -> Bitmap {
    var words: [UInt32] = []
    paint(mask, in: geometry.bounds, into: &words)
    return Bitmap(size: geometry.size, words: words)
  }

  /// The pixels of a part of the picture under a mask.
  func paint(_ mask: RevealMask, in rect: PixelRect, into words: inout [UInt32]) {
    paint(.mask(mask), in: rect, into: &words)
  }

  /// The rectangles in which the picture differs from the one under an older mask.
  func touched(from old: RevealMask?, to new: RevealMask) -> (PixelRect, PixelRect) {
    guard let old else { return (geometry.bounds, PixelRect(x: 0, y: 0, width: 0, height: 0)) }
    return geometry.touched(from: old, to: new)
  }
}
