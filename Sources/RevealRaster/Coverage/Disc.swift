import RevealCore

/// A filled circle in pixels, and its exact area within a polygon.
struct Disc {
  /// The centre.
  let x, y: Double
  /// The radius; never negative.
  let radius: Double

  /// Makes a disc.
  init(x: Double, y: Double, radius: Double) {
    self.x = x
    self.y = y
    self.radius = max(radius, 0)
  }

  /// How a pixel lies to the disc; one that is only just missed may count as cut.
  func relation(toPixel column: Int, _ row: Int) -> PixelRelation {
    let dx = Double(column) + 0.5 - x
    let dy = Double(row) + 0.5 - y
    let square = dx * dx + dy * dy
    let reach = PixelRelation.reach
    if square > (radius + reach) * (radius + reach) { return .outside }
    return radius > reach && square < (radius - reach) * (radius - reach) ? .inside : .cut
  }

  /// The area of a convex polygon inside the disc.
  ///
  /// The sum, over the polygon's edges, of the signed area between the centre and the edge: of a
  /// triangle where the edge lies inside, of a sector where it lies outside.
  func area(of polygon: ConvexPolygon) -> Double {
    guard polygon.count > 2, radius > 0 else { return 0 }
    var sum = 0.0
    var (ax, ay) = relative(polygon[polygon.count - 1])
    for index in 0..<polygon.count {
      let (bx, by) = relative(polygon[index])
      sum += area(from: (ax, ay), to: (bx, by))
      (ax, ay) = (bx, by)
    }
    return max(sum, 0)
  }

  /// The places closer to this disc than to another by the power of a point.
  ///
  /// Inside both discs is where the larger of the two powers is not positive: so beyond this line
  /// being inside the nearer one says it all.
  func side(awayFrom other: Disc) -> HalfPlane? {
    let dx = other.x - x
    let dy = other.y - y
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 1e-9 else { return nil }
    let square = { (disc: Disc) in disc.x * disc.x + disc.y * disc.y - disc.radius * disc.radius }
    let offset = (square(other) - square(self)) / (2 * distance)
    return HalfPlane(x: -dx / distance, y: -dy / distance, offset: -offset)
  }

  private func relative(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (point.x - x, point.y - y)
  }

  private func area(
    from a: (x: Double, y: Double), to b: (x: Double, y: Double)
  ) -> Double {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0 }
    // Where the line meets the circle: |a + t (b − a)| = r.
    let along = -(a.x * dx + a.y * dy) / length
    let cross = a.x * dy - a.y * dx
    let reach = radius * radius * length - cross * cross
    guard reach > 0 else { return sector(a, b) }
    let half = reach.squareRoot() / length
    let enter = max(along - half, 0)
    let exit = min(along + half, 1)
    guard enter < exit else { return sector(a, b) }
    let p = enter > 0 ? (x: a.x + dx * enter, y: a.y + dy * enter) : a
    let q = exit < 1 ? (x: a.x + dx * exit, y: a.y + dy * exit) : b
    var sum = (p.x * q.y - p.y * q.x) / 2
    if enter > 0 { sum += sector(a, p) }
    if exit < 1 { sum += sector(q, b) }
    return sum
  }

  private func sector(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Double {
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    return radius * radius / 2 * Elementary.arctangent(y: cross, x: dot)
  }
}
