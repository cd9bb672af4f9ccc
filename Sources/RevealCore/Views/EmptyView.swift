/// Nothing: it takes no room, and no spacing either.
public struct EmptyView: View, Hashable, Sendable {
  /// Makes nothing.
  public init() {}

  /// No size.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    Size(width: 0, height: 0)
  }

  /// Draws nothing.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {}

  /// Shows nothing.
  public func visitChildren(_ visitor: inout some ViewVisitor) {}
}
