/// A view of any kind, behind one reference.
public struct AnyView: View {
  private let box: Box

  private final class Box {
    let view: any View

    init(_ view: any View) { self.view = view }
  }

  /// Wraps a view.
  public init(_ view: some View) { box = (view as? AnyView)?.box ?? Box(view) }

  /// The wrapped view's size.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    box.view.size(fitting: proposal, in: context)
  }

  /// Draws the wrapped view.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    box.view.draw(in: frame, context: context, into: &commands)
  }

  /// Shows what the wrapped view shows.
  public func visitChildren(_ visitor: inout some ViewVisitor) {
    box.view.visitChildren(&visitor)
  }
}
