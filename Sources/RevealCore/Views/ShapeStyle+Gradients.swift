extension Gradient: ShapeStyle {
  /// The gradient along the path: from where a shape starts to where it ends.
  public func resolve(in context: ViewContext) -> ResolvedPaint { ResolvedPaint(gradient: self) }
}

extension GradientSpecification: ShapeStyle {
  /// The gradient in the palette's colours, along the path.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    ResolvedPaint(gradient: context.paints.gradient(self, in: context.palette))
  }
}

extension GradientSpecification {
  /// Makes a gradient from stops; none at all is a clear one.
  public init(stops: [Stop]) { self.stops = stops }

  /// Blue at 0, purple at 0.5 and orange at 1, as the design has them.
  public static let reveal = GradientSpecification(stops: [
    Stop(.blue, location: 0), Stop(.purple, location: 0.5), Stop(.orange, location: 1),
  ])
}

extension GradientSpecification.Stop {
  /// Makes a stop of a system colour; a place of nil is spaced evenly.
  public init(_ color: SystemColor, location: Double? = nil) {
    self.init(color: .system(color), location: location)
  }
}

extension ShapeStyle where Self == GradientSpecification {
  /// Blue, purple and orange, as the design has them.
  public static var reveal: GradientSpecification { GradientSpecification.reveal }
}
