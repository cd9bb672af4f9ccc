import RevealCore

/// A line along a circle on the pixel grid, and the regions that it covers.
///
/// Angles are in radians, 0 to the right and growing clockwise. A disc is a line as wide as its
/// radius.
struct ArcGeometry {
  let centerX, centerY: Double
  let outer, inner: Double
  let start, sweep: Double
  let cap: LineCap
  let isClosed: Bool
  /// How far the ends without caps lie inside of where the line ends, in parallel to it.
  let endInset: Double

  /// Makes the geometry of an arc in the middle of a picture.
  init(_ arc: Arc, in size: PixelSize, scale: DisplayScale) {
    let radius = Double(min(size.width, size.height)) / 2
    let width = min(arc.lineWidth * scale.pixelsPerPoint, radius)
    self.init(
      center: Self.center(of: size), outer: radius, inner: radius - width,
      start: arc.start.radians, sweep: arc.sweep.radians, cap: arc.lineCap,
      isClosed: arc.isClosed)
  }

  /// Makes the geometry of a disc that is revealed from 12 o'clock.
  init(discIn size: PixelSize) {
    self.init(
      center: Self.center(of: size), outer: Double(min(size.width, size.height)) / 2, inner: 0,
      start: -Elementary.pi / 2, sweep: 2 * Elementary.pi, cap: .butt, isClosed: true)
  }

  init(
    center: (x: Double, y: Double), outer: Double, inner: Double, start: Double, sweep: Double,
    cap: LineCap, isClosed: Bool, endInset: Double = 0
  ) {
    centerX = center.x
    centerY = center.y
    self.outer = outer
    self.inner = inner
    self.start = start
    self.sweep = sweep
    self.cap = cap
    self.isClosed = isClosed
    self.endInset = endInset
  }

  private static func center(of size: PixelSize) -> (x: Double, y: Double) {
    (Double(size.width) / 2, Double(size.height) / 2)
  }

  /// Half the line's width.
  var halfWidth: Double { (outer - inner) / 2 }
  /// The radius of the line's middle.
  var middle: Double { (outer + inner) / 2 }
  /// How far a cap reaches past the end of the line.
  var capReach: Double { cap == .butt ? 0 : halfWidth }
  /// The angle that a cap takes at the middle of the line.
  var capAngle: Double { middle > 0 ? capReach / middle : 0 }

  /// More than the angle that a half disc or a half square takes, seen from the centre.
  private var capSpan: Double {
    capReach > 0 ? min(1.6 * capReach / max(inner, capReach), Elementary.pi / 2) : 0
  }
  /// Whether the caps of an open line reach over what is left of the circle.
  var capsMeet: Bool { capReach > 0 && 2 * Elementary.pi - sweep < 2 * capSpan }

  /// The direction of an angle.
  func direction(_ angle: Double) -> (x: Double, y: Double) {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return (cosine, sine)
  }

  /// What lies clockwise of the ray at an angle, up to half a turn.
  func after(_ angle: Double) -> HalfPlane {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return HalfPlane(x: -sine, y: cosine, through: (centerX, centerY))
  }

  /// The disc of a marker at a part of the line's length, as wide as the line and `extra` wider.
  func dot(at fraction: Double, extra: Double = 0) -> Disc {
    let (x, y) = direction(start + sweep * fraction)
    return Disc(
      x: centerX + middle * x, y: centerY + middle * y, radius: halfWidth + extra)
  }

  /// Where a place lies along the line, 0…1; off its ends the nearer one.
  func place(_ x: Double, _ y: Double) -> Double {
    guard sweep > 0 else { return 0 }
    let turn = 2 * Elementary.pi
    var angle = Elementary.arctangent(y: y - centerY, x: x - centerX) - start
    angle -= (angle / turn).rounded(.down) * turn
    if angle <= sweep { return angle / sweep }
    return angle - sweep < turn - angle ? 1 : 0
  }

  /// The rectangle around what lies between two angles, caps included.
  func bounds(from a: Double, to b: Double) -> PixelRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func add(_ angle: Double) {
      let (x, y) = direction(angle)
      for radius in [inner, outer] {
        left = min(left, centerX + radius * x)
        right = max(right, centerX + radius * x)
        top = min(top, centerY + radius * y)
        bottom = max(bottom, centerY + radius * y)
      }
    }
    let first = a - capSpan
    let last = b + capSpan
    add(first)
    add(last)
    let quarter = Elementary.pi / 2
    var axis = (first / quarter).rounded(.up) * quarter
    while axis < last, axis < first + 4 * quarter {
      add(axis)
      axis += quarter
    }
    let x = Int((left - 0.01).rounded(.down))
    let y = Int((top - 0.01).rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int((right + 0.01).rounded(.up)) - x,
      height: Int((bottom + 0.01).rounded(.up)) - y)
  }
}
