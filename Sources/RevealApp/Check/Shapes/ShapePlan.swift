import RevealCore
import RevealRaster

/// A shape under a mask by its definition: for any place, what is there.
///
/// It knows neither layers nor areas, and shares no step with the renderer.
struct ShapePlan {
  /// What can be at a place.
  enum Part: Int, CaseIterable {
    case outside, track, revealed, revealedBeforeStart, startCap, marker
  }

  /// A circle on which something may change.
  struct Circle {
    let x, y, radius: Double
  }

  /// A half line on which something may change, by its unit normal and the side that it is on.
  struct Edge {
    let x, y, offset: Double
    /// The least that a place on it has along the direction (y, −x).
    let from: Double

    /// Whether a place is no further from it than so much.
    func isNear(_ px: Double, _ py: Double, _ reach: Double) -> Bool {
      abs(x * px + y * py - offset) < reach && y * px - x * py > from - reach
    }
  }

  private(set) var circles: [Circle] = []
  private(set) var edges: [Edge] = []
  let line: LinePlan?
  private let bar: BarPlan
  private let fraction: Double
  private let reach: LineReach?
  private let marker: (dot: Circle, halo: Circle)?

  init(_ sample: RevealSample) {
    fraction = sample.mask.fraction.value
    bar = BarPlan(sample)
    line = LinePlan(sample)
    var isMarked = false
    if case .marker = sample.paint.indication { isMarked = true }
    reach = line?.reach(isMarked ? 1 : fraction)
    guard case .marker(let marker) = sample.paint.indication else {
      self.marker = nil
      addBoundaries()
      return
    }
    let dot = line?.dot(at: fraction) ?? bar.dot(at: fraction)
    let halo = Circle(
      x: dot.x, y: dot.y, radius: dot.radius + marker.gap * sample.scale.pixelsPerPoint)
    self.marker = (dot, halo)
    addBoundaries()
    circles += [dot, halo]
  }

  /// What is at a place.
  func part(_ x: Double, _ y: Double) -> Part {
    if let marker {
      if Self.contains(marker.dot, x, y) { return .marker }
      if Self.contains(marker.halo, x, y) { return .outside }
    }
    guard let line, let reach else { return bar.contains(x, y) ? .revealed : .outside }
    return line.part(x, y, upTo: reach)
  }

  /// Whether a pixel with that centre may be another at another fraction in more than being
  /// revealed or not: near an end of the line, or near a marker.
  func isSpecial(_ x: Double, _ y: Double) -> Bool {
    if let marker {
      let (dx, dy) = (x - marker.halo.x, y - marker.halo.y)
      let reach = marker.halo.radius + ShapeAreas.reach
      return dx * dx + dy * dy < reach * reach
    }
    guard let line, let reach else { return true }
    return line.isAtEnds(x, y, reach) || edges.contains { $0.isNear(x, y, ShapeAreas.reach) }
  }

  /// What the shape has at a place that is not special, if it has it at all.
  func sidePart(_ x: Double, _ y: Double) -> Part {
    guard marker == nil, let line, let reach else { return .revealed }
    return line.sidePart(x, y, reach)
  }

  private static func contains(_ circle: Circle, _ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (x - circle.x, y - circle.y)
    return dx * dx + dy * dy <= circle.radius * circle.radius
  }

  private mutating func addBoundaries() {
    if let line {
      circles += line.circles + line.caps(at: fraction)
      edges += line.edges(at: fraction)
    } else {
      circles += bar.corners
    }
  }
}

/// A bar that fills its picture.
struct BarPlan {
  private let width, height, radius: Double
  private let isMirrored: Bool

  init(_ sample: RevealSample) {
    width = Double(sample.size.width)
    height = Double(sample.size.height)
    isMirrored = sample.direction == .rightToLeft
    if case .bar(.radius(let points)) = sample.paint.shape {
      radius = min(points * sample.scale.pixelsPerPoint, min(width, height) / 2)
    } else {
      radius = min(width, height) / 2
    }
  }

  /// The circles of which the corners are parts.
  var corners: [ShapePlan.Circle] {
    [
      (radius, radius), (width - radius, radius), (radius, height - radius),
      (width - radius, height - radius),
    ].map { .init(x: $0.0, y: $0.1, radius: radius) }
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    let beyondX = max(radius - x, x - (width - radius), 0)
    let beyondY = max(radius - y, y - (height - radius), 0)
    return beyondX * beyondX + beyondY * beyondY <= radius * radius
  }

  func dot(at fraction: Double) -> ShapePlan.Circle {
    let half = min(width, height) / 2
    let x = half + (width - 2 * half) * fraction
    return .init(x: isMirrored ? width - x : x, y: height / 2, radius: half)
  }
}
