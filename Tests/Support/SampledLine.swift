import RevealCore
import RevealRaster

/// A ring, an arc or a disc by its definition.
struct SampledLine {
  let isClosed: Bool
  private let centerX, centerY, outer, inner: Double
  private let cap: LineCap
  private let start, sweep: Double

  /// Nil where the shape is a bar.
  init?(_ recipe: RevealRecipe) {
    let shape: Arc
    switch recipe.paint.shape {
    case .bar: return nil
    case .pie: shape = Arc(lineWidth: 1e6)
    case .arc(let arc): shape = arc
    }
    centerX = Double(recipe.size.width) / 2
    centerY = Double(recipe.size.height) / 2
    outer = min(centerX, centerY)
    inner = max(outer - shape.lineWidth * recipe.scale.pixelsPerPoint, 0)
    cap = shape.lineCap
    isClosed = shape.isClosed
    start = shape.start.degrees * Double.pi / 180
    sweep = shape.sweep.degrees * Double.pi / 180
  }

  private var half: Double { (outer - inner) / 2 }
  private var middle: Double { (outer + inner) / 2 }

  /// Whether a place belongs to the whole line.
  func contains(_ x: Double, _ y: Double) -> Bool { cover(x, y, 1) != .track }

  /// What is at a place of the line; `.track` everywhere that is not revealed.
  func cover(_ x: Double, _ y: Double, _ fraction: Double) -> SampledReveal.Cover {
    let (dx, dy) = (x - centerX, y - centerY)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard fraction > 0, sweep > 0, outer > inner, distance <= outer else { return .track }
    let length = sweep * fraction
    let turned = turned(dx, dy)
    if turned <= length { return distance >= inner ? .revealed : .track }
    guard cap != .butt, !(isClosed && fraction >= 1) else { return .track }
    // Of two caps the nearer end's counts.
    if turned - length < 2 * Double.pi - turned {
      return isInCap(dx, dy, at: start + length, clockwise: 1) ? .revealed : .track
    }
    return isInCap(dx, dy, at: start, clockwise: -1) ? .startCap : .track
  }

  /// Where a place lies along the line; off its ends, the nearer one.
  func place(_ x: Double, _ y: Double) -> Double {
    let turned = turned(x - centerX, y - centerY)
    if turned <= sweep { return sweep > 0 ? turned / sweep : 0 }
    return turned - sweep < 2 * Double.pi - turned ? 1 : 0
  }

  func isAfterStart(_ x: Double, _ y: Double) -> Bool {
    turned(x - centerX, y - centerY) <= Double.pi
  }

  /// Whether a place lies on the start's side of the middle, rather than opposite of it.
  func isTowardsStart(_ x: Double, _ y: Double) -> Bool {
    let turned = turned(x - centerX, y - centerY)
    return turned < Double.pi / 2 || turned > 1.5 * Double.pi
  }

  /// Whether an edge of the line passes near a place.
  func isCut(_ x: Double, _ y: Double, _ fraction: Double, _ reach: Double) -> Bool {
    let (dx, dy) = (x - centerX, y - centerY)
    let distance = (dx * dx + dy * dy).squareRoot()
    if abs(distance - outer) < reach || abs(distance - inner) < reach { return true }
    return [start, start + sweep * fraction, start + sweep].contains { angle in
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      let along = dx * cosine + dy * sine
      let past = abs(dy * cosine - dx * sine)
      // The ray itself, and anything that a cap may have.
      return along > -reach && past < half + 1 + reach
    }
  }

  func dot(at fraction: Double) -> (x: Double, y: Double, radius: Double) {
    let (sine, cosine) = Elementary.sineAndCosine(start + sweep * fraction)
    return (centerX + middle * cosine, centerY + middle * sine, half)
  }

  /// The angle clockwise from the start, 0..<2π.
  private func turned(_ dx: Double, _ dy: Double) -> Double {
    let angle = Elementary.arctangent(y: dy, x: dx) - start
    let turns = angle / (2 * Double.pi)
    return (turns - turns.rounded(.down)) * 2 * Double.pi
  }

  private func isInCap(
    _ dx: Double, _ dy: Double, at angle: Double, clockwise: Double
  ) -> Bool {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let across = dx * cosine + dy * sine - middle
    let past = (dy * cosine - dx * sine) * clockwise
    guard past >= 0 else { return false }
    switch cap {
    case .butt: return false
    case .square: return past <= half && across >= -half
    case .round: return past * past + across * across <= half * half
    }
  }
}
