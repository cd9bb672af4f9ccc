import RevealCore
import RevealRaster

/// A reveal as a question that can be asked of any place.
///
/// It answers by the definition of the shape, not by areas, and so is an independent reference for
/// what a painter mixes. Areas are the share of many places; it is slow.
package struct SampledReveal {
  /// What is at a place.
  enum Cover: Int {
    case outside, track, revealed, startCap, dot
  }

  private let recipe: RevealRecipe
  private let fraction: Double
  private let line: SampledLine?
  private let bar: SampledBar?
  private let dot: (x: Double, y: Double, radius: Double, halo: Double)?

  /// Lays the shape on its pixels.
  package init(_ recipe: RevealRecipe, at fraction: Fraction) {
    self.recipe = recipe
    self.fraction = fraction.value
    line = SampledLine(recipe)
    bar = SampledBar(recipe)
    guard case .marker(let marker) = recipe.paint.indication else {
      dot = nil
      return
    }
    let (x, y, radius) =
      line?.dot(at: fraction.value) ?? bar?.dot(at: fraction.value) ?? (0, 0, 0)
    dot = (x, y, radius, radius + marker.gap * recipe.scale.pixelsPerPoint)
  }

  /// Whether something ends within a pixel, or near enough to need a closer look.
  package func isCut(_ column: Int, _ row: Int) -> Bool {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let reach = 0.72
    func isNear(_ circle: (x: Double, y: Double, radius: Double)) -> Bool {
      abs(distance(x - circle.x, y - circle.y) - circle.radius) < reach
    }
    if let dot, isNear((dot.x, dot.y, dot.radius)) || isNear((dot.x, dot.y, dot.halo)) {
      return true
    }
    return line?.isCut(x, y, fraction, reach) ?? bar?.isCut(x, y, reach) ?? false
  }

  /// The colour of a pixel, premultiplied, in 255ths: red, green, blue, opacity.
  package func color(_ column: Int, _ row: Int, samples: Int = 2_000) -> SIMD4<Double> {
    let colors = PixelColors(recipe, line, column, row)
    guard isCut(column, row) else {
      let x = Double(column) + 0.5
      let y = Double(row) + 0.5
      return colors.color(cover(x, y), isAfterStart: line?.isAfterStart(x, y) ?? true)
    }
    var counts = SIMD16<Double>(repeating: 0)
    for index in 1...samples {
      // Places of low discrepancy: multiples of the plastic number's powers, source: M. Roberts,
      // "The unreasonable effectiveness of quasirandom sequences" (2018).
      let u = Double(index) * 0.754_877_666_246_692_7
      let v = Double(index) * 0.569_840_290_998_053_2
      let x = Double(column) + u - u.rounded(.down)
      let y = Double(row) + v - v.rounded(.down)
      counts[cover(x, y).rawValue * 2 + (line?.isAfterStart(x, y) == false ? 1 : 0)] += 1
    }
    var sum = SIMD4<Double>(repeating: 0)
    for index in 0..<10 where counts[index] > 0 {
      guard let cover = Cover(rawValue: index / 2) else { continue }
      sum += colors.color(cover, isAfterStart: index % 2 == 0) * (counts[index] / Double(samples))
    }
    return sum
  }

  /// Whether the pixel's centre has no direction from the middle of the circle, and so no colour.
  package func isCenter(_ column: Int, _ row: Int) -> Bool {
    distance(
      Double(column) + 0.5 - Double(recipe.size.width) / 2,
      Double(row) + 0.5 - Double(recipe.size.height) / 2) < 1
  }

  private func cover(_ x: Double, _ y: Double) -> Cover {
    let isInside = line?.contains(x, y) ?? bar?.contains(x, y) ?? false
    if let dot {
      let distance = distance(x - dot.x, y - dot.y)
      if distance <= dot.radius { return .dot }
      return isInside && distance > dot.halo ? .revealed : .outside
    }
    guard isInside else { return .outside }
    return line?.cover(x, y, fraction) ?? .track
  }

  private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

/// The colours that a pixel's parts have: those of the gradient at its centre.
private struct PixelColors {
  let outside, track, revealed, first, last, dot: SIMD4<Double>
  let isCenterAfterStart, isNearStart, isClosed: Bool

  init(_ recipe: RevealRecipe, _ line: SampledLine?, _ column: Int, _ row: Int) {
    let paint = recipe.paint
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let width = Double(recipe.size.width)
    let height = Double(recipe.size.height)
    let across = recipe.isMirrored ? width - x : x
    var place = across / width
    if case .linear(let start, let end) = paint.geometry {
      let (dx, dy) = ((end.x - start.x) * width, (end.y - start.y) * height)
      place =
        ((across - start.x * width) * dx + (y - start.y * height) * dy) / (dx * dx + dy * dy)
    } else if let line {
      place = line.place(x, y)
    }
    func seen(_ color: Color) -> SIMD4<Double> {
      let color = paint.backdrop.map { color.over($0) } ?? color
      return SIMD4(color.red, color.green, color.blue, 1) * (color.opacity * 255)
    }
    func seen(at place: Double) -> SIMD4<Double> {
      seen(paint.gradient.color(at: place).over(paint.track))
    }
    outside = seen(.clear)
    track = seen(paint.track)
    revealed = seen(at: place)
    first = paint.geometry == .alongPath ? seen(at: 0) : revealed
    last = paint.geometry == .alongPath ? seen(at: 1) : revealed
    if case .marker(let marker) = paint.indication {
      dot = seen(marker.color)
    } else {
      dot = outside
    }
    isCenterAfterStart = line?.isAfterStart(x, y) ?? true
    isNearStart = line?.isTowardsStart(x, y) ?? false
    isClosed = line?.isClosed ?? false
  }

  func color(_ cover: SampledReveal.Cover, isAfterStart: Bool) -> SIMD4<Double> {
    switch cover {
    case .outside: return outside
    case .track: return track
    case .dot: return dot
    // On the pixel's own side of the start the cap has the pixel's colour, as all there.
    case .startCap: return isCenterAfterStart && isNearStart ? revealed : first
    case .revealed:
      guard isClosed, isNearStart, isAfterStart != isCenterAfterStart else { return revealed }
      return isAfterStart ? first : last
    }
  }
}
