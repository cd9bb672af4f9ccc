import RevealCore
import RevealTestSupport
import Testing

@Suite("Rectangles of pixels")
struct PixelRectTests {
  /// Pairs of rectangles that overlap, touch, nest, miss one another or are empty.
  private static let pairs: [(PixelRect, PixelRect)] = {
    var random = SplitMix(seed: 51)
    func rect() -> PixelRect {
      PixelRect(
        x: random.whole(in: -4..<6), y: random.whole(in: -4..<6),
        width: random.whole(in: 0..<7), height: random.whole(in: 0..<7))
    }
    return (0..<300).map { _ in (rect(), rect()) }
  }()

  private func pixels(_ rect: PixelRect) -> Set<PixelPoint> {
    var set: Set<PixelPoint> = []
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { set.insert(PixelPoint(x: x, y: y)) }
    }
    return set
  }

  @Test("intersect in the pixels that both have")
  func intersection() {
    for (a, b) in Self.pairs {
      #expect(pixels(a.intersection(b)) == pixels(a).intersection(pixels(b)))
      #expect(a.intersection(b).isEmpty == b.intersection(a).isEmpty)
      #expect(pixels(a.intersection(a)) == pixels(a))
    }
  }

  @Test("unite to the smallest rectangle that holds both")
  func union() {
    for (a, b) in Self.pairs {
      let union = a.union(b)
      #expect(pixels(union).isSuperset(of: pixels(a).union(pixels(b))))
      #expect(pixels(union) == pixels(b.union(a)))
      guard !a.isEmpty, !b.isEmpty else { continue }
      #expect(union.minX == min(a.minX, b.minX) && union.maxX == max(a.maxX, b.maxX))
      #expect(union.minY == min(a.minY, b.minY) && union.maxY == max(a.maxY, b.maxY))
    }
  }

  @Test("contain one another just where the pixels do")
  func contains() {
    for (a, b) in Self.pairs {
      #expect(a.contains(b) == pixels(a).isSuperset(of: pixels(b)))
    }
  }

  @Test("mirrored twice are what they were, and keep their size")
  func mirrored() {
    for (a, b) in Self.pairs {
      let width = 20
      #expect(a.mirrored(in: width).mirrored(in: width) == a)
      #expect(a.mirrored(in: width).size == a.size)
      #expect(
        pixels(a.intersection(b).mirrored(in: width))
          == pixels(a.mirrored(in: width).intersection(b.mirrored(in: width))))
    }
    #expect(PixelRect(x: 0, y: 3, width: 4, height: 2).mirrored(in: 10).minX == 6)
  }

  @Test("are never of negative extent")
  func negative() {
    #expect(PixelRect(x: 1, y: 1, width: -3, height: 4).isEmpty)
    #expect(PixelSize(width: -1, height: -1) == PixelSize(width: 0, height: 0))
  }
}

@Suite("Rectangles of points")
struct RectTests {
  @Test("have edges, centre and inside that agree")
  func edges() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect((rect.minX, rect.maxX, rect.midX) == (10, 40, 25))
    #expect((rect.minY, rect.maxY, rect.midY) == (20, 60, 40))
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
  }

  @Test("moved inwards and out again are what they were")
  func inset() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(rect.insetBy(3).insetBy(-3) == rect)
    #expect(rect.insetBy(50).size.width == 0)
  }

  @Test("have no size that is negative or no number")
  func hostile() {
    #expect(Size(width: .nan, height: -1) == Size(width: 0, height: 0))
    #expect(Size(width: .infinity, height: 3) == Size(width: 0, height: 3))
  }

  @Test("have corners of at most half the shorter side")
  func corners() {
    let size = PixelSize(width: 40, height: 14)
    let scale = DisplayScale(2)
    #expect(CornerStyle.capsule.pixelRadius(in: size, scale: scale) == 7)
    #expect(CornerStyle.radius(2).pixelRadius(in: size, scale: scale) == 4)
    #expect(CornerStyle.radius(500).pixelRadius(in: size, scale: scale) == 7)
    for none in [0, -3, Double.nan] {
      #expect(CornerStyle.radius(none).pixelRadius(in: size, scale: scale) == 0)
    }
  }
}
