import RevealCore

/// A colour whose components are multiplied by its opacity, in 255ths: what can be measured.
///
/// The difference of two such colours is what is seen of it; a straight colour says nothing where
/// the opacity is small.
struct PremultipliedColor {
  /// Red, green, blue and opacity, each in 0…255.
  var components: SIMD4<Double>

  init(_ color: Color) {
    let opacity = color.opacity * 255
    components = SIMD4(
      color.red * opacity, color.green * opacity, color.blue * opacity, opacity)
  }

  init(_ pixel: PixelColor) {
    let part = Double(pixel.alpha) / 255
    components = SIMD4(
      Double(pixel.red) * part, Double(pixel.green) * part, Double(pixel.blue) * part,
      Double(pixel.alpha))
  }

  init(components: SIMD4<Double>) { self.components = components }

  /// The colour part of the way to another.
  func mixed(with other: PremultipliedColor, part: Double) -> PremultipliedColor {
    PremultipliedColor(components: components + (other.components - components) * part)
  }

  /// The largest difference of a component, in 255ths.
  func distance(to other: PremultipliedColor) -> Double {
    let difference = components - other.components
    return max(difference.max(), -difference.min())
  }

  /// How far this colour lies on the way from one colour to another; nil where those two are so
  /// near each other that 8 bits cannot tell.
  func part(from start: PremultipliedColor, to end: PremultipliedColor) -> Double? {
    let way = end.components - start.components
    let length = (way * way).sum()
    guard length >= Self.leastContrast * Self.leastContrast else { return nil }
    return ((components - start.components) * way).sum() / length
  }

  /// How far this colour is from a first one, as a part of how far another one is; nil
  /// where those two are too near each other.
  ///
  /// A colour that is neither of the two counts by how much of the first it hides.
  func contrast(to start: PremultipliedColor, as end: PremultipliedColor) -> Double? {
    let mine = components - start.components
    let way = end.components - start.components
    let length = (way * way).sum()
    guard length >= Self.leastContrast * Self.leastContrast else { return nil }
    return ((mine * mine).sum() / length).squareRoot()
  }

  /// The colour in 8-bit components with straight alpha.
  var pixel: PixelColor {
    guard components.w > 0 else { return .clear }
    return Color(
      red: components.x / components.w, green: components.y / components.w,
      blue: components.z / components.w, opacity: components.w / 255
    ).pixel
  }

  /// Below this a rounded component would be a large part of the whole way.
  private static let leastContrast = 40.0
}
