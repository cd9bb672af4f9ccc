import RevealCore

/// Paints every phase of a turning ring, side by side, so that turning only moves a source rect.
struct SpinnerPainter {
  let paint: SpinnerPaint
  let diameter: Int
  let scale: DisplayScale

  /// The strip of all phases.
  func strip() -> Bitmap {
    let phases = SpinnerMotion.phases
    var strip = Bitmap(size: PixelSize(width: diameter * phases, height: diameter))
    let ring = ringCoverage()
    let angles = turns()
    strip.withMutableWords { words in
      for y in 0..<diameter {
        for x in 0..<diameter {
          let index = y * diameter + x
          for phase in 0..<phases {
            let word = color(coverage: ring[index], turn: angles[index], phase: phase).word
            words[y * diameter * phases + phase * diameter + x] = word
          }
        }
      }
    }
    return strip
  }

  /// The exact area of the ring in each pixel: the outer circle's less the inner one's.
  private func ringCoverage() -> [Double] {
    let size = PixelSize(width: diameter, height: diameter)
    let radius = Double(diameter) / 2
    let outer = CornerMask(size: size, radius: radius)
    let width = min(paint.lineWidth * scale.pixelsPerPoint, radius)
    let inner = CornerMask(size: size, radius: radius, inset: width)
    var coverage: [Double] = []
    coverage.reserveCapacity(diameter * diameter)
    for y in 0..<diameter {
      for x in 0..<diameter {
        coverage.append(max(outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y), 0))
      }
    }
    return coverage
  }

  /// How far clockwise from 12 o'clock each pixel's centre lies, in turns 0..<1.
  private func turns() -> [Double] {
    let center = Double(diameter) / 2
    var turns: [Double] = []
    turns.reserveCapacity(diameter * diameter)
    for y in 0..<diameter {
      for x in 0..<diameter {
        let across = Double(x) + 0.5 - center
        let up = center - Double(y) - 0.5
        let turn = Elementary.arctangent(y: across, x: up) / (2 * Elementary.pi)
        turns.append(turn < 0 ? turn + 1 : turn)
      }
    }
    return turns
  }

  private func color(coverage: Double, turn: Double, phase: Int) -> PixelColor {
    guard coverage > 0 else { return (paint.backdrop ?? .clear).pixel }
    let head = Double(phase) / Double(SpinnerMotion.phases)
    let behind = head - turn
    let tail = 1 - (behind - behind.rounded(.down))
    let color = paint.color.opacity(sharpened(tail)).over(paint.track).opacity(coverage)
    return (paint.backdrop.map { color.over($0) } ?? color).pixel
  }

  /// Fades the tail over two thirds of a turn, and the head over the last few degrees, so that
  /// neither end of it shows stairs.
  private func sharpened(_ tail: Double) -> Double {
    let fade = max((tail - 1.0 / 3) * 1.5, 0)
    let head = min((1 - tail) * Double(diameter), 1)
    return fade * head
  }
}
