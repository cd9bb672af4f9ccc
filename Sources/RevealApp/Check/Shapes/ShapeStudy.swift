import RevealCore
import RevealRaster

/// One shape at several fractions: pictures, and what they have to be.
struct ShapeStudy {
  /// A picture at one fraction.
  struct Frame {
    let mask: RevealMask
    let picture: Bitmap
    let pixels: [ShapeExpectation.Pixel]
  }

  let expectation: ShapeExpectation
  /// Pictures by rising fraction, from 0 to 1.
  let frames: [Frame]
  /// How far right-to-left pictures are from what they have to be, in 255ths.
  let directionOff: Int

  var sample: RevealSample { expectation.sample }
  /// Whether a value reveals the shape, rather than moving a marker on it.
  var isRevealed: Bool { sample.paint.indication == .capacity }

  /// The fractions that are looked at: the ends and the moments next to them, a quarter, a third
  /// that hits no pixel, and what is more than half a turn.
  static let fractions = [0, 0.003, 0.25, 1.0 / 3, 0.74, 0.98, 1]

  init(_ sample: RevealSample, renderer: RevealRenderer) {
    let expectation = ShapeExpectation(sample)
    self.expectation = expectation
    frames = Self.fractions.enumerated().map { index, fraction in
      // At rest and in flight in turns; both ends are at rest.
      let mask = RevealMask(Fraction(clamping: fraction), isResting: index.isMultiple(of: 2))
      return Frame(
        mask: mask, picture: renderer(sample.masked(mask)), pixels: expectation.pixels(mask))
    }
    directionOff = Self.directionOff(sample, [frames[2], frames[6]], renderer)
  }

  /// Bars turn to their mirror image; what turns stays as it is, gradients across it are mirrored.
  private static func directionOff(
    _ sample: RevealSample, _ frames: [Frame], _ renderer: RevealRenderer
  ) -> Int {
    var mirrored = sample
    mirrored.direction = .rightToLeft
    let isBar = if case .bar = sample.paint.shape { true } else { false }
    let isAcross = sample.paint.geometry != .alongPath
    var off = 0
    for frame in frames where isBar || !isAcross || frame.mask.fraction == .one {
      let picture = renderer(mirrored.masked(frame.mask))
      let expected = isBar || isAcross ? frame.picture.mirrored : frame.picture
      off = max(off, picture.largestDifference(from: expected))
    }
    return off
  }

  /// The shapes of the laws, each in two paints, the scales in turns.
  static func all(
    scales: [Double], stride: Int, resources: Resources, renderer: RevealRenderer
  ) throws -> [ShapeStudy] {
    let palette = try resources.palette(Theme())
    let gradient = try resources.gradient("default").gradient(in: palette)
    var studies: [ShapeStudy] = []
    for (index, shape) in shapes(marker: palette[.label]).enumerated() {
      let paints = [
        RevealPaint(
          gradient: gradient, geometry: shape.geometry, track: palette[.track],
          shape: shape.shape, indication: shape.indication, backdrop: palette[.window]),
        // One opaque colour on an opaque track, and nothing behind: opacity is coverage.
        RevealPaint(
          gradient: Gradient(solid: palette[.accent]), track: palette[.groove],
          shape: shape.shape, indication: shape.indication),
      ]
      for (turn, paint) in paints.enumerated() where (index * 2 + turn) % stride == 0 {
        let scale = DisplayScale(scales[(index + turn) % scales.count])
        studies.append(
          ShapeStudy(
            RevealSample(paint: paint, size: scale.pixels(shape.size), scale: scale),
            renderer: renderer))
      }
    }
    return studies
  }

  private struct Shape {
    let shape: RevealShape
    let size: Size
    var geometry = GradientGeometry.alongPath
    var indication = Indication.capacity
  }

  /// A ring with each cap, one of a broad line, a disc, dials with a gradient along and across, and
  /// a marker on a dial and on a bar; diameters that are even and odd, and a frame that is no square.
  private static func shapes(marker color: Color) -> [Shape] {
    let marker = Indication.marker(Marker(color: color, gap: 2))
    func square(_ side: Double) -> Size { Size(width: side, height: side) }
    return [
      Shape(shape: .ring(lineWidth: 6), size: square(36)),
      Shape(shape: .ring(lineWidth: 6, lineCap: .square), size: square(37)),
      Shape(shape: .ring(lineWidth: 6, lineCap: .round), size: Size(width: 42, height: 36)),
      Shape(shape: .ring(lineWidth: 14, lineCap: .round), size: square(36)),
      Shape(shape: .pie, size: square(30)),
      Shape(shape: .arc(.dial(lineWidth: 6)), size: square(37)),
      Shape(
        shape: .arc(.dial(lineWidth: 8)), size: square(36),
        geometry: .linear(start: .leading, end: .trailing)),
      Shape(shape: .arc(.dial(lineWidth: 6)), size: square(38), indication: marker),
      Shape(shape: .capsule, size: Size(width: 64, height: 6), indication: marker),
    ]
  }
}
