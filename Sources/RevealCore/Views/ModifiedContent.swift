/// What changes the context in which a view is drawn.
public protocol ContextModifier {
  /// Changes the context.
  func modify(_ context: inout ViewContext)
}

/// A view in a changed context; what is said nearer to a text counts more.
public struct ModifiedContent<Content: View, Modifier: ContextModifier>: View {
  private let content: Content
  private let modifier: Modifier

  init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The view's size in the changed context.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    content.size(fitting: proposal, in: modified(context))
  }

  /// Draws the view in the changed context.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    content.draw(in: frame, context: modified(context), into: &commands)
  }

  /// Shows the changed view, unless nothing is in it.
  public func visitChildren(_ visitor: inout some ViewVisitor) {
    if content.childCount > 0 { visitor.visit(self) }
  }

  private func modified(_ context: ViewContext) -> ViewContext {
    var context = context
    modifier.modify(&context)
    return context
  }
}

extension View {
  /// Changes the context in which the view is drawn.
  public func modifier<Modifier: ContextModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Indicator where Content: Indicator {
  /// The indicator's fraction.
  public var fractionCompleted: Fraction? { content.fractionCompleted }

  /// The indicator's look in the changed context.
  public func body(presenting fraction: Fraction?) -> ModifiedContent<Content.Body, Modifier> {
    content.body(presenting: fraction).modifier(modifier)
  }
}
