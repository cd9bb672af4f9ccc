/// A colour as a person writes it: a system colour by name, or components in hexadecimal.
public enum ColorSpecification: Hashable, Sendable {
  /// A name that a palette resolves for the appearance.
  case system(SystemColor)
  /// A colour that is the same in every appearance.
  case literal(Color)

  /// Reads `blue`, `#rgb`, `#rrggbb` or `#rrggbbaa`, in letters of either case.
  ///
  /// A name is one of ``SystemColor``, and one digit stands for two equal ones. Anything else is
  /// thrown back.
  public init(_ text: some StringProtocol) throws(ColorSyntaxError) {
    // Only ASCII has colours' names: elsewhere lower case would let look-alikes through.
    if text.utf8.allSatisfy({ $0 < 128 }), let name = SystemColor(rawValue: text.lowercased()) {
      self = .system(name)
    } else if let color = Self.hexadecimal(text) {
      self = .literal(color)
    } else {
      throw ColorSyntaxError(given: String(text))
    }
  }

  private static func hexadecimal(_ text: some StringProtocol) -> Color? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let components = bytes.map { Double($0) / 255 }
    return Color(
      red: components[0], green: components[1], blue: components[2],
      opacity: components.count == 4 ? components[3] : 1)
  }
}

/// The named colours that every palette has.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  /// A hue, by the name that is written; each palette has its own shade of it.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// A neutral, by the name that is written; `clear` is invisible in every palette.
  case gray, black, white, clear
}

/// A text that names no colour.
public struct ColorSyntaxError: Error, Hashable, CustomStringConvertible {
  /// What was given.
  public let given: String

  /// What was given and what is accepted.
  public var description: String {
    "\"\(given)\" is no colour; accepted are \(Self.names), #rgb, #rrggbb and #rrggbbaa"
  }

  private static let names = SystemColor.allCases.map(\.rawValue).joined(separator: " ")
}
