/// What a reveal looks like: painted once, whole.
public struct RevealPaint: Hashable, Sendable {
  /// The gradient over the whole shape.
  public var gradient: Gradient
  /// How the gradient lies on the shape.
  public var geometry: GradientGeometry
  /// The track itself; stays visible where nothing is revealed.
  public var track: Color
  /// A line of one device pixel just inside the silhouette; clear where there is none.
  public var outline: Color
  /// The one silhouette that clips track and gradient together.
  public var shape: RevealShape
  /// What a value moves: the mask's edge, or a marker on the whole gradient.
  public var indication: Indication
  /// The colour behind, where it is known; the pictures are then opaque and merely copied.
  public var backdrop: Color?

  /// Makes the paint of a reveal: with nothing else said, of a bar with round ends.
  public init(
    gradient: Gradient, geometry: GradientGeometry = .alongPath, track: Color,
    outline: Color = .clear, shape: RevealShape = .capsule, indication: Indication = .capacity,
    backdrop: Color? = nil
  ) {
    self.gradient = gradient
    self.geometry = geometry
    self.track = track
    self.outline = outline
    self.shape = shape
    self.indication = indication
    self.backdrop = backdrop
  }
}

/// How a gradient lies on a shape.
public enum GradientGeometry: Hashable, Sendable {
  /// From where the shape starts to where it ends: on a bar from the leading edge to the trailing.
  ///
  /// On an arc it follows the angle, on a pie the angle around the centre.
  case alongPath
  /// Straight across the frame, from one place of it to another.
  ///
  /// A colour lies at right angles to the line between them, in pixels, whatever the frame's sides.
  /// Where the two are one place, the colour at 0 is all over. From right to left it is mirrored.
  case linear(start: UnitPoint, end: UnitPoint)
}

/// How a value shows on a shape.
public enum Indication: Hashable, Sendable {
  /// The shape is revealed up to the value.
  case capacity
  /// The whole shape shows, and a dot as wide as its line stands at the value.
  case marker(Marker)
}

/// A dot that stands on a line.
public struct Marker: Hashable, Sendable {
  /// The dot's colour.
  public var color: Color
  /// The width in points of the gap that the dot keeps between itself and the line.
  public var gap: Double

  /// Makes a marker; a gap is pinned to 0…1e6 points, and 0 where it is not finite.
  public init(color: Color, gap: Double) {
    self.color = color
    self.gap = gap.isFinite ? min(max(gap, 0), 1e6) : 0
  }
}
