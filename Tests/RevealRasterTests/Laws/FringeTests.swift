import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("Track and gradient are clipped once: no fringe where they meet")
struct FringeTests {
  /// For each column and component the least and the largest of backdrop, track and gradient.
  private struct Hull {
    var low: [Double] = []
    var high: [Double] = []

    init(_ given: RevealCase, width: Int, backdrop: Color) {
      let columns = given.paint.gradient.columns(width)
      let track = given.paint.track.over(backdrop)
      for column in given.direction == .leftToRight ? columns : columns.reversed() {
        let colors = [backdrop, track, column.over(given.paint.track).over(backdrop)]
        for component in [\Color.red, \.green, \.blue] {
          let values = colors.map { $0[keyPath: component] * 255 }
          low.append(values.min() ?? 0)
          high.append(values.max() ?? 0)
        }
      }
    }
  }

  /// How far at most a picture, laid over a backdrop, has a component outside the hull.
  private func worstExcess(_ picture: Bitmap, _ given: RevealCase, over backdrop: Color) -> Double {
    let width = picture.size.width
    let hull = Hull(given, width: width, backdrop: backdrop)
    let behind = backdrop.red * 255
    var worst = 0.0
    for (index, word) in picture.words.enumerated() {
      let alpha = Double(word >> 24) / 255
      for component in 0..<3 {
        let byte = Double(word >> UInt32(16 - 8 * component) & 255)
        let seen = byte * alpha + behind * (1 - alpha)
        let place = index % width * 3 + component
        worst = max(worst, hull.low[place] - seen, seen - hull.high[place])
      }
    }
    return worst
  }

  /// An outline is a fourth colour, and no part of this law.
  static let cases = RevealCase.grid.filter { $0.paint.outline == .clear && $0.width <= 520 }
  static let small = cases.filter { $0.width <= 100 }
  private static let masks = [
    RevealMask(Fraction(clamping: 0.01)), RevealMask(Fraction(clamping: 0.37), isResting: false),
    RevealMask(Fraction(clamping: 0.999), isResting: false), RevealMask(.one),
  ]

  @Test("on a clear surface that is later laid over white or black", arguments: cases)
  func later(_ given: RevealCase) {
    for mask in Self.masks {
      let picture = given.over(nil).picture(mask)
      for backdrop in [Color.white, .black] {
        #expect(worstExcess(picture, given, over: backdrop) <= 1)
      }
    }
  }

  @Test("over a backdrop that is known", arguments: small)
  func known(_ given: RevealCase) {
    for mask in Self.masks {
      for backdrop in [Color.white, .black] {
        let picture = given.over(backdrop).picture(mask)
        #expect(worstExcess(picture, given, over: backdrop) <= 1)
      }
    }
  }

  @Test("over what was drawn before, which stays opaque", arguments: small)
  func drawnBefore(_ given: RevealCase) {
    for mask in Self.masks {
      for backdrop in [Color.white, .black] {
        let window = DrawCommand.fill(Rect(x: 0, y: 0, width: 900, height: 60), backdrop)
        let picture = Canvas.draw([window] + given.over(nil).commands(mask), on: given.surface)
          .cropped(to: given.pixelRect)
        #expect(picture.words.allSatisfy { $0 >> 24 == 255 })
        // Both the picture and what it is laid over are rounded.
        #expect(worstExcess(picture, given, over: backdrop) <= 1.5)
      }
    }
  }

  @Test("a picture over a backdrop is the clear one laid over it", arguments: RevealCase.grid)
  func backdropIsOver(_ given: RevealCase) {
    for backdrop in [Color.white, Samples.darkWindow] {
      for mask in [Self.masks[0], Self.masks[3]] {
        let clear = given.over(nil).picture(mask)
        let known = given.over(backdrop).picture(mask)
        var worst = 0
        for (word, expected) in zip(clear.words, known.words) {
          let seen = Color(PixelColor(word: word)).over(backdrop).pixel
          worst = max(worst, seen.distance(to: PixelColor(word: expected)))
        }
        #expect(worst <= 1)
      }
    }
  }
}
