import RevealCore
import RevealRaster

/// One picture of a bar, alone on its canvas: all that it depends on.
struct BarSample {
  var paint: RevealPaint
  var size: PixelSize
  var scale = DisplayScale.one
  var direction = LayoutDirection.leftToRight
  var mask = RevealMask(.zero)

  /// The same bar with another mask.
  func masked(_ mask: RevealMask) -> BarSample {
    var sample = self
    sample.mask = mask
    return sample
  }

  /// The picture that the product draws.
  func picture() -> Bitmap {
    let frame = Rect(
      x: 0, y: 0, width: scale.points(size.width), height: scale.points(size.height))
    return Canvas.draw(
      [.reveal(frame, paint, mask)],
      on: Composition.Surface(size: size, scale: scale, direction: direction))
  }
}

/// What draws a bar: the product, or a program with a mistake.
typealias BarRenderer = (BarSample) -> Bitmap
