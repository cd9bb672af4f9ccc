import RevealCore
import Testing

@testable import RevealRaster

@Suite("The mask of corners")
struct CornerMaskTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let width, height: Int
    let radius, inset: Double
    var testDescription: String { "\(width) × \(height), radius \(radius), inset \(inset)" }
    var size: PixelSize { PixelSize(width: width, height: height) }
  }

  static let cases: [Case] = {
    var cases: [Case] = []
    for (width, height) in [
      (1, 1), (1, 14), (14, 1), (2, 2), (3, 3), (7, 14), (14, 14), (15, 14), (13, 15), (40, 28),
      (64, 14), (9, 40),
    ] {
      let half = Double(min(width, height)) / 2
      for radius in [0, half, half / 3, min(half, 5)] {
        for inset in [0, 1, 0.4, 2.5, 30] {
          cases.append(Case(width: width, height: height, radius: radius, inset: inset))
        }
      }
    }
    return cases
  }()

  @Test("is the exact area of the shape, moved inwards, pixel by pixel", arguments: cases)
  func exact(_ given: Case) {
    let mask = CornerMask(size: given.size, radius: given.radius, inset: given.inset)
    let inset = given.inset
    let shape = RoundedRectangle(
      width: Double(given.width) - 2 * inset, height: Double(given.height) - 2 * inset,
      radius: given.radius - inset)
    var worst = 0.0
    for y in 0..<given.height {
      for x in 0..<given.width {
        let left = Double(x) - inset
        let top = Double(y) - inset
        let area = shape.area(left: left, top: top, right: left + 1, bottom: top + 1)
        worst = max(worst, abs(mask.coverage(x: x, y: y) - area))
      }
    }
    #expect(worst < 1e-12)
  }

  @Test("is symmetric in both axes, to the bit", arguments: cases)
  func symmetric(_ given: Case) {
    let mask = CornerMask(size: given.size, radius: given.radius, inset: given.inset)
    var isSymmetric = true
    for y in 0..<given.height {
      for x in 0..<given.width {
        let coverage = mask.coverage(x: x, y: y)
        isSymmetric =
          isSymmetric && coverage == mask.coverage(x: given.width - 1 - x, y: y)
          && coverage == mask.coverage(x: x, y: given.height - 1 - y)
          && (0...1).contains(coverage)
      }
    }
    #expect(isSymmetric)
  }

  @Test("covers all of a rectangle with square corners")
  func square() {
    let mask = CornerMask(size: PixelSize(width: 9, height: 4), radius: 0)
    for y in 0..<4 { for x in 0..<9 { #expect(mask.coverage(x: x, y: y) == 1) } }
  }

  @Test("of a capsule covers the straight part to the bit", arguments: [14, 15, 28])
  func straight(_ height: Int) {
    let mask = CornerMask(
      size: PixelSize(width: 100, height: height), radius: Double(height) / 2)
    for y in 0..<height {
      for x in height..<(100 - height) { #expect(mask.coverage(x: x, y: y) == 1) }
    }
  }

  @Test("in eight bits is within half a step of the area")
  func eightBits() {
    let gray = ShapePaint(fill: .black, corners: .capsule)
    for (width, height) in [(64, 14), (14, 14), (15, 28), (40, 7), (1, 1)] {
      let size = PixelSize(width: width, height: height)
      let bitmap = ShapePainter(paint: gray, size: size, scale: .one).bitmap()
      let numeric = NumericCoverage(
        width: Double(width), height: Double(height), radius: Double(min(width, height)) / 2)
      var worst = 0.0
      for y in 0..<height {
        for x in 0..<width {
          worst = max(worst, abs(Double(bitmap[x, y].alpha) - 255 * numeric.area(x: x, y: y)))
        }
      }
      #expect(worst <= 0.501)
    }
  }
}
