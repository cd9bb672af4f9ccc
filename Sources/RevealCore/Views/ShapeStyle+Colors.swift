extension Color: ShapeStyle {
  /// The colour all over.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    ResolvedPaint(gradient: context.paints.gradient(of: self))
  }
}

extension Palette.Role: ShapeStyle {
  /// The palette's colour for the role, all over.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    context.palette[self].resolve(in: context)
  }
}

extension SystemColor: ShapeStyle {
  /// The palette's colour of the name, all over.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    context.palette[self].resolve(in: context)
  }
}

extension ColorSpecification: ShapeStyle {
  /// The colour in the palette, all over.
  public func resolve(in context: ViewContext) -> ResolvedPaint {
    context.palette.color(self).resolve(in: context)
  }
}

extension ShapeStyle where Self == Color {
  /// Nothing at all.
  public static var clear: Color { Color.clear }
  /// Black, in every appearance.
  public static var black: Color { Color.black }
  /// White, in every appearance.
  public static var white: Color { Color.white }
}

// Not members of the enumerations themselves, where each is a case already.

extension ShapeStyle where Self == AnyShapeStyle {
  /// The colour of text.
  public static var label: AnyShapeStyle { AnyShapeStyle(Palette.Role.label) }
  /// The colour of text of less weight.
  public static var secondaryLabel: AnyShapeStyle { AnyShapeStyle(Palette.Role.secondaryLabel) }
  /// The colour of what is not yet revealed.
  public static var track: AnyShapeStyle { AnyShapeStyle(Palette.Role.track) }
  /// The colour of a track's outline: clear unless contrast is high.
  public static var trackOutline: AnyShapeStyle { AnyShapeStyle(Palette.Role.trackOutline) }
  /// The colour of what is on.
  public static var accent: AnyShapeStyle { AnyShapeStyle(Palette.Role.accent) }
  /// The colour behind everything.
  public static var window: AnyShapeStyle { AnyShapeStyle(Palette.Role.window) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The palette's red.
  public static var red: AnyShapeStyle { AnyShapeStyle(SystemColor.red) }
  /// The palette's orange.
  public static var orange: AnyShapeStyle { AnyShapeStyle(SystemColor.orange) }
  /// The palette's yellow.
  public static var yellow: AnyShapeStyle { AnyShapeStyle(SystemColor.yellow) }
  /// The palette's green.
  public static var green: AnyShapeStyle { AnyShapeStyle(SystemColor.green) }
  /// The palette's mint.
  public static var mint: AnyShapeStyle { AnyShapeStyle(SystemColor.mint) }
  /// The palette's teal.
  public static var teal: AnyShapeStyle { AnyShapeStyle(SystemColor.teal) }
  /// The palette's cyan.
  public static var cyan: AnyShapeStyle { AnyShapeStyle(SystemColor.cyan) }
  /// The palette's blue.
  public static var blue: AnyShapeStyle { AnyShapeStyle(SystemColor.blue) }
  /// The palette's indigo.
  public static var indigo: AnyShapeStyle { AnyShapeStyle(SystemColor.indigo) }
  /// The palette's purple.
  public static var purple: AnyShapeStyle { AnyShapeStyle(SystemColor.purple) }
  /// The palette's pink.
  public static var pink: AnyShapeStyle { AnyShapeStyle(SystemColor.pink) }
  /// The palette's brown.
  public static var brown: AnyShapeStyle { AnyShapeStyle(SystemColor.brown) }
  /// The palette's gray.
  public static var gray: AnyShapeStyle { AnyShapeStyle(SystemColor.gray) }
}
