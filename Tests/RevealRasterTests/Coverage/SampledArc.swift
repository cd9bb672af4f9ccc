import RevealCore

@testable import RevealRaster

/// An arc as a question that can be asked of any place: an independent reference for its area.
struct SampledArc {
  let size: PixelSize
  let lineWidth: Double
  let cap: LineCap
  let start: Double
  let sweep: Double
  let fraction: Double

  private var outer: Double { Double(min(size.width, size.height)) / 2 }
  private var inner: Double { outer - min(lineWidth, outer) }
  private var half: Double { (outer - inner) / 2 }

  /// The part of a pixel that is covered, from `count` places.
  ///
  /// They are of low discrepancy, multiples of the plastic number's powers: a square grid would be
  /// off by half a step where an edge follows an axis. Source: M. Roberts, "The unreasonable
  /// effectiveness of quasirandom sequences" (2018).
  func coverage(column: Int, row: Int, count: Int = 4_000) -> Double {
    var hits = 0
    for index in 1...count {
      let u = Double(index) * 0.754_877_666_246_692_7
      let v = Double(index) * 0.569_840_290_998_053_2
      let x = Double(column) + u - u.rounded(.down)
      let y = Double(row) + v - v.rounded(.down)
      if contains(x - Double(size.width) / 2, y - Double(size.height) / 2) { hits += 1 }
    }
    return Double(hits) / Double(count)
  }

  /// Whether a place, seen from the centre, belongs to the stroke up to the fraction.
  private func contains(_ x: Double, _ y: Double) -> Bool {
    let distance = (x * x + y * y).squareRoot()
    guard distance <= outer, fraction > 0 else { return false }
    let length = sweep * fraction
    let whole = 2 * Double.pi
    if distance >= inner {
      let angle = Elementary.arctangent(y: y, x: x) - start
      if angle - (angle / whole).rounded(.down) * whole <= length { return true }
    }
    if sweep >= whole - 1e-9, fraction >= 1 { return false }
    return isInCap(x, y, at: start, clockwise: -1)
      || isInCap(x, y, at: start + length, clockwise: 1)
  }

  private func isInCap(_ x: Double, _ y: Double, at angle: Double, clockwise: Double) -> Bool {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let along = x * cosine + y * sine
    let past = (-x * sine + y * cosine) * clockwise
    guard past >= 0 else { return false }
    let across = along - (outer + inner) / 2
    switch cap {
    case .butt: return false
    case .square: return past <= half && across >= -half
    case .round: return past * past + across * across <= half * half
    }
  }
}
