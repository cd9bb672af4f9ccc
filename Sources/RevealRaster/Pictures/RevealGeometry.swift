import RevealCore

/// Where a reveal's shape lies on its grid of pixels, and what a mask covers of it.
struct RevealGeometry {
  /// What the shape is made of.
  enum Outline {
    /// A rounded rectangle that fills the picture.
    case bar(RoundedRectangle)
    /// A line along a circle, or a disc.
    case arc(ArcGeometry)
  }

  let size: PixelSize
  let outline: Outline
  let paint: RevealPaint
  /// Whether leading is on the right; circles run clockwise all the same.
  let isMirrored: Bool
  private let gap: Double

  /// Lays a recipe's shape on its grid.
  init(_ recipe: RevealRecipe) {
    size = recipe.size
    paint = recipe.paint
    isMirrored = recipe.isMirrored
    switch recipe.paint.shape {
    case .bar(let corners):
      outline = .bar(
        RoundedRectangle(
          width: Double(size.width), height: Double(size.height),
          radius: corners.pixelRadius(in: size, scale: recipe.scale)))
    case .arc(let arc):
      outline = .arc(ArcGeometry(arc, in: size, scale: recipe.scale))
    case .pie:
      outline = .arc(ArcGeometry(discIn: size))
    }
    if case .marker(let marker) = paint.indication {
      gap = marker.gap * recipe.scale.pixelsPerPoint
    } else {
      gap = 0
    }
  }

  /// The whole shape.
  func silhouette(inset: Double = 0) -> Region {
    switch outline {
    case .bar(let bar): return bar.region(inset: inset)
    case .arc(let arc): return arc.silhouette(inset: inset)
    }
  }

  /// Where a pixel's centre lies along the gradient; 0 at its start, 1 at its end.
  func place(column: Int, row: Int) -> Double {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    switch (paint.geometry, outline) {
    case (.linear(let start, let end), _):
      let across = (isMirrored ? Double(size.width) - x : x) / Double(size.width)
      let down = y / Double(size.height)
      // In pixels, not in parts: colours run at right angles to the line on any frame.
      let dx = (end.x - start.x) * Double(size.width)
      let dy = (end.y - start.y) * Double(size.height)
      let length = dx * dx + dy * dy
      guard length > 0 else { return 0 }
      let px = (across - start.x) * Double(size.width)
      let py = (down - start.y) * Double(size.height)
      return (px * dx + py * dy) / length
    case (.alongPath, .bar):
      return (isMirrored ? Double(size.width) - x : x) / Double(size.width)
    case (.alongPath, .arc(let arc)):
      return arc.place(x, y)
    }
  }

  /// Whether a line's last colour meets its first, so that pixels there have both: on a ring, a
  /// disc, and an arc that is so nearly closed that the cap at its start may lie on its end.
  var hasSeam: Bool {
    guard case .arc(let arc) = outline, case .alongPath = paint.geometry,
      case .capacity = paint.indication
    else { return false }
    return (arc.isClosed || arc.capsMeet) && paint.gradient.colors.count > 1
  }

  /// The dot of a marker at a fraction, and the gap around it.
  func marker(at fraction: Fraction) -> (dot: Disc, halo: Disc) {
    switch outline {
    case .arc(let arc):
      return (arc.dot(at: fraction.value), arc.dot(at: fraction.value, extra: gap))
    case .bar(let bar):
      let radius = min(bar.height, bar.width) / 2
      let travel = (bar.width - 2 * radius) * fraction.value
      let x = isMirrored ? bar.width - radius - travel : radius + travel
      return (
        Disc(x: x, y: bar.height / 2, radius: radius),
        Disc(x: x, y: bar.height / 2, radius: radius + gap)
      )
    }
  }

  /// The rectangles in which two masks differ, at most two, one of which may be empty.
  func touched(from old: RevealMask, to new: RevealMask) -> (PixelRect, PixelRect) {
    let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
    guard old.fraction != new.fraction else { return (nothing, nothing) }
    if case .marker = paint.indication {
      return (box(of: marker(at: old.fraction).halo), box(of: marker(at: new.fraction).halo))
    }
    guard case .arc(let arc) = outline else { return (bounds, nothing) }
    let low = min(old.fraction.value, new.fraction.value)
    let high = max(old.fraction.value, new.fraction.value)
    let moved = arc.bounds(from: arc.start + arc.sweep * low, to: arc.start + arc.sweep * high)
    // The cap at the start comes and goes with the first of the line; on a ring the end meets it.
    let room = 2 * Elementary.pi - arc.sweep * high
    let isStartTouched =
      arc.capReach > 0 && (low == 0 || high == 1 || room < 4 * arc.capAngle)
    return (
      moved.intersection(bounds),
      isStartTouched
        ? arc.bounds(from: arc.start, to: arc.start).intersection(bounds) : nothing
    )
  }

  /// The whole picture.
  var bounds: PixelRect { PixelRect(origin: PixelPoint(x: 0, y: 0), size: size) }

  private func box(of disc: Disc) -> PixelRect {
    let left = Int((disc.x - disc.radius).rounded(.down))
    let top = Int((disc.y - disc.radius).rounded(.down))
    return PixelRect(
      x: left, y: top, width: Int((disc.x + disc.radius).rounded(.up)) - left,
      height: Int((disc.y + disc.radius).rounded(.up)) - top
    ).intersection(bounds)
  }
}

extension RoundedRectangle {
  /// The same shape as a sum of pieces, moved inwards by some pixels on all sides.
  func region(inset: Double) -> Region {
    var region = Region()
    let (left, top) = (inset, inset)
    let (right, bottom) = (width - inset, height - inset)
    let r = max(radius - inset, 0)
    guard right > left, bottom > top else { return region }
    func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> HalfPlanes {
      HalfPlanes(
        HalfPlane(x: 1, y: 0, offset: left), HalfPlane(x: 0, y: 1, offset: top),
        HalfPlane(x: -1, y: 0, offset: -right), HalfPlane(x: 0, y: -1, offset: -bottom))
    }
    region.append(nil, box(left + r, top, right - r, bottom))
    guard r > 0 else { return region }
    for (from, to, middle) in [(left, left + r, left + r), (right - r, right, right - r)] {
      region.append(nil, box(from, top + r, to, bottom - r))
      region.append(Disc(x: middle, y: top + r, radius: r), box(from, top, to, top + r))
      region.append(
        Disc(x: middle, y: bottom - r, radius: r), box(from, bottom - r, to, bottom))
    }
    return region
  }
}
