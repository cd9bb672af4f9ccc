import RevealCore

/// Paints phases of a turning ring, side by side, so that turning only moves a source rect.
struct SpinnerPainter {
  let paint: SpinnerPaint
  let diameter: Int
  let scale: DisplayScale
  let phases: Range<Int>

  /// The strip of the phases.
  func strip() -> Bitmap {
    let width = diameter * phases.count
    var strip = Bitmap(size: PixelSize(width: width, height: diameter))
    let ring = RingMask(
      diameter: diameter, lineWidth: paint.lineWidth * scale.pixelsPerPoint)
    strip.withMutableWords { words in
      for y in 0..<diameter {
        for x in 0..<diameter {
          let coverage = ring.coverage(x: x, y: y)
          let turn = coverage > 0 ? self.turn(x: x, y: y) : 0
          for phase in phases {
            let column = (phase - phases.lowerBound) * diameter + x
            words[y * width + column] = color(coverage: coverage, turn: turn, phase: phase).word
          }
        }
      }
    }
    return strip
  }

  /// How far clockwise from 12 o'clock a pixel's centre lies, in turns 0..<1.
  private func turn(x: Int, y: Int) -> Double {
    let center = Double(diameter) / 2
    let across = Double(x) + 0.5 - center
    let up = center - Double(y) - 0.5
    let turn = Elementary.arctangent(y: across, x: up) / (2 * Elementary.pi)
    return turn < 0 ? turn + 1 : turn
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
