import RevealCore
import RevealRaster

/// Composes, from the true pictures of a bar, what a program with a known mistake would show.
struct FaultyBar {
  /// The track alone.
  let track: Bitmap
  /// The whole reveal.
  let revealed: Bitmap
  /// What is behind the bar.
  let backdrop: PixelColor

  /// What draws every bar with a mistake.
  static func renderer(_ fault: Fault) -> RevealRenderer {
    { sample in
      var leading = sample
      leading.direction = .leftToRight
      let bar = FaultyBar(
        track: leading.masked(RevealMask(.zero)).picture(),
        revealed: leading.masked(RevealMask(.one)).picture(),
        backdrop: (sample.paint.backdrop ?? .clear).pixel)
      let picture = bar.picture(fault, sample.mask)
      return sample.direction == .rightToLeft ? picture.mirrored : picture
    }
  }

  /// The faulty picture under a mask.
  func picture(_ fault: Fault, _ mask: RevealMask) -> Bitmap {
    let columns = track.size.width
    let width = mask.width(ofTrack: columns).pixels
    switch fault {
    case .compressed:
      return compose(to: width) { Int((Double($0) + 0.5) * Double(columns) / max(width, 1)) }
    case .movingStops:
      return compose(to: width) { $0 + columns - Int(width.rounded(.up)) }
    case .centred:
      let start = ((Double(columns) - width) / 2).rounded(.down)
      return compose(from: start, to: start + width)
    case .capsuleMask:
      let capsule = capsule(Int(width.rounded()))
      return compose { x, y in Double(capsule[x, y].alpha) / 255 }
    case .trackMasked:
      return compose(over: Bitmap(size: track.size, color: backdrop)) { x, _ in
        Self.part(of: x, from: 0, to: width)
      }
    case .earlyEnd:
      return compose(to: max(width - max(Double(columns / 100), 1), 0))
    case .nanAsZero:
      return compose(to: width)
    }
  }

  /// Reveals the columns between two places, each with the colour of a column of the true picture.
  private func compose(
    from start: Double = 0, to end: Double, source: ((Int) -> Int)? = nil
  ) -> Bitmap {
    var fill = revealed
    if let source {
      let middle = track.size.height / 2
      // Within the rounded ends no column shows its colour purely.
      let end = min(middle, track.size.width / 2)
      for x in 0..<track.size.width {
        let place = source(x)
        guard place != x else { continue }
        let column = min(max(place, end), max(track.size.width - 1 - end, 0))
        // What differs from its column's middle belongs to the silhouette, and that stays.
        for y in 0..<track.size.height where revealed[x, y] == revealed[x, middle] {
          fill[x, y] = revealed[column, middle]
        }
      }
    }
    return compose(fill) { x, _ in Self.part(of: x, from: start, to: end) }
  }

  /// Lays the fill over the rest by the part of each pixel that the mask covers.
  private func compose(
    _ fill: Bitmap? = nil, over rest: Bitmap? = nil, part: (Int, Int) -> Double
  ) -> Bitmap {
    let fill = fill ?? revealed
    var result = rest ?? track
    for y in 0..<result.size.height {
      for x in 0..<result.size.width {
        let part = part(x, y)
        guard part > 0 else { continue }
        result[x, y] =
          part == 1
          ? fill[x, y]
          : PremultipliedColor(result[x, y])
            .mixed(with: PremultipliedColor(fill[x, y]), part: part).pixel
      }
    }
    return result
  }

  /// A capsule of the bar's height, at its leading end.
  private func capsule(_ width: Int) -> Bitmap {
    Canvas.draw(
      [
        .shape(
          Rect(x: 0, y: 0, width: Double(width), height: Double(track.size.height)),
          ShapePaint(fill: .black, corners: .capsule))
      ],
      on: Composition.Surface(size: track.size, scale: .one, direction: .leftToRight))
  }

  /// The part of a column that lies between two places.
  private static func part(of column: Int, from start: Double, to end: Double) -> Double {
    let left = Double(column)
    return max(min(left + 1, end) - max(left, start), 0)
  }
}
