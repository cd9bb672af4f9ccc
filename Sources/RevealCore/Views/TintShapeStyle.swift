/// The tint of the context, or another style where there is none.
public struct TintShapeStyle: ShapeStyle {
  private let fallback: AnyShapeStyle

  /// Makes the style from what stands in where there is no tint.
  public init(orElse fallback: some ShapeStyle = Palette.Role.accent) {
    self.fallback = AnyShapeStyle(fallback)
  }

  /// The tint's paint, or the other one's.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    (context.tint ?? fallback).resolve(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint, or the palette's accent colour where there is none.
  public static var tint: TintShapeStyle { TintShapeStyle() }

  /// The tint, or another style where there is none.
  public static func tint(orElse fallback: some ShapeStyle) -> TintShapeStyle {
    TintShapeStyle(orElse: fallback)
  }
}
