import RevealCore
import RevealRaster

/// What is measured: indicators on a plain background, some of which move.
package struct TechniqueScene {
  /// The surface that they lie on.
  package let surface: Composition.Surface
  /// The surface's extent in points.
  package let size: Size
  /// Where each indicator is, in points.
  package let frames: [Rect]
  /// How many move: those that come first.
  package let moving: Int
  /// The commands that draw each, in the order of `frames`.
  package let indicators: [[DrawCommand]]
  /// The colour behind.
  package let background: Color

  /// The room around indicators in points.
  private static let margin = 24.0
  /// The room between them in points.
  private static let gap = 8.0

  /// Lays indicators out in as many columns as make the whole about square; `draw` gives the
  /// commands of one, in its frame and over the background.
  package init(
    _ extent: Size, scale: DisplayScale, bars: Int = 1, moving: Int = 1, background: Color,
    draw: (Rect) -> [DrawCommand]
  ) {
    let (width, height) = (extent.width + Self.gap, extent.height + Self.gap)
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
        y: Self.margin + Double(index / columns) * height, width: extent.width,
        height: extent.height)
    }
    indicators = frames.map(draw)
    self.moving = min(moving, bars)
    self.background = background
  }

  /// The whole of the scene where it is one straight bar; nil where it is anything else.
  package var plainBar: PlainBar? {
    guard indicators.count == 1, let commands = indicators.first, commands.count == 1,
      case .reveal(let frame, let paint, _)? = commands.first
    else { return nil }
    return PlainBar(paint, in: frame, on: surface, over: background)
  }
}
