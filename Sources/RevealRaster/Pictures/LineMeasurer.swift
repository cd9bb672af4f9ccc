import RevealCore

/// Tells views how large lines of text are, as a rasterizer measures them.
public final class LineMeasurer: TextMeasurer {
  private struct Line: Hashable {
    let paint: TextPaint
    let scale: DisplayScale
  }

  private let text: any TextRasterizer
  private var sizes: [Line: Size] = [:]

  /// Lines that are remembered before all are forgotten: more than any scene has.
  private static let largestCache = 512

  /// Makes a measurer of a rasterizer's text.
  public init(_ text: any TextRasterizer) { self.text = text }

  /// The size of a line in points, a whole number of pixels.
  public func size(of paint: TextPaint, at scale: DisplayScale) -> Size {
    let line = Line(paint: paint, scale: scale)
    if let size = sizes[line] { return size }
    let pieces = TextLine(paint, scale: scale, text: text)
    let size = Size(
      width: scale.points(pieces.width),
      height: scale.points(pieces.pieces.map(\.size.height).max() ?? 0))
    if sizes.count >= Self.largestCache { sizes.removeAll(keepingCapacity: true) }
    sizes[line] = size
    return size
  }
}
