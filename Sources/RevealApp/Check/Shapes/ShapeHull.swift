import RevealCore
import RevealRaster

/// The least and the largest of what each pixel of a shape may show, over white and over black.
struct ShapeHull {
  private let grounds: [(ground: SIMD4<Double>, low: [SIMD4<Double>], high: [SIMD4<Double>])]

  init(_ expectation: ShapeExpectation) {
    let common = [expectation.behind, expectation.track, expectation.marker]
    // Where the ends of a line may lie on each other there are both colours.
    let both = common + [expectation.first, expectation.last]
    let line = LinePlan(expectation.sample)
    let width = expectation.sample.size.width
    grounds = [0.0, 255].map { level in
      let ground = SIMD4(level, level, level, 255)
      let others = [common, both].map { $0.map { Self.laid($0, over: ground) } }
      var low: [SIMD4<Double>] = []
      var high: [SIMD4<Double>] = []
      for (index, color) in expectation.own.enumerated() {
        let (x, y) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
        let own = Self.laid(color, over: ground)
        let near = others[line?.isAtStart(x, y) == true ? 1 : 0]
        low.append(near.reduce(own) { pointwiseMin($0, $1) })
        high.append(near.reduce(own) { pointwiseMax($0, $1) })
      }
      return (ground, low, high)
    }
  }

  func excess(_ picture: Bitmap) -> Double {
    var worst = 0.0
    for (ground, low, high) in grounds where low.count == picture.words.count {
      for (index, word) in picture.words.enumerated() {
        let seen = Self.laid(PremultipliedColor(PixelColor(word: word)), over: ground)
        worst = max(worst, (low[index] - seen).max(), (seen - high[index]).max())
      }
    }
    return worst
  }

  private static func laid(_ color: PremultipliedColor, over ground: SIMD4<Double>) -> SIMD4<Double>
  {
    color.components + ground * (1 - color.components.w / 255)
  }
}
