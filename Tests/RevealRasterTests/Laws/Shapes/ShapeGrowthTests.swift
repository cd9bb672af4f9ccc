import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// Law 4, and that a line grows evenly.
@Suite("The coverage of a shape grows with the fraction")
struct ShapeGrowthTests {
  private static let shapes: [RevealShape] = [
    .pie, .ring(lineWidth: 5), .ring(lineWidth: 5, lineCap: .round),
    .ring(lineWidth: 4, lineCap: .square), .ring(lineWidth: 40, lineCap: .round),
    .arc(.dial(lineWidth: 5)), .arc(.dial(lineWidth: 4, lineCap: .butt)),
  ]

  private func recipe(_ shape: RevealShape, _ size: PixelSize) -> RevealRecipe {
    RevealRecipe(
      paint: RevealPaint(gradient: Gradient(solid: .black), track: .clear, shape: shape),
      size: size, scale: .one)
  }

  /// Each step paints only what it touched, as a renderer does.
  @Test("evenly, in a thousand steps, without a jump", arguments: shapes)
  func even(_ shape: RevealShape) {
    let size = PixelSize(width: 23, height: 24)
    let painter = LayerPainter(recipe(shape, size))
    let whole = area(painter.paint(RevealMask(.one)))
    let cap = Self.capArea(shape, size)
    let body = Self.isClosed(shape) ? whole : whole - cap
    var picture = Bitmap(size: size)
    var shown: RevealMask?
    var before = 0.0
    var scratch: [UInt32] = []
    for step in 0...1_000 {
      let mask = RevealMask(Fraction(clamping: Double(step) / 1_000), isResting: false)
      let touched = painter.touched(from: shown, to: mask)
      for rect in [touched.0, touched.1] where !rect.isEmpty {
        painter.paint(mask, in: rect, into: &scratch)
        picture = picture.replacing(rect, with: scratch)
      }
      shown = mask
      let now = area(picture)
      defer { before = now }
      guard step > 0 else {
        #expect(now == 0)
        continue
      }
      let length = body * Double(step) / 1_000
      // Where the caps of a closed ring meet, in its second half, they have ever less room.
      let isMeeting = Self.isClosed(shape) && cap > 0 && step > 500
      if !isMeeting {
        #expect(abs(now - length - cap) < 0.15, "step \(step)")
      }
      if step > 1 {
        #expect(now > before - 0.02, "step \(step)")
        #expect(now < before + whole / 1_000 + 0.1, "step \(step)")
      }
    }
    #expect(picture == painter.paint(RevealMask(.one)))
  }

  @Test("in every pixel, to the byte", arguments: RevealCase.capacities)
  func monotone(_ given: RevealCase) {
    // Black on nothing: the opacity is the coverage.
    let painter = LayerPainter(
      given.painted {
        $0.gradient = Gradient(solid: .black)
        $0.track = .clear
        $0.backdrop = nil
      }.recipe)
    var before = painter.paint(RevealMask(.zero)).words
    for step in 1...23 {
      let fraction = step == 1 ? 1e-6 : step == 22 ? 0.997 : Double(step) / 23
      let words = painter.paint(RevealMask(Fraction(clamping: fraction), isResting: false)).words
      let shrunk = zip(before, words).enumerated().filter { $1.0 >> 24 > $1.1 >> 24 }
      #expect(shrunk.isEmpty, "at \(fraction): \(shrunk)")
      before = words
    }
  }

  private func area(_ picture: Bitmap) -> Double {
    picture.words.reduce(0) { $0 + Double($1 >> 24) } / 255
  }

  private static func isClosed(_ shape: RevealShape) -> Bool {
    if case .arc(let arc) = shape { arc.isClosed } else { true }
  }

  /// What the two caps have, together; nothing where the line is butt.
  private static func capArea(_ shape: RevealShape, _ size: PixelSize) -> Double {
    guard case .arc(let arc) = shape, arc.lineCap != .butt else { return 0 }
    let outer = Double(min(size.width, size.height)) / 2
    let half = min(arc.lineWidth, outer) / 2
    if arc.lineCap == .round { return Double.pi * half * half }
    // A square cap follows the outer circle, not a straight edge.
    let height = (outer * outer - half * half).squareRoot()
    let angle = Elementary.arctangent(y: half, x: height)
    return outer * outer * angle + half * height - 2 * half * (outer - 2 * half)
  }
}

extension Bitmap {
  /// The picture with some of its pixels in place of what was there.
  func replacing(_ rect: PixelRect, with words: [UInt32]) -> Bitmap {
    var result = self.words
    for row in 0..<rect.size.height {
      let start = (rect.minY + row) * size.width + rect.minX
      result.replaceSubrange(
        start..<(start + rect.size.width),
        with: words[(row * rect.size.width)..<((row + 1) * rect.size.width)])
    }
    return Bitmap(size: size, words: result)
  }
}
