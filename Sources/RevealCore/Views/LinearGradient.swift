/// A gradient straight across the frame of what it paints, whatever the shape.
public struct LinearGradient: ShapeStyle {
  private enum Source: Sendable {
    case fixed(Gradient)
    case adaptive(GradientSpecification)
  }

  private let source: Source
  private let geometry: GradientGeometry

  /// Makes a gradient of fixed colours from one place of the frame to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    source = .fixed(gradient)
    geometry = .linear(start: startPoint, end: endPoint)
  }

  /// Makes a gradient that has its colours from the palette, from one place to another.
  public init(gradient: GradientSpecification, startPoint: UnitPoint, endPoint: UnitPoint) {
    source = .adaptive(gradient)
    geometry = .linear(start: startPoint, end: endPoint)
  }

  /// Makes a gradient from stops, mixed in sRGB.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of evenly spaced colours, mixed in sRGB.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      stops: colors.map { Gradient.Stop(color: $0) }, startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient across the frame.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    switch source {
    case .fixed(let gradient):
      return ResolvedPaint(gradient: gradient, geometry: geometry)
    case .adaptive(let specification):
      return ResolvedPaint(
        gradient: context.paints.gradient(specification, in: context.palette), geometry: geometry)
    }
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient straight across the frame, from stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient straight across the frame, of evenly spaced colours.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
