import RevealCore

extension ArcGeometry {
  /// The whole line with its caps, moved inwards by some pixels on all sides.
  func silhouette(inset: Double = 0) -> Region {
    let line = inset > 0 ? moved(inwardsBy: inset) : self
    return line.outer > line.inner && line.outer > 0 ? line.part(1) : Region()
  }

  /// The line up to a part of its length, with its caps; closed where it is a ring revealed whole.
  func part(_ fraction: Double) -> Region {
    var line = Region()
    appendBody(of: fraction, to: &line)
    appendStartCap(of: fraction, to: &line)
    return line
  }

  /// Adds the line up to a part of its length, with the cap at its end.
  func appendBody(of fraction: Double, to region: inout Region) {
    guard fraction > 0, sweep > 0 else { return }
    let length = sweep * min(fraction, 1)
    appendSector(length, outer, 1, to: &region)
    appendSector(length, inner, -1, to: &region)
    guard hasCaps(fraction) else { return }
    let end = start + length
    // Each cap has half of what is left of the circle: where two would overlap, the nearer counts.
    let middle = after(end + Elementary.pi - length / 2).opposite
    appendCap(at: end, outwards: after(end), within: middle, to: &region)
  }

  /// Adds the cap at the start of the line up to a part of its length.
  func appendStartCap(of fraction: Double, to region: inout Region) {
    guard fraction > 0, sweep > 0, hasCaps(fraction) else { return }
    let length = sweep * min(fraction, 1)
    let middle = after(start - Elementary.pi + length / 2)
    appendCap(at: start, outwards: after(start).opposite, within: middle, to: &region)
  }

  private func hasCaps(_ fraction: Double) -> Bool {
    cap != .butt && !(isClosed && fraction >= 1)
  }

  /// Adds the pie from the start on, or takes it away.
  private func appendSector(
    _ length: Double, _ radius: Double, _ sign: Double, to region: inout Region
  ) {
    guard radius > 0, length > 0 else { return }
    let disc = Disc(x: centerX, y: centerY, radius: radius)
    let first = after(start).moved(inwardsBy: endInset)
    let last = after(start + length).opposite.moved(inwardsBy: endInset)
    if length >= 2 * Elementary.pi {
      region.append(disc, sign: sign)
    } else if length <= Elementary.pi {
      region.append(disc, HalfPlanes(first, last), sign: sign)
    } else {
      region.append(disc, sign: sign)
      region.append(disc, HalfPlanes(last.opposite, first.opposite), sign: -sign)
    }
  }

  private func appendCap(
    at angle: Double, outwards: HalfPlane, within: HalfPlane, to region: inout Region
  ) {
    let (x, y) = direction(angle)
    switch cap {
    case .butt:
      return
    case .round:
      region.append(
        Disc(x: centerX + middle * x, y: centerY + middle * y, radius: halfWidth),
        HalfPlanes(outwards, within))
    case .square:
      let limit = HalfPlane(
        x: -outwards.x, y: -outwards.y,
        through: (centerX + outwards.x * halfWidth, centerY + outwards.y * halfWidth))
      let floor = HalfPlane(
        x: x, y: y, through: (centerX + x * inner, centerY + y * inner))
      region.append(
        Disc(x: centerX, y: centerY, radius: outer), HalfPlanes(outwards, within, limit, floor))
    }
  }

  /// The line without its outermost pixels, ends that have no cap among them.
  private func moved(inwardsBy inset: Double) -> ArcGeometry {
    // A disc has no inner edge to move.
    ArcGeometry(
      center: (centerX, centerY), outer: outer - inset, inner: inner > 0 ? inner + inset : 0,
      start: start, sweep: sweep, cap: cap, isClosed: isClosed,
      endInset: cap == .butt && !isClosed ? inset : 0)
  }
}
