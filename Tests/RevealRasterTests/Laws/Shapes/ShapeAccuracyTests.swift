import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// Law 12 from end to end: the pixels of a picture under a mask.
@Suite("The pixels of a shape are the exact ones")
struct ShapeAccuracyTests {
  private static let fractions = [0, 0.003, 0.25, 0.43, 0.75, 0.99, 1]

  @Test("colours within 1/255, and where something ends within 2/255", arguments: RevealCase.shapes)
  func exactness(_ given: RevealCase) {
    let recipe = given.recipe
    let painter = LayerPainter(recipe)
    var random = SplitMix(seed: UInt64(recipe.size.width * 7 + recipe.size.height))
    for fraction in Self.fractions {
      let mask = RevealMask(Fraction(clamping: fraction))
      let picture = painter.paint(mask)
      let sampled = SampledReveal(recipe, at: mask.fraction)
      var (plain, cut) = (40, 5)
      for _ in 0..<1_000 where plain + cut > 0 {
        let column = random.whole(in: 0..<recipe.size.width)
        let row = random.whole(in: 0..<recipe.size.height)
        if sampled.isCenter(column, row) { continue }
        let found = picture[column, row].premultiplied
        if !sampled.isCut(column, row) {
          guard plain > 0 else { continue }
          plain -= 1
          let off = (found - sampled.color(column, row)).largest
          #expect(off <= 1, "\(off) at \(fraction), (\(column), \(row))")
        } else if cut > 0 {
          cut -= 1
          var off = (found - sampled.color(column, row)).largest
          // The reference itself is off by up to one; a closer look decides.
          if off > 1 { off = (found - sampled.color(column, row, samples: 60_000)).largest }
          #expect(off <= 2, "\(off) at \(fraction), (\(column), \(row))")
        }
      }
    }
  }
}

extension PixelColor {
  /// The components multiplied by the opacity, in 255ths.
  var premultiplied: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), 255) * (Double(alpha) / 255)
  }
}

extension SIMD4<Double> {
  /// The largest magnitude of a component.
  var largest: Double { Swift.max(self.max(), -self.min()) }
}
