import RevealCore
import RevealRaster
import Testing

/// A reveal on a surface: one of a grid over which the laws are tested.
package struct RevealCase: Sendable, CustomTestStringConvertible {
  /// The track's width and height in points.
  package let width, height: Double
  /// The scale.
  package let scale: Double
  /// The direction.
  package let direction: LayoutDirection
  /// The gradient's name.
  package let gradientName: String
  /// The paint.
  package let paint: RevealPaint

  /// Makes a case.
  package init(
    width: Double, height: Double = 14, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, gradientName: String = "default",
    paint: RevealPaint = RevealPaint(gradient: Samples.light, track: Samples.track)
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.direction = direction
    self.gradientName = gradientName
    self.paint = paint
  }

  /// What it is, for a failure's message.
  package var testDescription: String {
    let backdrop = paint.backdrop == nil ? "no backdrop" : "a backdrop"
    return "\(width) × \(height) pt @\(scale) \(direction.rawValue), \(gradientName), "
      + "\(paint.shape), \(backdrop)"
  }

  /// The track's place.
  package var rect: Rect { Rect(x: 3, y: 2, width: width, height: height) }

  /// The track's place in pixels, as it is drawn.
  package var pixelRect: PixelRect {
    let leading = surface.scale.pixels(rect)
    return direction == .leftToRight ? leading : leading.mirrored(in: surface.size.width)
  }

  /// A surface with some room around the track.
  package var surface: Composition.Surface {
    let scale = DisplayScale(scale)
    return Composition.Surface(
      size: scale.pixels(Size(width: width + 8, height: height + 5)), scale: scale,
      direction: direction)
  }

  /// The same in the other direction.
  package func facing(_ direction: LayoutDirection) -> RevealCase {
    RevealCase(
      width: width, height: height, scale: scale, direction: direction,
      gradientName: gradientName, paint: paint)
  }

  /// The same over another backdrop.
  package func over(_ backdrop: Color?) -> RevealCase {
    var paint = paint
    paint.backdrop = backdrop
    return RevealCase(
      width: width, height: height, scale: scale, direction: direction,
      gradientName: gradientName, paint: paint)
  }

  /// The commands that draw a mask.
  package func commands(_ mask: RevealMask) -> [DrawCommand] { [.reveal(rect, paint, mask)] }

  /// The track alone, as pixels from the left; nothing around it.
  package func picture(_ mask: RevealMask) -> Bitmap {
    Canvas.draw(commands(mask), on: surface).cropped(to: pixelRect)
  }
}

extension RevealCase {
  /// Every width with every gradient; scales, corners, directions and backdrops take turns so that
  /// every pair of them comes up.
  package static let grid: [RevealCase] = {
    let widths = [1.0, 2, 3, 7, 13, 14, 15, 64, 100, 321, 520, 2_000]
    let scales = [1, 1.25, 1.5, 2, 3]
    let corners: [CornerStyle] = [.capsule, .radius(0), .radius(5)]
    var cases: [RevealCase] = []
    for (row, width) in widths.enumerated() {
      for (column, sample) in Samples.gradients.enumerated() {
        let turn = row * 2 + column
        // The long ones are low, so that there are not too many pixels.
        let height = width > 500 ? 3.0 : width > 200 ? 5 : width > 50 ? 8 : 14
        cases.append(
          RevealCase(
            width: width, height: height, scale: width > 1_000 ? 1 : scales[turn % 5],
            direction: (row + column / 2) % 2 == 0 ? .leftToRight : .rightToLeft,
            gradientName: sample.name,
            paint: RevealPaint(
              gradient: sample.gradient, track: Samples.track,
              outline: turn % 7 == 0 ? Samples.color("6c6c70") : .clear,
              shape: .bar(corners[(row + column) % 3]),
              backdrop: (row + column) % 4 < 2 ? nil : row % 2 == 0 ? .white : Samples.darkWindow)))
      }
    }
    return cases
  }()

  /// The part of the grid with few pixels.
  package static let small = grid.filter { $0.width <= 100 }

  /// From nothing to the whole, with the least steps from both.
  package static let fractions: [Double] = [
    0, .leastNonzeroMagnitude, 1e-9, 0.01, 0.25, 1.0 / 3, 0.5, 0.99, (1.0).nextDown, 1,
  ]
}
