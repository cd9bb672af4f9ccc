import RevealCore

/// Text without a font: each character is as wide and as high as the font's size.
final class SquareText: TextMeasurer {
  func size(of paint: TextPaint, at scale: DisplayScale) -> Size {
    Size(width: Double(paint.string.count) * paint.font.size, height: paint.font.size)
  }
}

/// Draws views on no surface.
enum Views {
  /// Every name has a colour of its own.
  static let palette: Palette = {
    let names =
      SystemColor.allCases.filter { $0 != .clear }.map(\.rawValue)
      + Palette.Role.allCases.map(\.rawValue)
    let lines = names.enumerated().map { "\($1) #0000\(String($0 + 16, radix: 16))" }
    guard let palette = try? Palette(lines.joined(separator: "\n")) else {
      preconditionFailure("no palette")
    }
    return palette
  }()

  static func context(
    backdrop: Color? = nil, isResting: Bool = true, spinnerPhase: Int = 0
  ) -> ViewContext {
    ViewContext(
      palette: palette, backdrop: backdrop, text: SquareText(), isResting: isResting,
      spinnerPhase: spinnerPhase)
  }

  static func size(
    of view: some View, _ width: Double?, _ height: Double?, in context: ViewContext = context()
  ) -> Size {
    view.size(fitting: ProposedSize(width: width, height: height), in: context)
  }

  /// The commands of a view in the leading top corner of a rectangle.
  static func draw(
    _ view: some View, _ width: Double, _ height: Double, in context: ViewContext = context()
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    view.draw(
      alignedIn: Rect(x: 0, y: 0, width: width, height: height), .topLeading, context: context,
      into: &commands)
    return commands
  }
}

extension DrawCommand {
  /// The rectangle that is drawn in.
  var frame: Rect {
    switch self {
    case .fill(let rect, _), .shape(let rect, _), .reveal(let rect, _, _),
      .spinner(let rect, _, _), .text(let rect, _), .paragraph(let rect, _):
      return rect
    }
  }

  /// The text, where it is one.
  var text: TextPaint? { if case .text(_, let paint) = self { paint } else { nil } }

  /// The paint, where it is a reveal.
  var paint: RevealPaint? { if case .reveal(_, let paint, _) = self { paint } else { nil } }

  /// The mask, where it is a reveal.
  var mask: RevealMask? { if case .reveal(_, _, let mask) = self { mask } else { nil } }

  /// The paint of a turning ring, where it is one.
  var spinner: SpinnerPaint? { if case .spinner(_, let paint, _) = self { paint } else { nil } }
}

extension [DrawCommand] {
  /// The texts in drawing order.
  var strings: [String] { compactMap(\.text?.string) }

  /// The rectangle of a text.
  func frame(of string: String) -> Rect? { first { $0.text?.string == string }?.frame }

  /// The command that reveals.
  var reveal: DrawCommand? { first { $0.paint != nil } }
}
