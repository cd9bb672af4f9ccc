/// A colour in sRGB with straight (not premultiplied) opacity; every component is in 0…1.
///
/// Components are gamma-encoded. Source: IEC 61966-2-1.
public struct Color: Hashable, Sendable {
  /// The gamma-encoded red component, 0…1.
  public let red: Double
  /// The gamma-encoded green component, 0…1.
  public let green: Double
  /// The gamma-encoded blue component, 0…1.
  public let blue: Double
  /// The opacity, 0…1: 0 is invisible, 1 hides what is behind.
  public let opacity: Double

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

  /// Makes a colour; components are pinned to 0…1, and 0 where they are not numbers.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Fraction(clamping: red).value
    self.green = Fraction(clamping: green).value
    self.blue = Fraction(clamping: blue).value
    self.opacity = Fraction(clamping: opacity).value
  }

  /// Makes a colour from 8-bit components.
  public init(_ pixel: PixelColor) {
    self.init(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
      blue: Double(pixel.blue) / 255, opacity: Double(pixel.alpha) / 255)
  }

  /// The same colour with its opacity multiplied; the product is pinned to 0…1, NaN becomes 0.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// What is seen where this colour lies over another.
  ///
  /// Encoded components are mixed as they are. Source: Porter and Duff, "Compositing digital
  /// images" (1984), the operator *over*.
  public func over(_ backdrop: Color) -> Color {
    let behind = backdrop.opacity * (1 - opacity)
    let total = opacity + behind
    guard total > 0 else { return .clear }
    return Color(
      red: (red * opacity + backdrop.red * behind) / total,
      green: (green * opacity + backdrop.green * behind) / total,
      blue: (blue * opacity + backdrop.blue * behind) / total,
      opacity: total)
  }

  /// The colour in 8-bit components, each rounded to the nearest, halves up.
  public var pixel: PixelColor {
    PixelColor(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
      alpha: Self.byte(opacity))
  }

  private static func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
}

/// A colour of one pixel: four 8-bit components, sRGB, straight alpha.
public struct PixelColor: Hashable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Opacity, 0…255.
  public var alpha: UInt8

  /// Makes a pixel colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing at all.
  public static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
}
