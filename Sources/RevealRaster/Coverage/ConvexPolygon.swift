/// The points on one side of a straight line, the line among them.
struct HalfPlane {
  /// The unit vector that points inwards.
  let x, y: Double
  /// How far along it the line lies from the origin.
  let offset: Double

  /// Makes the side of a line through a point towards which a unit vector points.
  init(x: Double, y: Double, through point: (x: Double, y: Double)) {
    self.init(x: x, y: y, offset: x * point.x + y * point.y)
  }

  /// Makes the side of a line from the vector and the distance.
  init(x: Double, y: Double, offset: Double) {
    self.x = x
    self.y = y
    self.offset = offset
  }

  /// The other side.
  var opposite: HalfPlane { HalfPlane(x: -x, y: -y, offset: -offset) }

  /// The side of the parallel line that lies further inside.
  func moved(inwardsBy distance: Double) -> HalfPlane {
    HalfPlane(x: x, y: y, offset: offset + distance)
  }

  /// How far inside a place is; negative outside.
  func depth(_ px: Double, _ py: Double) -> Double { x * px + y * py - offset }
}

/// A few half planes, kept without memory of their own.
struct HalfPlanes {
  private var count = 0
  private var xs = SIMD8<Double>(repeating: 0)
  private var ys = SIMD8<Double>(repeating: 0)
  private var offsets = SIMD8<Double>(repeating: 0)

  init(
    _ first: HalfPlane? = nil, _ second: HalfPlane? = nil, _ third: HalfPlane? = nil,
    _ fourth: HalfPlane? = nil
  ) {
    if let first { append(first) }
    if let second { append(second) }
    if let third { append(third) }
    if let fourth { append(fourth) }
  }

  /// Adds one; eight are more than any region has.
  mutating func append(_ plane: HalfPlane) {
    guard count < 8 else { return }
    xs[count] = plane.x
    ys[count] = plane.y
    offsets[count] = plane.offset
    count += 1
  }

  /// How a pixel lies to all of them; one that is only just missed may count as cut.
  ///
  /// Of most lines the distance from the pixel's centre tells already on which side it lies.
  func relation(toPixel column: Int, _ row: Int) -> PixelRelation {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    var relation = PixelRelation.inside
    for index in 0..<count {
      let depth = xs[index] * x + ys[index] * y - offsets[index]
      if depth <= -PixelRelation.reach { return .outside }
      if depth < PixelRelation.reach { relation = .cut }
    }
    return relation
  }

  /// The part of a pixel that lies in all of them.
  func part(ofPixel column: Int, _ row: Int) -> ConvexPolygon {
    var part = ConvexPolygon(column: column, row: row)
    for index in 0..<count where part.count > 0 {
      part = part.clipped(to: HalfPlane(x: xs[index], y: ys[index], offset: offsets[index]))
    }
    return part
  }
}

/// How a pixel may lie to a shape.
enum PixelRelation {
  case inside, outside, cut

  /// Half a pixel's diagonal, and something for rounding.
  static let reach = 0.708
}

/// A convex polygon of few corners, kept without memory of its own.
struct ConvexPolygon {
  private(set) var count = 0
  private var xs = SIMD16<Double>(repeating: 0)
  private var ys = SIMD16<Double>(repeating: 0)

  /// Makes a pixel of the grid.
  init(column: Int, row: Int) {
    let left = Double(column)
    let top = Double(row)
    append(left, top)
    append(left + 1, top)
    append(left + 1, top + 1)
    append(left, top + 1)
  }

  private init() {}

  /// A corner, counted clockwise where y grows downward.
  subscript(index: Int) -> (x: Double, y: Double) { (xs[index], ys[index]) }

  /// The area; never negative.
  var area: Double {
    guard count > 2 else { return 0 }
    var sum = 0.0
    for index in 1..<(count - 1) {
      let ax = xs[index] - xs[0]
      let ay = ys[index] - ys[0]
      sum += ax * (ys[index + 1] - ys[0]) - ay * (xs[index + 1] - xs[0])
    }
    return max(sum / 2, 0)
  }

  /// The part on one side of a line.
  func clipped(to plane: HalfPlane) -> ConvexPolygon {
    var result = ConvexPolygon()
    guard count > 0 else { return result }
    var (px, py) = self[count - 1]
    var before = plane.depth(px, py)
    for index in 0..<count {
      let (x, y) = self[index]
      let depth = plane.depth(x, y)
      if (depth >= 0) != (before >= 0) {
        let part = before / (before - depth)
        result.append(px + (x - px) * part, py + (y - py) * part)
      }
      if depth >= 0 { result.append(x, y) }
      (px, py, before) = (x, y, depth)
    }
    return result
  }

  /// Sixteen corners are enough for a pixel and twelve lines, more than any region has.
  private mutating func append(_ x: Double, _ y: Double) {
    guard count < 16 else { return }
    xs[count] = x
    ys[count] = y
    count += 1
  }
}
