import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("The area of a rounded rectangle in each pixel")
struct RoundedRectangleTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let width, height, radius: Double
    var testDescription: String { "\(width) × \(height), radius \(radius)" }
  }

  static let shapes: [Shape] = {
    var shapes: [Shape] = []
    let sizes: [(Double, Double)] = [
      (1, 1), (1, 14), (14, 1), (2, 2), (3, 2), (3, 3), (7, 14), (14, 14), (15, 14), (21, 15),
      (40, 28), (64, 14), (5.5, 3.25), (0.4, 0.3), (9.75, 30.5),
    ]
    for (width, height) in sizes {
      let half = min(width, height) / 2
      for radius in [0, half, half * 0.61, min(half, 1), min(half, 5)] {
        shapes.append(Shape(width: width, height: height, radius: radius))
      }
    }
    var random = SplitMix(seed: 71)
    for _ in 0..<25 {
      let width = random.number(in: 0.1...24)
      let height = random.number(in: 0.1...24)
      shapes.append(
        Shape(width: width, height: height, radius: random.unit() * min(width, height) / 2))
    }
    return shapes
  }()

  private func closed(_ shape: Shape) -> RoundedRectangle {
    RoundedRectangle(width: shape.width, height: shape.height, radius: shape.radius)
  }

  @Test("is what numeric integration gives", arguments: shapes)
  func numeric(_ shape: Shape) {
    let closed = closed(shape)
    let numeric = NumericCoverage(width: shape.width, height: shape.height, radius: shape.radius)
    var worst = 0.0
    for y in -1...Int(shape.height) + 1 {
      for x in -1...Int(shape.width) + 1 {
        // The straight parts of a long bar are all alike.
        if x > 24, x < Int(shape.width) - 20 { continue }
        worst = max(worst, abs(closed.coverage(x: x, y: y) - numeric.area(x: x, y: y)))
      }
    }
    #expect(worst < 1e-6)
  }

  static let large = [
    Shape(width: 320, height: 14, radius: 7), Shape(width: 2_000, height: 42, radius: 21),
    Shape(width: 100, height: 100, radius: 50),
  ]

  @Test("adds up to the whole area", arguments: shapes + large)
  func sum(_ shape: Shape) {
    let closed = closed(shape)
    var sum = 0.0
    for y in 0...Int(shape.height) {
      for x in 0...Int(shape.width) { sum += closed.coverage(x: x, y: y) }
    }
    let corners = (4 - Double.pi) * closed.radius * closed.radius
    let area = shape.width * shape.height - corners
    #expect(abs(sum - area) <= 1e-9 * area)
  }

  @Test("is in 0…1, and the same from all four corners", arguments: shapes)
  func symmetric(_ shape: Shape) {
    let closed = closed(shape)
    let width = shape.width
    let height = shape.height
    var worst = 0.0
    for y in 0...Int(height) {
      for x in 0...min(Int(width), 24) {
        let (left, top) = (Double(x), Double(y))
        let area = closed.area(left: left, top: top, right: left + 1, bottom: top + 1)
        let across = closed.area(
          left: width - left - 1, top: top, right: width - left, bottom: top + 1)
        let down = closed.area(
          left: left, top: height - top - 1, right: left + 1, bottom: height - top)
        worst = max(worst, abs(area - across), abs(area - down), area - 1, -area)
      }
    }
    #expect(worst < 1e-12)
  }

  @Test("of cells adds up to that of the cell that holds them")
  func additive() {
    var random = SplitMix(seed: 72)
    let shape = RoundedRectangle(width: 17, height: 14, radius: 6.3)
    for _ in 0..<300 {
      let xs = (0..<3).map { _ in random.number(in: -2...19) }.sorted()
      let ys = (0..<3).map { _ in random.number(in: -2...16) }.sorted()
      let whole = shape.area(left: xs[0], top: ys[0], right: xs[2], bottom: ys[2])
      var parts = 0.0
      for (left, right) in zip(xs, xs.dropFirst()) {
        for (top, bottom) in zip(ys, ys.dropFirst()) {
          parts += shape.area(left: left, top: top, right: right, bottom: bottom)
        }
      }
      #expect(abs(whole - parts) < 1e-10)
    }
  }

  @Test("of a shape of no extent is nothing, of a radius too large a capsule's")
  func degenerate() {
    for (width, height) in [(0.0, 5.0), (5, 0), (-3, 4), (0, 0)] {
      #expect(RoundedRectangle(width: width, height: height, radius: 3).coverage(x: 0, y: 0) == 0)
    }
    #expect(RoundedRectangle(width: 8, height: 4, radius: 99).radius == 2)
    #expect(RoundedRectangle(width: 8, height: 4, radius: -1).radius == 0)
    let pixel = RoundedRectangle(width: 1, height: 1, radius: 0.5)
    #expect(abs(pixel.coverage(x: 0, y: 0) - .pi / 4) < 1e-12)
  }
}
