import RevealCore
import RevealRaster

/// One bar at several fractions, at rest and in flight: pictures, and what they were measured to be.
struct BarStudy {
  /// A picture at one fraction.
  struct Frame {
    let mask: RevealMask
    let picture: Bitmap
    let reading: BarReading
  }

  let sample: RevealSample
  let expectation: BarExpectation
  /// Pictures at rest by rising fraction, from 0 to 1.
  let resting: [Frame]
  /// Pictures in flight by rising fraction.
  let moving: [Frame]
  /// How far right-to-left pictures are from the mirror image, in 255ths.
  let mirrorOff: Int

  /// The fractions that are looked at: the ends, the steps, thirds that hit no pixel, and the last
  /// moment before the end.
  static let fractions = [0, 0.01, 0.25, 1.0 / 3, 0.5, 0.75, 0.999, 1]

  init(_ sample: RevealSample, renderer: RevealRenderer) {
    let expectation = BarExpectation(sample)
    func frame(_ fraction: Double, isResting: Bool) -> Frame {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: isResting)
      let picture = renderer(sample.masked(mask))
      return Frame(
        mask: mask, picture: picture, reading: BarReading(picture, expectation, mask))
    }
    self.sample = sample
    self.expectation = expectation
    resting = Self.fractions.map { frame($0, isResting: true) }
    moving = Self.fractions.map { frame($0, isResting: false) }
    var mirrored = sample
    mirrored.direction = .rightToLeft
    var off = 0
    for frame in [resting[2], moving[3], resting[7]] {
      off = max(
        off,
        renderer(mirrored.masked(frame.mask)).mirrored.largestDifference(from: frame.picture))
    }
    mirrorOff = off
  }

  /// Which bars are looked at: each width at each scale, in each of the paints; and which shapes.
  struct Grid {
    /// The widths in points.
    var widths: [Double]
    /// The pixels of a point.
    var scales: [Double]
    /// Every so many-th of the shapes is looked at.
    var shapeStride = 1

    /// What a run looks at: a single column, less than a height, and more.
    static let full = Grid(widths: [1, 7, 64, 333], scales: [1, 1.25, 2])
  }

  /// The bars of the laws.
  static func all(
    _ grid: Grid, resources: Resources, renderer: RevealRenderer
  ) throws -> [BarStudy] {
    let paints = try paints(resources)
    var studies: [BarStudy] = []
    for width in grid.widths {
      for scale in grid.scales.map(DisplayScale.init) {
        let size = scale.pixels(Size(width: width, height: BarMetrics.height))
        for paint in paints {
          studies.append(
            BarStudy(RevealSample(paint: paint, size: size, scale: scale), renderer: renderer))
        }
      }
    }
    return studies
  }

  /// The demo's own paint; a transparent background under an opaque track; a translucent gradient
  /// with a hard edge, on a rounded rectangle.
  private static func paints(_ resources: Resources) throws -> [RevealPaint] {
    let palette = try resources.palette(Theme())
    let hard = try GradientSpecification("red, green 40%, #0000ff80 40%, #ffffffc0")
    return [
      RevealPaint(
        gradient: try resources.gradient("default").gradient(in: palette),
        track: palette[.track], backdrop: palette[.window]),
      RevealPaint(
        gradient: try GradientSpecification("indigo, pink 55%, yellow")
          .colorSpace(.linear).gradient(in: palette), track: palette[.groove]),
      RevealPaint(
        gradient: hard.colorSpace(.oklab).gradient(in: palette), track: palette[.track],
        shape: .bar(.radius(4))),
    ]
  }
}
