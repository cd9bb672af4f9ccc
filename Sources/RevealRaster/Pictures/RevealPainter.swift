import RevealCore

/// Paints the pictures of a reveal: the track, the revealed whole, and what else its shape needs.
///
/// Track, gradient and outline are composed first; the silhouette then clips the result once, so
/// that no fringe shows where they meet.
struct RevealPainter {
  /// A picture of which a masked pixel takes its part.
  enum Layer {
    /// What shows where nothing is revealed.
    case rest
    /// Everything revealed.
    case whole
    /// Beside a ring's seam the colour of its other end; for a marker the marker.
    case accent
  }

  let recipe: RevealRecipe
  private var paint: RevealPaint { recipe.paint }

  init(recipe: RevealRecipe) { self.recipe = recipe }

  /// The picture of a bar's track alone.
  func track() -> Bitmap {
    bitmap(columns: Array(repeating: paint.track, count: recipe.size.width))
  }

  /// The picture of a bar's whole gradient over the track.
  func revealed() -> Bitmap {
    let straight = GradientGeometry.linear(start: .leading, end: .trailing)
    if paint.geometry == .alongPath || paint.geometry == straight {
      return bitmap(
        columns: paint.gradient.columns(recipe.size.width).map { $0.over(paint.track) })
    }
    let geometry = RevealGeometry(recipe)
    return layer(.whole, geometry, SilhouetteMask(geometry))
  }

  /// A layer of any shape, pixel by pixel.
  func layer(
    _ layer: Layer, _ geometry: RevealGeometry, _ silhouette: SilhouetteMask
  ) -> Bitmap {
    if case .marker(let marker) = paint.indication, layer != .whole {
      let color = layer == .accent ? marker.color : .clear
      return Bitmap(size: recipe.size, color: composed(color, coverage: 1))
    }
    if layer == .accent, !geometry.hasSeam { return Bitmap(size: recipe.size) }
    let inner = paint.outline.opacity > 0 ? SilhouetteMask(geometry, inset: 1) : nil
    let colors = LayerColors(layer: layer, paint: paint, geometry: geometry)
    let outside = composed(.clear, coverage: 0).word
    var bitmap = Bitmap(size: recipe.size, color: PixelColor(word: outside))
    bitmap.withMutableWords { words in
      for row in 0..<recipe.size.height {
        for column in 0..<recipe.size.width {
          let coverage = silhouette[column, row]
          guard coverage > 0 else { continue }
          let ring = inner.map { min(max(1 - $0[column, row] / coverage, 0), 1) } ?? 0
          words[row * recipe.size.width + column] =
            composed(
              outlined(colors.color(column, row), ring: ring), coverage: coverage
            ).word
        }
      }
    }
    return bitmap
  }

  private func bitmap(columns: [Color]) -> Bitmap {
    let size = recipe.size
    guard case .bar(let corners) = paint.shape else { return Bitmap(size: size) }
    let radius = corners.pixelRadius(in: size, scale: recipe.scale)
    let silhouette = CornerMask(size: size, radius: radius)
    let outline = OutlineMask(paint.outline, size: size, radius: radius)
    let inside = columns.map { composed($0, coverage: 1).word }
    var bitmap = Bitmap(size: size)
    bitmap.withMutableWords { words in
      for y in 0..<size.height {
        let row = y * size.width
        for x in 0..<size.width {
          let coverage = silhouette.coverage(x: x, y: y)
          let ring = outline?.part(ofCoverage: coverage, x: x, y: y) ?? 0
          words[row + x] =
            coverage == 1 && ring == 0
            ? inside[x]
            : composed(outlined(columns[x], ring: ring), coverage: coverage).word
        }
      }
    }
    return recipe.isMirrored ? bitmap.mirrored : bitmap
  }

  /// The colour of a pixel of which the outline takes a part.
  private func outlined(_ color: Color, ring: Double) -> Color {
    ring > 0 ? paint.outline.opacity(ring).over(color) : color
  }

  private func composed(_ color: Color, coverage: Double) -> PixelColor {
    let clipped = color.opacity(coverage)
    return (paint.backdrop.map { clipped.over($0) } ?? clipped).pixel
  }
}

/// The colour of a layer at each pixel, before the silhouette clips it.
private struct LayerColors {
  private let layer: RevealPainter.Layer
  private let geometry: RevealGeometry
  private let gradient: Gradient
  private let track: Color
  private let solid: Color?
  private let seam: HalfPlane?

  init(layer: RevealPainter.Layer, paint: RevealPaint, geometry: RevealGeometry) {
    self.layer = layer
    self.geometry = geometry
    gradient = paint.gradient
    track = paint.track
    switch layer {
    case .rest: solid = paint.track
    case .whole, .accent:
      solid = gradient.colors.count < 2 ? gradient.color(at: 0).over(paint.track) : nil
    }
    if case .arc(let arc) = geometry.outline { seam = arc.after(arc.start) } else { seam = nil }
  }

  func color(_ column: Int, _ row: Int) -> Color {
    if let solid { return solid }
    let place: Double
    if layer == .accent, let seam {
      // Just past the start the other end's colour is the last one, just before it the first.
      place = seam.depth(Double(column) + 0.5, Double(row) + 0.5) >= 0 ? 1 : 0
    } else {
      place = geometry.place(column: column, row: row)
    }
    return gradient.color(at: place).over(track)
  }
}

/// The ring of one pixel just inside a silhouette.
struct OutlineMask {
  private let inner: CornerMask

  /// Makes the ring, or nil where its colour is clear.
  init?(_ color: Color, size: PixelSize, radius: Double, width: Double = 1) {
    guard color.opacity > 0, width > 0 else { return nil }
    inner = CornerMask(size: size, radius: radius, inset: width)
  }

  /// The part of a pixel's covered area that the ring takes, 0…1.
  func part(ofCoverage coverage: Double, x: Int, y: Int) -> Double {
    guard coverage > 0 else { return 0 }
    return min(max(1 - inner.coverage(x: x, y: y) / coverage, 0), 1)
  }
}
