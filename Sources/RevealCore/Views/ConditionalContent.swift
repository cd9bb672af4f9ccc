/// One of two views.
public enum ConditionalContent<First: View, Second: View>: View {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// The size of the one that is there.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    switch self {
    case .first(let view): return view.size(fitting: proposal, in: context)
    case .second(let view): return view.size(fitting: proposal, in: context)
    }
  }

  /// Draws the one that is there.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    switch self {
    case .first(let view): view.draw(in: frame, context: context, into: &commands)
    case .second(let view): view.draw(in: frame, context: context, into: &commands)
    }
  }

  /// Shows what the one that is there shows.
  public func visitChildren(_ visitor: inout some ViewVisitor) {
    switch self {
    case .first(let view): view.visitChildren(&visitor)
    case .second(let view): view.visitChildren(&visitor)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The size of the view; none where there is no view.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    self?.size(fitting: proposal, in: context) ?? Size(width: 0, height: 0)
  }

  /// Draws the view, where there is one.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    self?.draw(in: frame, context: context, into: &commands)
  }

  /// Shows what the view shows, where there is one.
  public func visitChildren(_ visitor: inout some ViewVisitor) { self?.visitChildren(&visitor) }
}
