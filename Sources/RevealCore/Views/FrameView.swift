/// A view in a frame of a given extent.
public struct FrameView<Content: View>: View {
  private let content: Content
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment

  init(content: Content, width: Double?, height: Double?, alignment: Alignment) {
    self.content = content
    self.width = ProposedSize.extent(width)
    self.height = ProposedSize.extent(height)
    self.alignment = alignment
  }

  /// The frame's extent, and the view's own where none is given.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = content.size(
      fitting: ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height),
      in: context)
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Draws the view at its own size, aligned in the frame.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    content.draw(alignedIn: frame, alignment, context: context, into: &commands)
  }

  /// Shows the framed view, unless nothing is in it.
  public func visitChildren(_ visitor: inout some ViewVisitor) {
    if content.childCount > 0 { visitor.visit(self) }
  }
}

extension View {
  /// Puts the view in a frame, in points; an extent of nil is the view's own.
  ///
  /// A negative extent becomes 0, one that is not finite the view's own. A larger view reaches
  /// beyond.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> FrameView<Self> {
    FrameView(content: self, width: width, height: height, alignment: alignment)
  }
}

extension FrameView: Indicator where Content: Indicator {
  /// The framed indicator's fraction.
  public var fractionCompleted: Fraction? { content.fractionCompleted }

  /// The framed indicator's look, in the frame.
  public func body(presenting fraction: Fraction?) -> FrameView<Content.Body> {
    content.body(presenting: fraction)
      .frame(width: width, height: height, alignment: alignment)
  }
}
