import RevealCore

/// Paints the phases of a turning ring; what they have in common is worked out once.
final class SpinnerPainter: LivePainter {
  private let paint: SpinnerPaint
  private let diameter: Int
  /// The part of each pixel that the ring covers, and how far clockwise from 12 o'clock its centre
  /// lies, in turns 0..<1.
  private let coverage, turns: [Double]
  private let outside: UInt32

  /// Lays a ring on a square of so many pixels.
  init(paint: SpinnerPaint, diameter: Int, scale: DisplayScale) {
    self.paint = paint
    self.diameter = diameter
    let ring = RingMask(diameter: diameter, lineWidth: paint.lineWidth * scale.pixelsPerPoint)
    let pixels = (0..<diameter * diameter).map { (x: $0 % diameter, y: $0 / diameter) }
    coverage = pixels.map { ring.coverage(x: $0.x, y: $0.y) }
    turns = zip(pixels, coverage).map { pixel, coverage in
      coverage > 0 ? Self.turn(x: pixel.x, y: pixel.y, diameter: diameter) : 0
    }
    outside = (paint.backdrop ?? .clear).pixel.word
  }

  /// The pixels of a part of the ring at a phase; no ring has a mask.
  func paint(_ state: PictureState, in rect: PixelRect, into words: inout [UInt32]) {
    guard case .phase(let phase) = state else { return }
    let head = Double(phase) / Double(SpinnerMotion.phases)
    words.removeAll(keepingCapacity: true)
    for row in rect.minY..<max(rect.maxY, rect.minY) {
      for index in (row * diameter + rect.minX)..<(row * diameter + rect.maxX) {
        words.append(coverage[index] > 0 ? color(index, head: head).word : outside)
      }
    }
  }

  private static func turn(x: Int, y: Int, diameter: Int) -> Double {
    let center = Double(diameter) / 2
    let across = Double(x) + 0.5 - center
    let up = center - Double(y) - 0.5
    let turn = Elementary.arctangent(y: across, x: up) / (2 * Elementary.pi)
    return turn < 0 ? turn + 1 : turn
  }

  private func color(_ index: Int, head: Double) -> PixelColor {
    let behind = head - turns[index]
    let tail = 1 - (behind - behind.rounded(.down))
    let color = paint.color.opacity(sharpened(tail)).over(paint.track).opacity(coverage[index])
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
