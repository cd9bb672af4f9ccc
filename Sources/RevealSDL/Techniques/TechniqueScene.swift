import RevealCore
import RevealRaster

/// What all techniques draw: bars on a plain background, some of which move.
package struct TechniqueScene: Sendable {
  /// The surface that they lie on.
  package let surface: Composition.Surface
  /// The surface's extent in points.
  package let size: Size
  /// Where each bar is, in points.
  package let frames: [Rect]
  /// How many move: those that come first.
  package let moving: Int
  /// What each looks like; its backdrop is the background.
  package let paint: RevealPaint
  /// The colour behind.
  package let background: Color

  /// The room around bars in points.
  private static let margin = 24.0
  /// The room between bars in points.
  private static let gap = 8.0

  /// Lays bars out in as many columns as make the whole about square.
  package init(
    bar: Size, scale: DisplayScale, bars: Int = 1, moving: Int = 1, paint: RevealPaint,
    background: Color
  ) {
    let (width, height) = (bar.width + Self.gap, bar.height + Self.gap)
    let columns = max(Int((Double(bars) * height / width).squareRoot().rounded(.up)), 1)
    let rows = (bars + columns - 1) / columns
    size = Size(
      width: Double(columns) * width - Self.gap + 2 * Self.margin,
      height: Double(rows) * height - Self.gap + 2 * Self.margin)
    surface = Composition.Surface(
      size: scale.pixels(size), scale: scale, direction: .leftToRight)
    frames = (0..<bars).map { index in
      Rect(
        x: Self.margin + Double(index % columns) * width,
        y: Self.margin + Double(index / columns) * height, width: bar.width, height: bar.height)
    }
    self.moving = min(moving, bars)
    self.paint = paint
    self.background = background
  }

  /// The first bar's place in pixels.
  package var bar: PixelRect { frames.first.map(surface.scale.pixels) ?? PixelRect.none }

  /// The track's colour as it is seen over the background.
  var track: Color { paint.track.over(background) }

  /// The part of each of the first bar's pixels that its silhouette covers, 0…255, row by row.
  var coverage: [UInt8] {
    guard case .bar(let corners) = paint.shape else { return [] }
    let shape = PictureRecipe.shape(
      ShapePaint(fill: .white, corners: corners), bar.size, surface.scale)
    return PicturePainter(text: NoText()).paint(shape).words.map { UInt8($0 >> 24) }
  }
}

extension PixelRect {
  /// No pixel at all.
  fileprivate static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
