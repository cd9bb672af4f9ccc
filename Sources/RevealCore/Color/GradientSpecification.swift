/// A gradient as a person writes it: `"blue 0%, purple 50%, orange 100%"`.
public struct GradientSpecification: Hashable, Sendable {
  /// A colour and, where it was given, its place.
  public struct Stop: Hashable, Sendable {
    /// The colour as written.
    public let color: ColorSpecification
    /// The place: 0 is the leading edge of the track, 1 the trailing; nil where none was given.
    public let location: Double?
  }

  /// The stops in the order written; a text has at least one.
  public let stops: [Stop]
  /// The space in which the colours mix; sRGB unless ``colorSpace(_:)`` says otherwise.
  public private(set) var space = InterpolationSpace.srgb

  /// Reads stops separated by commas: a colour, then optionally a place as a percentage or number.
  ///
  /// A colour is what ``ColorSpecification/init(_:)`` reads; as a number the end of the track is 1.
  /// A stop that is something else throws which, and why.
  public init(_ text: some StringProtocol) throws(GradientSyntaxError) {
    var stops: [Stop] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      stops.append(try Self.stop(part))
    }
    self.stops = stops
  }

  /// The same stops, mixed in a space.
  public func colorSpace(_ space: InterpolationSpace) -> GradientSpecification {
    var specification = self
    specification.space = space
    return specification
  }

  /// The gradient in a palette's colours.
  public func gradient(in palette: Palette) -> Gradient {
    Gradient(
      stops: stops.map { .init(color: palette.color($0.color), location: $0.location) },
      space: space)
  }

  private static func stop(_ text: some StringProtocol) throws(GradientSyntaxError) -> Stop {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, words.count <= 2 else {
      throw .unreadableStop(String(text))
    }
    let color: ColorSpecification
    do { color = try ColorSpecification(name) } catch { throw .color(error) }
    guard words.count == 2 else { return Stop(color: color, location: nil) }
    guard let location = location(words[1]) else { throw .unreadablePlace(String(words[1])) }
    return Stop(color: color, location: location)
  }

  private static func location(_ text: some StringProtocol) -> Double? {
    let isPercentage = text.last == "%"
    let digits = isPercentage ? String(text.dropLast()) : String(text)
    guard let number = Double(digits), number.isFinite else { return nil }
    return isPercentage ? number / 100 : number
  }
}

/// A text that describes no gradient.
public enum GradientSyntaxError: Error, Hashable, CustomStringConvertible {
  /// A stop's colour is none: what its text was.
  case color(ColorSyntaxError)
  /// A stop, as given, is not a colour with an optional place.
  case unreadableStop(String)
  /// A place, as given, is neither a percentage nor a finite number.
  case unreadablePlace(String)

  /// What was given and what is accepted.
  public var description: String {
    switch self {
    case .color(let error):
      return error.description
    case .unreadableStop(let text):
      return "\"\(text)\" is no stop; a stop is a colour and optionally its place, "
        + "like \"purple 50%\""
    case .unreadablePlace(let text):
      return "\"\(text)\" is no place of a stop; write a percentage like 50% or a number like 0.5"
    }
  }
}
