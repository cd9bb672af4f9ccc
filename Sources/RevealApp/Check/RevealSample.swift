import RevealCore
import RevealRaster

/// One picture of a bar or another shape, alone on its canvas: all that it depends on.
struct RevealSample {
  var paint: RevealPaint
  var size: PixelSize
  var scale = DisplayScale.one
  var direction = LayoutDirection.leftToRight
  var mask = RevealMask(.zero)

  /// The same with another mask.
  func masked(_ mask: RevealMask) -> RevealSample {
    var sample = self
    sample.mask = mask
    return sample
  }

  /// The picture that the product draws.
  func picture() -> Bitmap { Canvas.draw(commands, on: surface) }

  /// What draws it, over all of its surface.
  var commands: [DrawCommand] {
    let frame = Rect(
      x: 0, y: 0, width: scale.points(size.width), height: scale.points(size.height))
    return [.reveal(frame, paint, mask)]
  }

  /// The pixels that it is drawn on, and nothing else.
  var surface: Composition.Surface {
    Composition.Surface(size: size, scale: scale, direction: direction)
  }
}

/// What draws a sample: the product, or a program with a mistake.
typealias RevealRenderer = (RevealSample) -> Bitmap
