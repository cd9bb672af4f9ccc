import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

/// High contrast: a line of one pixel just inside the silhouette.
@Suite("The outline of a shape")
struct ShapeOutlineTests {
  private static let line = Samples.color("6c6c70")
  private static let cases: [(RevealShape, Int)] = [
    (.ring(lineWidth: 8), 30), (.ring(lineWidth: 8, lineCap: .round), 31), (.pie, 30), (.pie, 31),
    (.arc(.dial(lineWidth: 8)), 32), (.arc(.dial(lineWidth: 7, lineCap: .square)), 33),
    (.arc(.dial(lineWidth: 7, lineCap: .butt)), 32), (.ring(lineWidth: 2), 20),
  ]

  @Test("takes what is left of the shape when it is moved inwards by a pixel", arguments: cases)
  func areas(_ shape: RevealShape, _ diameter: Int) {
    let size = PixelSize(width: diameter, height: diameter)
    let backdrop = Color.white
    let recipe = RevealRecipe(
      paint: RevealPaint(
        gradient: Gradient(solid: .white), track: .white, outline: .black, shape: shape,
        backdrop: backdrop), size: size, scale: .one)
    let painter = LayerPainter(recipe)
    // White within white: what is dark is the outline.
    let picture = painter.paint(RevealMask(.one))
    #expect(picture == painter.paint(RevealMask(.zero)))
    let outer = SampledOutline(recipe, inset: 0)
    let inner = SampledOutline(recipe, inset: 1)
    var worst = 0.0
    var random = SplitMix(seed: 5)
    for _ in 0..<120 {
      let (column, row) = (random.whole(in: 0..<diameter), random.whole(in: 0..<diameter))
      let line = outer.area(column, row) - inner.area(column, row)
      worst = max(worst, abs(255 - Double(picture[column, row].red) - 255 * line))
    }
    // Two areas are each sampled within one.
    #expect(worst <= 3.5, "\(worst)")
  }

  @Test("is there at every fraction, in its own colour", arguments: cases)
  func stays(_ shape: RevealShape, _ diameter: Int) {
    let size = PixelSize(width: diameter, height: diameter)
    let painter = LayerPainter(
      RevealRecipe(
        paint: RevealPaint(
          gradient: Samples.highContrast, track: Samples.color("6c6c7033"), outline: Self.line,
          shape: shape, backdrop: .white), size: size, scale: .one))
    let whole = painter.paint(RevealMask(.one))
    let outlined = whole.words.indices.filter { whole.words[$0] == Self.line.pixel.word }
    for fraction in [0, 0.2, 0.9] {
      let picture = painter.paint(RevealMask(Fraction(clamping: fraction)))
      // Next to nothing may still shine through.
      let isThere = outlined.allSatisfy {
        PixelColor(word: picture.words[$0]).distance(to: Self.line.pixel) <= 2
      }
      #expect(isThere, "at \(fraction)")
    }
  }
}

/// A shape moved inwards, by its definition; ends without caps move along with their sides.
private struct SampledOutline {
  private let center, outer, inner, start, sweep, inset: Double
  private let cap: LineCap
  private let isClosed: Bool

  init(_ recipe: RevealRecipe, inset: Double) {
    let arc: Arc
    if case .arc(let given) = recipe.paint.shape { arc = given } else { arc = Arc(lineWidth: 1e6) }
    self.inset = inset
    center = Double(recipe.size.width) / 2
    outer = center - inset
    let hole = center - arc.lineWidth
    inner = hole > 0 ? hole + inset : 0
    start = arc.start.radians
    sweep = arc.sweep.radians
    cap = arc.lineCap
    isClosed = arc.isClosed
  }

  func area(_ column: Int, _ row: Int) -> Double {
    let count = 40
    var hits = 0
    for index in 0..<(count * count) {
      // Not on a square grid: edges along the axes would be off by half a step.
      let (u, v) = (
        Double(index + 1) * 0.754_877_666_246_692_7, Double(index + 1) * 0.569_840_290_998_053_2
      )
      let x = Double(column) + u - u.rounded(.down) - center
      let y = Double(row) + v - v.rounded(.down) - center
      if contains(x, y) { hits += 1 }
    }
    return Double(hits) / Double(count * count)
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    let distance = (x * x + y * y).squareRoot()
    guard distance <= outer, outer > inner else { return false }
    if isClosed { return distance >= inner }
    let turn = 2 * Double.pi
    let angle = Elementary.arctangent(y: y, x: x) - start
    let turned = angle - (angle / turn).rounded(.down) * turn
    let isOn = turned <= sweep
    let atStart = turned > sweep ? turn - turned < turned - sweep : turned < sweep / 2
    let (sine, cosine) = Elementary.sineAndCosine(atStart ? start : start + sweep)
    let along = x * cosine + y * sine
    // How far outside of the end's straight edge; negative on the line.
    let past = (y * cosine - x * sine) * (atStart ? -1 : 1)
    let half = (outer - inner) / 2
    let across = along - (outer + inner) / 2
    switch cap {
    case .butt: return isOn && distance >= inner && (along < 0 || past <= -inset)
    case .square: return isOn ? distance >= inner : past <= half && across >= -half
    case .round: return isOn ? distance >= inner : past * past + across * across <= half * half
    }
  }
}
