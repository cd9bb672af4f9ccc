/// A line of text, in the font and colour of the views around; one too long ends in an ellipsis.
public struct Text: View, Hashable, Sendable {
  private let string: String

  /// Makes a line of text; in any script, and shaped as it asks for.
  public init(_ string: String) { self.string = string }

  /// The size of the line in points, but no wider than what is proposed.
  ///
  /// Offered no room at all it says what it would like; so a stack gives it that before it shares
  /// the rest out to views that can have any size.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    let size = context.text.size(of: paint(in: context), at: context.scale)
    guard let width = proposal.width, width > 0, width < size.width else { return size }
    return Size(width: width, height: size.height)
  }

  /// Draws the line, or as much of it as there is room for, from the leading edge.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    let paint = paint(in: context)
    let natural = context.text.size(of: paint, at: context.scale).width
    // Sums of widths are not exact to the last bit.
    guard natural > frame.size.width + 1e-6 else {
      commands.append(.text(frame, paint))
      return
    }
    commands.append(
      .text(frame, context.paints.truncated(paint, to: frame.size.width, in: context)))
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
