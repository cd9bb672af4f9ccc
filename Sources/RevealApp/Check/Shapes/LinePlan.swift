import RevealCore
import RevealRaster

/// A ring, an arc or a disc in the middle of its picture.
struct LinePlan {
  let isClosed: Bool
  /// The radius of the line's middle, in pixels.
  let middle: Double
  /// Half the line's width, in pixels.
  let half: Double
  /// How far the line runs, in radians.
  let sweep: Double
  private let centerX, centerY, outer, inner, start: Double
  private let whole: LineReach
  private let cap: LineCap

  /// Nil where the shape is a bar.
  init?(_ sample: RevealSample) {
    let arc: Arc
    switch sample.paint.shape {
    case .bar: return nil
    case .arc(let given): arc = given
    case .pie: arc = Arc(lineWidth: 1e6)
    }
    centerX = Double(sample.size.width) / 2
    centerY = Double(sample.size.height) / 2
    outer = min(centerX, centerY)
    inner = max(outer - arc.lineWidth * sample.scale.pixelsPerPoint, 0)
    middle = (outer + inner) / 2
    half = (outer - inner) / 2
    cap = arc.lineCap
    isClosed = arc.sweep.degrees >= 360
    start = arc.start.degrees * Double.pi / 180
    sweep = arc.sweep.degrees * Double.pi / 180
    whole = LineReach(start: start, length: sweep, isWhole: true)
  }

  /// How far clockwise from the start a place is, in radians from 0 to a turn.
  func turned(_ x: Double, _ y: Double) -> Double {
    let turns =
      (Elementary.arctangent(y: y - centerY, x: x - centerX) - start) / (2 * Double.pi)
    return (turns - turns.rounded(.down)) * 2 * Double.pi
  }

  /// Where a place is along the line, 0…1; off its ends the nearer one.
  func place(_ x: Double, _ y: Double) -> Double {
    let turned = turned(x, y)
    if turned <= sweep { return turned / sweep }
    return turned - sweep < 2 * Double.pi - turned ? 1 : 0
  }

  /// Whether a pixel's centre has no direction from the circle's, and so no place along the line.
  func isCenter(_ x: Double, _ y: Double) -> Bool {
    abs(x - centerX) < 1 && abs(y - centerY) < 1
  }

  func dot(at fraction: Double) -> ShapePlan.Circle {
    let (sine, cosine) = Elementary.sineAndCosine(start + sweep * fraction)
    return .init(x: centerX + middle * cosine, y: centerY + middle * sine, radius: half)
  }

  /// Whether a pixel with that centre lies where the cap at the start may be.
  func isAtStart(_ x: Double, _ y: Double) -> Bool {
    whole.start.isNear(x - centerX, y - centerY, half + 1)
  }

  /// Whether it lies where any cap may be.
  func isAtEnds(_ x: Double, _ y: Double, _ reach: LineReach) -> Bool {
    [whole.start, whole.end, reach.end].contains { $0.isNear(x - centerX, y - centerY, half + 1) }
  }

  /// A line of some part of the whole length.
  func reach(_ fraction: Double) -> LineReach {
    LineReach(start: start, length: sweep * fraction, isWhole: fraction == 1)
  }

  /// What is at a place of a line that is revealed up to a reach.
  func part(_ x: Double, _ y: Double, upTo reach: LineReach) -> ShapePlan.Part {
    let (dx, dy) = (x - centerX, y - centerY)
    let part = reach.length > 0 ? covered(dx, dy, reach) : .outside
    guard part == .outside else { return part }
    return covered(dx, dy, whole) == .outside ? .outside : .track
  }

  /// What a line has at a place, if that is on its width: seen by angles alone.
  func sidePart(_ x: Double, _ y: Double, _ reach: LineReach) -> ShapePlan.Part {
    let (dx, dy) = (x - centerX, y - centerY)
    return reach.length > 0 && reach.isOn(dx, dy) ? side(dx, dy) : .track
  }

  private func side(_ dx: Double, _ dy: Double) -> ShapePlan.Part {
    isClosed && whole.start.across(dx, dy) < 0 ? .revealedBeforeStart : .revealed
  }

  /// What a line of that reach has at a place, as seen from the centre.
  private func covered(_ dx: Double, _ dy: Double, _ reach: LineReach) -> ShapePlan.Part {
    let square = dx * dx + dy * dy
    guard square <= outer * outer else { return .outside }
    let side = side(dx, dy)
    if reach.isOn(dx, dy) { return square >= inner * inner ? side : .outside }
    if cap == .butt || isClosed && reach.isWhole { return .outside }
    if reach.isNearEnd(dx, dy) {
      return isInCap(reach.end.along(dx, dy), reach.end.across(dx, dy)) ? side : .outside
    }
    return isInCap(reach.start.along(dx, dy), -reach.start.across(dx, dy)) ? .startCap : .outside
  }

  /// Whether a place belongs to a cap, by how far it is along the end's ray and past it.
  private func isInCap(_ along: Double, _ past: Double) -> Bool {
    guard past >= 0 else { return false }
    let across = along - middle
    return cap == .square
      ? past <= half && across >= -half : across * across + past * past <= half * half
  }

  /// The circles on which the line may end.
  var circles: [ShapePlan.Circle] {
    [outer, inner].map { .init(x: centerX, y: centerY, radius: $0) }
      + (cap == .round && !isClosed ? [dot(at: 0), dot(at: 1)] : [])
  }

  /// The straight lines on which a line up to a fraction may end.
  func edges(at fraction: Double) -> [ShapePlan.Edge] {
    [0, fraction, 1].flatMap { place -> [ShapePlan.Edge] in
      let ray = start + sweep * place
      guard cap == .square else { return [edge(ray)] }
      // The cap's far end on either side, and its straight inner edge.
      return [
        edge(ray), edge(ray, depth: half), edge(ray, depth: -half),
        edge(ray - Double.pi / 2, depth: inner, from: -half),
      ]
    } + [bisector(fraction)]
  }

  /// The circles of the caps of a line up to a fraction.
  func caps(at fraction: Double) -> [ShapePlan.Circle] {
    cap == .round ? [dot(at: 0), dot(at: fraction)] : []
  }

  /// Where the nearer end changes.
  private func bisector(_ fraction: Double) -> ShapePlan.Edge {
    edge(start + sweep * fraction / 2 + Double.pi)
  }

  /// The ray at an angle, or one in parallel to it that begins elsewhere.
  private func edge(
    _ angle: Double, depth: Double = 0, from: Double = 0
  ) -> ShapePlan.Edge {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return .init(
      x: -sine, y: cosine, offset: cosine * centerY - sine * centerX + depth,
      from: cosine * centerX + sine * centerY + from)
  }
}
