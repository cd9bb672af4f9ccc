/// Sets the font of the text inside.
public struct FontModifier: ContextModifier {
  let font: Font

  /// Sets the font.
  public func modify(_ context: inout ViewContext) { context.font = font }
}

/// Sets the weight of the text inside, whatever its font.
public struct FontWeightModifier: ContextModifier {
  let weight: FontWeight?

  /// Sets the weight.
  public func modify(_ context: inout ViewContext) { context.fontWeight = weight }
}

/// Sets the colour of the text inside.
public struct ForegroundStyleModifier<Style: ShapeStyle>: ContextModifier {
  let style: Style

  /// Sets the style's first colour.
  public func modify(_ context: inout ViewContext) {
    context.foregroundColor = style.resolve(in: context).firstColor
  }
}

/// Gives every digit of the text inside the same width.
public struct MonospacedDigitModifier: ContextModifier {
  /// Sets the digits.
  public func modify(_ context: inout ViewContext) { context.hasMonospacedDigits = true }
}

/// Sets what indicators inside are filled with that have no fill of their own.
public struct TintModifier: ContextModifier {
  let tint: AnyShapeStyle?

  /// Sets the tint, where there is one.
  public func modify(_ context: inout ViewContext) { context.tint = tint ?? context.tint }
}

extension View {
  /// Sets the font of the text inside.
  public func font(_ font: Font) -> ModifiedContent<Self, FontModifier> {
    modifier(FontModifier(font: font))
  }

  /// Sets the weight of the text inside, whatever its font; nil for the font's own.
  public func fontWeight(
    _ weight: FontWeight?
  ) -> ModifiedContent<Self, FontWeightModifier> {
    modifier(FontWeightModifier(weight: weight))
  }

  /// Sets the colour of the text inside; of a gradient the first.
  public func foregroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, ForegroundStyleModifier<Style>> {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Gives every digit of the text inside the same width, so that a changing number never jitters.
  public func monospacedDigit() -> ModifiedContent<Self, MonospacedDigitModifier> {
    modifier(MonospacedDigitModifier())
  }

  /// Sets what indicators inside are filled with that have no fill of their own.
  public func tint(_ tint: some ShapeStyle) -> ModifiedContent<Self, TintModifier> {
    modifier(TintModifier(tint: AnyShapeStyle(tint)))
  }
}
