import RevealCore
import RevealTestSupport
import Testing

@Suite("A display scale")
struct DisplayScaleTests {
  static let scales = [1, 1.25, 1.5, 2, 3].map { DisplayScale($0) }

  @Test("is pinned to its range, and 1 where it is no number")
  func pinned() {
    #expect(DisplayScale(.nan) == .one)
    #expect(DisplayScale(0).pixelsPerPoint == DisplayScale.range.lowerBound)
    #expect(DisplayScale(-.infinity).pixelsPerPoint == DisplayScale.range.lowerBound)
    #expect(DisplayScale(.infinity).pixelsPerPoint == DisplayScale.range.upperBound)
    #expect(DisplayScale(1.25).pixelsPerPoint == 1.25)
  }

  @Test("rounds to the nearest pixel, halves up on both sides of 0")
  func rounding() {
    let cases: [(Double, Int)] = [
      (0.5, 1), (0.499, 0), (1.5, 2), (-0.5, 0), (-0.51, -1), (-1.5, -1), (14, 14), (-14, -14),
    ]
    for (points, pixels) in cases { #expect(DisplayScale.one.pixels(points) == pixels) }
    #expect(DisplayScale(1.25).pixels(14) == 18)
    #expect(DisplayScale(1.5).pixels(1) == 2)
  }

  @Test("gives back whole pixels that went through points", arguments: scales)
  func roundTrip(_ scale: DisplayScale) {
    for pixels in -2_000...2_000 where scale.pixels(scale.points(pixels)) != pixels {
      Issue.record("\(pixels) pixels became \(scale.pixels(scale.points(pixels)))")
    }
  }

  @Test("of hostile lengths is finite")
  func hostile() {
    #expect(DisplayScale.one.pixels(.nan) == 0)
    #expect(DisplayScale(16).pixels(.infinity) == 10_000_000)
    #expect(DisplayScale(16).pixels(-1e308) == -10_000_000)
    let rect = Rect(
      origin: Point(x: .nan, y: -.infinity), size: Size(width: 1e308, height: .infinity))
    let pixels = DisplayScale(16).pixels(rect)
    #expect(pixels.size.width <= 20_000_000)
    #expect(pixels.size.height <= 20_000_000)
  }

  @Test("gives a thin line at least a pixel, and none to nothing")
  func atLeastOne() {
    #expect(DisplayScale(0.25).atLeastOnePixel(1) == 1)
    #expect(DisplayScale(3).atLeastOnePixel(1) == 3)
    for nothing in [0, -1, .nan] { #expect(DisplayScale(2).atLeastOnePixel(nothing) == 0) }
  }

  @Test("leaves no gap and no overlap between neighbours", arguments: scales)
  func neighbours(_ scale: DisplayScale) {
    var random = SplitMix(seed: 41)
    for _ in 0..<300 {
      let x = random.number(in: -50...400)
      let width = random.number(in: 0...90)
      let left = scale.pixels(Rect(x: x, y: 0, width: width, height: 5))
      let right = scale.pixels(Rect(x: x + width, y: 0, width: 12, height: 5))
      #expect(left.maxX == right.minX)
    }
  }

  @Test("moves each edge by at most half a pixel", arguments: scales)
  func edges(_ scale: DisplayScale) {
    var random = SplitMix(seed: 42)
    for _ in 0..<300 {
      let rect = Rect(
        x: random.number(in: -50...50), y: random.number(in: -50...50),
        width: random.number(in: 0...90), height: random.number(in: 0...90))
      let pixels = scale.pixels(rect)
      for (edge, exact) in [
        (pixels.minX, rect.minX), (pixels.maxX, rect.maxX), (pixels.minY, rect.minY),
        (pixels.maxY, rect.maxY),
      ] { #expect(abs(Double(edge) - exact * scale.pixelsPerPoint) <= 0.5 + 1e-9) }
    }
  }
}
