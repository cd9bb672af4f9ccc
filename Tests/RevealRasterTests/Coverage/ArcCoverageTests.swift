import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// Law 12 for rings, wedges, arcs and their caps: the exact area, within 2/255.
@Suite("The area of an arc in a pixel")
struct ArcCoverageTests {
  static let shapes: [(RevealShape, PixelSize)] = [
    (.ring(lineWidth: 6), PixelSize(width: 40, height: 40)),
    (.ring(lineWidth: 6, lineCap: .round), PixelSize(width: 41, height: 41)),
    (.ring(lineWidth: 6, lineCap: .square), PixelSize(width: 40, height: 48)),
    (.ring(lineWidth: 1.3, lineCap: .round), PixelSize(width: 23, height: 30)),
    (.ring(lineWidth: 30, lineCap: .round), PixelSize(width: 40, height: 40)),
    (.ring(lineWidth: 30, lineCap: .square), PixelSize(width: 31, height: 31)),
    (.arc(.dial(lineWidth: 7)), PixelSize(width: 44, height: 44)),
    (.arc(.dial(lineWidth: 5, lineCap: .square)), PixelSize(width: 33, height: 33)),
    (.arc(.dial(lineWidth: 5, lineCap: .butt)), PixelSize(width: 33, height: 33)),
    (
      .arc(Arc(lineWidth: 4, lineCap: .round, start: .degrees(10), sweep: .degrees(75))),
      PixelSize(width: 30, height: 30)
    ),
    (.pie, PixelSize(width: 40, height: 40)),
    (.pie, PixelSize(width: 27, height: 31)),
  ]
  static let fractions = [
    0.001, 0.01, 0.1, 0.25, 0.37, 0.5, 0.501, 0.75, 0.9, 0.97, 0.99, 0.999, 1,
  ]

  @Test("is the one that a fine raster of places finds", arguments: shapes)
  func exactness(_ shape: RevealShape, _ size: PixelSize) {
    var random = SplitMix(seed: 3)
    for fraction in Self.fractions {
      let geometry = geometry(shape, size)
      guard case .arc(let arc) = geometry.outline else { continue }
      let sampled = sampled(shape, size, arc, fraction)
      let region = arc.part(fraction)
      for _ in 0..<8 {
        // Places on the line, where edges are.
        let angle = arc.start - 0.3 + (arc.sweep * fraction + 0.6) * random.unit()
        let radius = random.pick([arc.inner, arc.outer, arc.middle])
        let (x, y) = arc.direction(random.unit() < 0.5 ? angle : arc.start + arc.sweep * fraction)
        let column = Int(arc.centerX + radius * x)
        let row = Int(arc.centerY + radius * y)
        let exact = region.area(column: column, row: row)
        let reference = sampled.coverage(column: column, row: row)
        #expect(
          abs(exact - reference) <= 2.0 / 255,
          "\(fraction) at (\(column), \(row)): \(exact), sampled \(reference)")
      }
    }
  }

  @Test("sums to the area of the whole", arguments: shapes)
  func sum(_ shape: RevealShape, _ size: PixelSize) {
    guard case .arc(let arc) = geometry(shape, size).outline, arc.isClosed else { return }
    for fraction in [0.1, 0.5, 0.8, 1] {
      var line = arc
      if case .arc(let given) = shape {
        line = ArcGeometry(
          Arc(lineWidth: given.lineWidth, start: given.start, sweep: given.sweep), in: size,
          scale: .one)
      }
      let region = line.part(fraction)
      var sum = 0.0
      for row in 0..<size.height {
        for column in 0..<size.width { sum += region.area(column: column, row: row) }
      }
      let whole = Double.pi * (line.outer * line.outer - line.inner * line.inner)
      #expect(abs(sum - whole * fraction) < 1e-9 * whole)
    }
  }

  @Test("grows with the fraction in every pixel", arguments: shapes)
  func growth(_ shape: RevealShape, _ size: PixelSize) {
    let geometry = geometry(shape, size)
    let silhouette = SilhouetteMask(geometry)
    var before = [Double](repeating: 0, count: size.width * size.height)
    let region = RevealMaskRegion(geometry)
    for step in 0...60 {
      let mask = RevealMask(Fraction(clamping: Double(step) / 60), isResting: false)
      region.show(mask)
      var shrink = 0.0
      for index in before.indices {
        let (row, column) = (index / size.width, index % size.width)
        let weights = region.weights(
          column: column, row: row, silhouette: silhouette[column, row])
        let covered = weights.whole + weights.accent
        shrink = max(shrink, before[index] - covered)
        before[index] = covered
      }
      #expect(shrink <= 1e-9, "step \(step)")
    }
    let isWhole = before.indices.allSatisfy {
      before[$0] > 1 - 1e-9 || silhouette[$0 % size.width, $0 / size.width] == 0
    }
    #expect(isWhole)
  }

  @Test("changes only in the rectangles that a mask's movement touched", arguments: shapes)
  func touched(_ shape: RevealShape, _ size: PixelSize) {
    let geometry = geometry(shape, size)
    let silhouette = SilhouetteMask(geometry)
    var random = SplitMix(seed: 8)
    let region = RevealMaskRegion(geometry)
    func all(_ mask: RevealMask) -> [RevealMaskRegion.Weights] {
      region.show(mask)
      return (0..<size.width * size.height).map {
        region.weights(
          column: $0 % size.width, row: $0 / size.width,
          silhouette: silhouette[$0 % size.width, $0 / size.width])
      }
    }
    for _ in 0..<14 {
      let a = RevealMask(Fraction(clamping: random.number(in: -0.1...1.1)))
      let b = RevealMask(Fraction(clamping: a.fraction.value + random.number(in: -0.3...0.3)))
      let touched = geometry.touched(from: a, to: b)
      let rects = [touched.0, touched.1]
      for (index, pair) in zip(all(a), all(b)).enumerated()
      where abs(pair.0.whole - pair.1.whole) > 1e-9 || abs(pair.0.accent - pair.1.accent) > 1e-9 {
        let pixel = PixelRect(x: index % size.width, y: index / size.width, width: 1, height: 1)
        guard silhouette[pixel.minX, pixel.minY] > 0 else { continue }
        #expect(
          rects.contains { $0.contains(pixel) },
          "\(a.fraction.value) to \(b.fraction.value): \(pixel.origin) in \(rects)")
      }
    }
  }

  private func geometry(_ shape: RevealShape, _ size: PixelSize) -> RevealGeometry {
    RevealGeometry(
      RevealRecipe(
        paint: RevealPaint(gradient: Samples.light, track: Samples.track, shape: shape),
        size: size, scale: .one))
  }

  private func sampled(
    _ shape: RevealShape, _ size: PixelSize, _ arc: ArcGeometry, _ fraction: Double
  ) -> SampledArc {
    let width = arc.outer - arc.inner
    return SampledArc(
      size: size, lineWidth: width, cap: arc.cap, start: arc.start, sweep: arc.sweep,
      fraction: fraction)
  }
}
