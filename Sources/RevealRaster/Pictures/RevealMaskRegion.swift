import RevealCore

/// What a mask covers of a shape, pixel by pixel; one for each shape, as frames follow each other.
final class RevealMaskRegion {
  /// How much of a pixel's shape each layer takes, 0…1; the rest is track.
  struct Weights {
    /// What is revealed.
    var whole = 0.0
    /// The other end's colour, where a ring's ends meet; or a marker.
    var accent = 0.0
  }

  private enum Kind {
    case nothing, everything, line, marker
  }

  /// The rays from the centre on which a line starts and ends.
  private struct Rays {
    var center: (x: Double, y: Double) = (0, 0)
    var start = HalfPlane(x: 1, y: 0, offset: 0)
    var end = HalfPlane(x: 1, y: 0, offset: 0)
    var startDirection: (x: Double, y: Double) = (1, 0)
    var endDirection: (x: Double, y: Double) = (1, 0)
    var isReflex = false
    /// How far from a ray the line's end may still be seen.
    var reach = 0.0
  }

  private let geometry: RevealGeometry
  private let hasSeam: Bool
  private let all: Region
  private var kind = Kind.nothing
  private var rays = Rays()
  private var dot = Disc(x: 0, y: 0, radius: 0)
  private var halo = Disc(x: 0, y: 0, radius: 0)
  // Built anew for each mask, in the same memory.
  private var body = Region()
  private var bodyAfterStart = Region()
  private var startCap = Region()
  private var besideMarker = Region()

  /// Makes the region of nothing revealed of a shape.
  init(_ geometry: RevealGeometry) {
    self.geometry = geometry
    hasSeam = geometry.hasSeam
    all = geometry.silhouette()
  }

  /// Lays a mask on the shape.
  func show(_ mask: RevealMask) {
    let fraction = mask.fraction
    if case .marker = geometry.paint.indication {
      (dot, halo) = geometry.marker(at: fraction)
      besideMarker.removeAll()
      besideMarker.append(all)
      besideMarker.subtract(all, inside: halo)
      kind = .marker
      return
    }
    guard case .arc(let arc) = geometry.outline, fraction > .zero,
      fraction < .one || hasSeam
    else {
      kind = fraction == .one ? .everything : .nothing
      return
    }
    body.removeAll()
    arc.appendBody(of: fraction.value, to: &body)
    startCap.removeAll()
    arc.appendStartCap(of: fraction.value, to: &startCap)
    let end = arc.start + arc.sweep * fraction.value
    rays = Rays(
      center: (arc.centerX, arc.centerY), start: arc.after(arc.start), end: arc.after(end),
      startDirection: arc.direction(arc.start), endDirection: arc.direction(end),
      isReflex: arc.sweep * fraction.value > Elementary.pi, reach: arc.capReach + 0.75)
    bodyAfterStart.removeAll()
    bodyAfterStart.append(body, in: rays.start)
    kind = .line
  }

  /// How a pixel is shared out, of whose area the whole shape covers a part.
  func weights(column: Int, row: Int, silhouette: Double) -> Weights {
    switch kind {
    case .nothing: return Weights()
    case .everything: return Weights(whole: 1)
    case .line: return silhouette > 0 ? lineWeights(column, row, silhouette) : Weights()
    case .marker: return markerWeights(column, row, silhouette)
    }
  }

  private func markerWeights(_ column: Int, _ row: Int, _ silhouette: Double) -> Weights {
    let x = Double(column) + 0.5 - halo.x
    let y = Double(row) + 0.5 - halo.y
    let reach = max(halo.radius, dot.radius) + 0.75
    guard x * x + y * y < reach * reach else { return Weights(whole: 1) }
    let line =
      silhouette > 0 ? min(besideMarker.area(column: column, row: row) / silhouette, 1) : 0
    let accent = min(dot.area(of: ConvexPolygon(column: column, row: row)), 1)
    return Weights(whole: min(line, 1 - accent), accent: accent)
  }

  private func lineWeights(_ column: Int, _ row: Int, _ silhouette: Double) -> Weights {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let toStart = rays.start.depth(x, y)
    let toEnd = rays.end.depth(x, y)
    /// Whether a pixel may be cut by a ray from the centre, or lie under the cap at its end.
    func isNear(_ depth: Double, _ direction: (x: Double, y: Double)) -> Bool {
      abs(depth) <= rays.reach
        && (x - rays.center.x) * direction.x + (y - rays.center.y) * direction.y > -1
    }
    let isNearStart = isNear(toStart, rays.startDirection)
    guard isNearStart || isNear(toEnd, rays.endDirection) else {
      // Far from both ends a pixel is in or out as its centre is. Opposite of a start at which the
      // line has hardly begun it lies on both rays' lines, and is out.
      let isInside =
        rays.isReflex ? toStart >= 0 || toEnd <= 0 : toStart >= 0 && toEnd < 0
      return Weights(whole: isInside ? 1 : 0)
    }
    func part(_ region: Region) -> Double {
      min(region.area(column: column, row: row) / silhouette, 1)
    }
    let all = part(body)
    let cap = isNearStart ? part(startCap) : 0
    guard hasSeam, isNearStart else { return Weights(whole: min(all + cap, 1)) }
    // Here the gradient's end lies beside its start: each side of the seam has its own colour.
    let after = min(part(bodyAfterStart), all)
    let before = all - after
    return toStart >= 0
      ? Weights(whole: min(after + cap, 1), accent: before)
      : Weights(whole: before, accent: min(after + cap, 1 - before))
  }
}
