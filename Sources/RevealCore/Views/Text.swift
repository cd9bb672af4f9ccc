/// A line of text, in the font and colour of the views around; never broken, never shortened.
public struct Text: View, Hashable, Sendable {
  private let string: String

  /// Makes a line of text; in any script, and shaped as it asks for.
  public init(_ string: String) { self.string = string }

  /// The size of the line in points, whatever is proposed.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    context.text.size(of: paint(in: context), at: context.scale)
  }

  /// Draws the line from the leading edge.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    commands.append(.text(frame, paint(in: context)))
  }

  private func paint(in context: ViewContext) -> TextPaint {
    var font = context.font
    font.weight = context.fontWeight ?? font.weight
    return TextPaint(
      string, font: font, color: context.foregroundColor ?? context.palette[.label],
      backdrop: context.backdrop, hasMonospacedDigits: context.hasMonospacedDigits)
  }
}

extension Font {
  /// The font of second titles: 17 points.
  public static let title2 = Font(size: 17)
}
