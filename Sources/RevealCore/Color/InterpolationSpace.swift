/// The space in which a gradient mixes the colours between its stops.
///
/// A mixture that lies outside sRGB is pinned to it, component by component.
public enum InterpolationSpace: String, CaseIterable, Hashable, Sendable {
  /// Gamma-encoded sRGB, as SwiftUI's `LinearGradient` and CSS do by default.
  case srgb
  /// Linear light, by the transfer function of sRGB. Source: IEC 61966-2-1.
  case linear
  /// Oklab, perceptually even; CSS Color 4 has it, too.
  ///
  /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), by the
  /// matrices from and to linear sRGB.
  case oklab

  /// The colour's three coordinates in this space.
  func coordinates(of color: Color) -> (Double, Double, Double) {
    switch self {
    case .srgb: return (color.red, color.green, color.blue)
    case .linear: return Self.linearLight(of: color)
    case .oklab: return Self.oklab(fromLinear: Self.linearLight(of: color))
    }
  }

  /// The colour at three coordinates of this space, pinned to sRGB where it lies outside.
  func color(at coordinates: (Double, Double, Double), opacity: Double) -> Color {
    let encoded: (Double, Double, Double)
    switch self {
    case .srgb: encoded = coordinates
    case .linear: encoded = Self.encoded(coordinates)
    case .oklab: encoded = Self.encoded(Self.linear(fromOklab: coordinates))
    }
    return Color(red: encoded.0, green: encoded.1, blue: encoded.2, opacity: opacity)
  }

  private static func linearLight(of color: Color) -> (Double, Double, Double) {
    (decode(color.red), decode(color.green), decode(color.blue))
  }

  private static func encoded(_ light: (Double, Double, Double)) -> (Double, Double, Double) {
    (encode(light.0), encode(light.1), encode(light.2))
  }

  /// The sRGB transfer function, IEC 61966-2-1.
  private static func decode(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : Elementary.power((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ value: Double) -> Double {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * Elementary.power(value, 1 / 2.4) - 0.055
  }

  private static func oklab(
    fromLinear rgb: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    let l = Elementary.cubeRoot(
      0.412_221_470_8 * rgb.0 + 0.536_332_536_3 * rgb.1 + 0.051_445_992_9 * rgb.2)
    let m = Elementary.cubeRoot(
      0.211_903_498_2 * rgb.0 + 0.680_699_545_1 * rgb.1 + 0.107_396_956_6 * rgb.2)
    let s = Elementary.cubeRoot(
      0.088_302_461_9 * rgb.0 + 0.281_718_837_6 * rgb.1 + 0.629_978_700_5 * rgb.2)
    return (
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    )
  }

  private static func linear(
    fromOklab lab: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    let lRoot = lab.0 + 0.396_337_777_4 * lab.1 + 0.215_803_757_3 * lab.2
    let mRoot = lab.0 - 0.105_561_345_8 * lab.1 - 0.063_854_172_8 * lab.2
    let sRoot = lab.0 - 0.089_484_177_5 * lab.1 - 1.291_485_548_0 * lab.2
    let l = lRoot * lRoot * lRoot
    let m = mRoot * mRoot * mRoot
    let s = sRoot * sRoot * sRoot
    return (
      4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
    )
  }
}
