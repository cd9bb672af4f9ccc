/// What a shape is painted with: a colour or a gradient, in the colours of a context.
public protocol ShapeStyle: Sendable {
  /// The paint in a context; ``PaintResolver`` keeps it from being made anew each frame.
  func resolve(in context: ViewContext) -> ResolvedPaint
}

/// A gradient, and how it lies on whatever it paints.
public struct ResolvedPaint: Hashable, Sendable {
  /// The gradient over the whole shape.
  public var gradient: Gradient
  /// How it lies on the shape.
  public var geometry: GradientGeometry

  /// Makes a paint; with nothing else said the gradient runs along the shape's path.
  public init(gradient: Gradient, geometry: GradientGeometry = .alongPath) {
    self.gradient = gradient
    self.geometry = geometry
  }

  /// The first colour, for what takes one colour only: text, tracks, markers.
  public var firstColor: Color { gradient.colors.first ?? .clear }
}

/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The wrapped style's paint.
  public func resolve(in context: ViewContext) -> ResolvedPaint { style.resolve(in: context) }
}
