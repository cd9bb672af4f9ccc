import RevealCore
import RevealRaster

/// A straight bar by itself: all that the techniques beside the product's own can draw.
package struct PlainBar {
  /// Where it lies, in pixels.
  package let rect: PixelRect
  /// The part of each of its pixels that its silhouette covers, 0…255, row by row.
  let coverage: [UInt8]
  /// The gradient over the whole track.
  let gradient: Gradient
  /// The track's colour as it is seen over the background.
  let track: Color
  /// The colour behind.
  let background: Color

  /// Takes the bar from its paint; nil of a shape that is none, or of one with an outline.
  init?(
    _ paint: RevealPaint, in frame: Rect, on surface: Composition.Surface, over background: Color
  ) {
    guard case .bar(let corners) = paint.shape, paint.indication == .capacity,
      paint.geometry == .alongPath, paint.outline.opacity == 0
    else { return nil }
    rect = surface.scale.pixels(frame)
    gradient = paint.gradient
    track = paint.track.over(background)
    self.background = background
    let shape = PictureRecipe.shape(
      ShapePaint(fill: .white, corners: corners), rect.size, surface.scale)
    coverage = PicturePainter(text: NoText()).paint(shape).words.map { UInt8($0 >> 24) }
  }
}
