import RevealCore

/// What a mask covers of a shape, pixel by pixel.
struct RevealMaskRegion {
  /// How much of a pixel's shape each layer takes, 0…1; the rest is track.
  struct Weights {
    /// What is revealed.
    var whole = 0.0
    /// The other end's colour, where a ring's ends meet; or a marker.
    var accent = 0.0
  }

  private enum Kind {
    case nothing
    case everything
    case line(Line)
    case marker(dot: Disc, halo: Disc, rest: Region)
  }

  fileprivate struct Line {
    let arc: ArcGeometry
    let start, end: HalfPlane
    let startDirection, endDirection: (x: Double, y: Double)
    let isReflex: Bool
    let body, bodyAfterStart, startCap: Region
    let hasSeam: Bool
  }

  private let kind: Kind

  /// Lays a mask on a shape.
  init(_ geometry: RevealGeometry, _ mask: RevealMask) {
    let fraction = mask.fraction
    if case .marker = geometry.paint.indication {
      let (dot, halo) = geometry.marker(at: fraction)
      let all = geometry.silhouette()
      kind = .marker(dot: dot, halo: halo, rest: all - all.intersection(halo))
      return
    }
    guard case .arc(let arc) = geometry.outline, fraction > .zero else {
      kind = fraction == .one ? .everything : .nothing
      return
    }
    let isWhole = fraction == .one
    if isWhole, !geometry.hasSeam {
      kind = .everything
      return
    }
    let (body, startCap) = arc.pieces(of: fraction.value)
    let start = arc.after(arc.start)
    let end = arc.start + arc.sweep * fraction.value
    kind = .line(
      Line(
        arc: arc, start: start, end: arc.after(end), startDirection: arc.direction(arc.start),
        endDirection: arc.direction(end), isReflex: arc.sweep * fraction.value > Elementary.pi,
        body: body, bodyAfterStart: body.intersection(start), startCap: startCap,
        hasSeam: geometry.hasSeam))
  }

  /// How a pixel is shared out, of whose area the whole shape covers a part.
  func weights(column: Int, row: Int, silhouette: Double) -> Weights {
    switch kind {
    case .nothing: return Weights()
    case .everything: return Weights(whole: 1)
    case .line(let line):
      return silhouette > 0 ? line.weights(column, row, silhouette) : Weights()
    case .marker(let dot, let halo, let rest):
      let x = Double(column) + 0.5 - halo.x
      let y = Double(row) + 0.5 - halo.y
      let reach = max(halo.radius, dot.radius) + 0.75
      guard x * x + y * y < reach * reach else { return Weights(whole: 1) }
      let pixel = ConvexPolygon(column: column, row: row)
      let line = silhouette > 0 ? min(rest.area(column: column, row: row) / silhouette, 1) : 0
      let accent = min(dot.area(of: pixel), 1)
      return Weights(whole: min(line, 1 - accent), accent: accent)
    }
  }
}

extension RevealMaskRegion.Line {
  func weights(_ column: Int, _ row: Int, _ silhouette: Double) -> RevealMaskRegion.Weights {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let toStart = start.depth(x, y)
    let toEnd = end.depth(x, y)
    let reach = arc.capReach + 0.75
    guard isNear(toStart, startDirection, x, y, reach) || isNear(toEnd, endDirection, x, y, reach)
    else {
      // Far from both ends a pixel is in or out as its centre is.
      let isInside = isReflex ? toStart >= 0 || toEnd <= 0 : toStart >= 0 && toEnd <= 0
      return RevealMaskRegion.Weights(whole: isInside ? 1 : 0)
    }
    func part(_ region: Region) -> Double {
      min(region.area(column: column, row: row) / silhouette, 1)
    }
    let all = part(body)
    let cap = part(startCap)
    guard hasSeam, isNear(toStart, startDirection, x, y, reach) else {
      return RevealMaskRegion.Weights(whole: min(all + cap, 1))
    }
    // Here the gradient's end lies beside its start: each side of the seam has its own colour.
    let after = min(part(bodyAfterStart), all)
    let before = all - after
    return toStart >= 0
      ? RevealMaskRegion.Weights(whole: min(after + cap, 1), accent: before)
      : RevealMaskRegion.Weights(whole: before, accent: min(after + cap, 1 - before))
  }

  /// Whether a pixel may be cut by a ray from the centre, or lie under the cap at its end.
  private func isNear(
    _ depth: Double, _ direction: (x: Double, y: Double), _ x: Double, _ y: Double,
    _ reach: Double
  ) -> Bool {
    abs(depth) <= reach
      && (x - arc.centerX) * direction.x + (y - arc.centerY) * direction.y > -1
  }
}
