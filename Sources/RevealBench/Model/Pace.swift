import RevealCore

/// What holds frames back.
package enum Pace: Hashable, Sendable {
  /// The display's refresh.
  case vsync
  /// The loop's own deadlines, at so many hertz.
  case hertz(Double)
  /// Nothing.
  case uncapped

  /// The rates that may be asked for.
  package static let rates = 1.0...10_000

  /// Reads "vsync", "uncapped" or a rate in hertz, with or without its unit.
  package init?(_ text: some StringProtocol) {
    switch text {
    case "vsync": self = .vsync
    case "uncapped": self = .uncapped
    default:
      let number = text.hasSuffix(" Hz") ? String(text.dropLast(3)) : String(text)
      // Not what else Double reads: exponents, hexadecimal, nan.
      guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let hertz = Double(number), Self.rates.contains(hertz)
      else { return nil }
      self = .hertz(hertz)
    }
  }

  /// The pace as it is written; it reads back as the same.
  package var text: String {
    switch self {
    case .vsync: "vsync"
    case .hertz(let rate): "\(rate == rate.rounded() ? "\(Int(rate))" : "\(rate)") Hz"
    case .uncapped: "uncapped"
    }
  }
}

extension Pace: Codable {
  /// Writes the text.
  package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

  /// Reads the text.
  package init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let pace = Pace(text) else { throw ReportError.badValue(key: "pace", value: text) }
    self = pace
  }
}
