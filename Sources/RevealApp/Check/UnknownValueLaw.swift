import RevealCore
import RevealRaster

/// Law 9: what is not known is indeterminate, never 0 %; what is out of range is clamped.
struct UnknownValueLaw {
  /// What draws an amount of a total.
  let picture: (Double?, Double) -> Bitmap
  /// The picture of what is not known.
  let ring: Bitmap

  init(ring: Bitmap, picture: @escaping (Double?, Double) -> Bitmap) {
    self.ring = ring
    self.picture = picture
  }

  /// The law of the product's stills; with the mistake, a bar at 0 % is drawn where a ring should.
  init(_ resources: Resources, fault: Fault?) throws {
    let palette = try resources.palette(Theme())
    var still = Still(palette: palette)
    still.gradient = try resources.gradient("default").gradient(in: palette)
    still.background = palette[.window]
    var spinner = still
    spinner.indicator = .spinner
    let ring = spinner.draw(text: NoText())
    self.init(ring: ring) { [still] value, total in
      var sample = still
      sample.value = value
      sample.total = total
      let picture = sample.draw(text: NoText())
      guard fault == .nanAsZero, picture == ring else { return picture }
      sample.value = 0
      sample.total = 1
      return sample.draw(text: NoText())
    }
  }

  private static let unknown: [(Double?, Double)] = [
    (nil, 1), (.nan, 1), (.infinity, 1), (-.infinity, 1), (0.5, 0), (0.5, -1), (0.5, .nan),
    (0.5, .infinity),
  ]
  private static let clamped: [(value: Double, total: Double, same: Double)] = [
    (-1, 1, 0), (-1e300, 1, 0), (2, 1, 1), (1e300, 1, 1), (7, 4, 1),
  ]

  /// What the law's figures are.
  func finding() -> Finding {
    let empty = picture(0, 1)
    let rings = Self.unknown.count { value, total in
      let shown = picture(value, total)
      return shown == ring && shown != empty
    }
    let pinned = Self.clamped.count { value, total, same in
      picture(value, total) == picture(same, 1)
    }
    return Finding(
      rings == Self.unknown.count && pinned == Self.clamped.count && picture(1, 1) != empty,
      "\(rings) of \(Self.unknown.count) unknown values indeterminate, "
        + "\(pinned) of \(Self.clamped.count) out of range clamped")
  }
}
