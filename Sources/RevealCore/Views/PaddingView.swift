/// A view with room around it.
public struct PaddingView<Content: View>: View {
  private let content: Content
  private let length: Double

  init(content: Content, length: Double) {
    self.content = content
    self.length = ProposedSize.extent(length) ?? 0
  }

  /// The view's size and the room around it.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    let size = content.size(
      fitting: ProposedSize(
        width: proposal.width.map { $0 - 2 * length },
        height: proposal.height.map { $0 - 2 * length }), in: context)
    return Size(width: size.width + 2 * length, height: size.height + 2 * length)
  }

  /// Draws the view inside the room around it.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    content.draw(in: frame.insetBy(length), context: context, into: &commands)
  }

  /// Shows the padded view, unless nothing is in it.
  public func visitChildren(_ visitor: inout some ViewVisitor) {
    if content.childCount > 0 { visitor.visit(self) }
  }
}

extension View {
  /// Leaves so many points around the view, on all sides: 16 with nothing else said, at least 0.
  public func padding(_ length: Double = 16) -> PaddingView<Self> {
    PaddingView(content: self, length: length)
  }
}

extension PaddingView: Indicator where Content: Indicator {
  /// The padded indicator's fraction.
  public var fractionCompleted: Fraction? { content.fractionCompleted }

  /// The padded indicator's look, padded.
  public func body(presenting fraction: Fraction?) -> PaddingView<Content.Body> {
    content.body(presenting: fraction).padding(length)
  }
}
