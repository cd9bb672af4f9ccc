import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// Law 8: every pixel lies between what is behind and what is painted.
@Suite("No fringe around a shape")
struct ShapeFringeTests {
  private static let fractions = [0.003, 0.37, 0.98, 1]

  @Test("over white or black, known before or laid behind later", arguments: RevealCase.shapes)
  func hull(_ given: RevealCase) {
    let isKnown = given.paint.backdrop != nil
    for backdrop in isKnown ? [given.paint.backdrop ?? .white] : [Color.white, .black] {
      let hull = Hull(given.recipe, over: backdrop)
      let painter = LayerPainter(given.recipe)
      for fraction in Self.fractions {
        let picture = painter.paint(RevealMask(Fraction(clamping: fraction), isResting: false))
        let excess = hull.excess(picture, over: backdrop)
        #expect(excess <= 1, "at \(fraction)")
      }
    }
  }

  @Test("a picture over a backdrop is the clear one laid over it", arguments: RevealCase.shapes)
  func backdropIsOver(_ given: RevealCase) {
    let clear = LayerPainter(given.over(nil).recipe)
    let known = LayerPainter(given.over(Samples.darkWindow).recipe)
    for fraction in Self.fractions {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
      var worst = 0
      for (word, expected) in zip(clear.paint(mask).words, known.paint(mask).words) {
        let seen = Color(PixelColor(word: word)).over(Samples.darkWindow).pixel
        worst = max(worst, seen.distance(to: PixelColor(word: expected)))
      }
      // Layers and their mixture are each rounded.
      #expect(worst <= 2, "at \(fraction)")
    }
  }

  /// The least and the largest of what each pixel may show.
  private struct Hull {
    private var low: [SIMD4<Double>] = []
    private var high: [SIMD4<Double>] = []

    init(_ recipe: RevealRecipe, over backdrop: Color) {
      let geometry = RevealGeometry(recipe)
      let paint = recipe.paint
      var colors = [backdrop, paint.track.over(backdrop)]
      if geometry.hasSeam {
        // At the ends of a line that meet there are both colours.
        colors += [0, 1].map { paint.gradient.color(at: $0).over(paint.track).over(backdrop) }
      }
      if case .marker(let marker) = paint.indication { colors.append(marker.color.over(backdrop)) }
      let common = colors.map(Self.vector)
      for row in 0..<recipe.size.height {
        for column in 0..<recipe.size.width {
          let place = geometry.place(column: column, row: row)
          let own = Self.vector(paint.gradient.color(at: place).over(paint.track).over(backdrop))
          low.append(common.reduce(own) { pointwiseMin($0, $1) })
          high.append(common.reduce(own) { pointwiseMax($0, $1) })
        }
      }
    }

    func excess(_ picture: Bitmap, over backdrop: Color) -> Double {
      let behind = Self.vector(backdrop)
      var worst = 0.0
      for (index, word) in picture.words.enumerated() {
        let pixel = PixelColor(word: word)
        let seen = pixel.premultiplied + behind * (1 - Double(pixel.alpha) / 255)
        worst = max(worst, (low[index] - seen).max(), (seen - high[index]).max())
      }
      return worst
    }

    private static func vector(_ color: Color) -> SIMD4<Double> {
      SIMD4(color.red, color.green, color.blue, 1) * 255
    }
  }
}
