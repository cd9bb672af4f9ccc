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

  /// The law of the product's stills of an indicator; with the mistake, 0 % is drawn where a
  /// turning ring should.
  init(_ resources: Resources, indicator: StillIndicator = .bar, fault: Fault?) throws {
    let palette = try resources.palette(Theme())
    var still = Still(palette: palette)
    still.indicator = indicator
    still.size = indicator.isRound ? Size(width: 16, height: 16) : still.size
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

  /// The law's figures over all that shows progress.
  static func finding(_ resources: Resources, fault: Fault?) throws -> Finding {
    let laws = try [StillIndicator.bar, .square, .linear, .ring, .pie, .circular].map {
      try UnknownValueLaw(resources, indicator: $0, fault: fault)
    }
    return finding(laws)
  }

  static func finding(_ laws: [UnknownValueLaw]) -> Finding {
    let counts = laws.map { $0.counts() }
    let rings = counts.reduce(0) { $0 + $1.rings }
    let pinned = counts.reduce(0) { $0 + $1.pinned }
    let (unknown, clamped) = (Self.unknown.count * laws.count, Self.clamped.count * laws.count)
    return Finding(
      rings == unknown && pinned == clamped && counts.allSatisfy(\.isDrawn) && !laws.isEmpty,
      "\(rings) of \(unknown) unknown values indeterminate, "
        + "\(pinned) of \(clamped) out of range clamped")
  }

  /// How many values are shown as they should be, and whether anything is drawn at all.
  private func counts() -> (rings: Int, pinned: Int, isDrawn: Bool) {
    let empty = picture(0, 1)
    let rings = Self.unknown.count { value, total in
      let shown = picture(value, total)
      return shown == ring && shown != empty
    }
    let pinned = Self.clamped.count { value, total, same in
      picture(value, total) == picture(same, 1)
    }
    return (rings, pinned, picture(1, 1) != empty)
  }
}
