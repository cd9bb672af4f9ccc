/// A colour as a terminal of some depth can show it.
struct TerminalColor: Hashable, Sendable {
  /// The codes of a text's colour and of what is behind it, as SGR takes them (ECMA-48).
  let foreground, background: String

  /// The colour that comes nearest; nil where there are none.
  init?(_ color: Color, _ depth: ColorDepth) {
    let pixel = color.pixel
    switch depth {
    case .none: return nil
    case .ansi16:
      // So few colours lie far apart, and a grey may be nearest to a colour; that would be a hole.
      let index = Self.nearest(pixel, Self.isColorful(pixel) ? Self.colorful : Array(0..<16))
      let code = index < 8 ? 30 + index : 82 + index
      (foreground, background) = ("\(code)", "\(code + 10)")
    case .ansi256:
      // The first 16 are whatever the user has made of them.
      let index = Self.nearest(pixel, Array(16..<256))
      (foreground, background) = ("38;5;\(index)", "48;5;\(index)")
    case .trueColor:
      let parts = "2;\(pixel.red);\(pixel.green);\(pixel.blue)"
      (foreground, background) = ("38;\(parts)", "48;\(parts)")
    }
  }

  private static func nearest(_ pixel: PixelColor, _ indices: [Int]) -> Int {
    indices.min { distance(pixel, table[$0]) < distance(pixel, table[$1]) } ?? 0
  }

  private static func isColorful(_ pixel: PixelColor) -> Bool {
    let parts = [pixel.red, pixel.green, pixel.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) >= 64
  }

  /// The first 16 without black, white and greys.
  private static let colorful = Array(1..<7) + Array(9..<15)

  private static func distance(_ a: PixelColor, _ b: PixelColor) -> Int {
    func square(_ one: UInt8, _ other: UInt8) -> Int {
      (Int(one) - Int(other)) * (Int(one) - Int(other))
    }
    // Weighed as the eye does, roughly: green most, blue least.
    return 3 * square(a.red, b.red) + 4 * square(a.green, b.green) + 2 * square(a.blue, b.blue)
  }

  /// xterm's colours, which most terminals start from.
  private static let table: [PixelColor] = (0..<256).map { index in
    switch index {
    case ..<16:
      let (red, green, blue) = named[index]
      return PixelColor(red: red, green: green, blue: blue)
    case ..<232:
      let place = index - 16
      return PixelColor(
        red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    default:
      let level = UInt8(8 + 10 * (index - 232))
      return PixelColor(red: level, green: level, blue: level)
    }
  }

  /// The levels of the cube's components.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let named: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
