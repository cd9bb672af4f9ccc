/// Something that takes room and draws itself: a pure value.
///
/// A view whose size follows the proposal is flexible; a stack gives it what the others leave.
public protocol View {
  /// The size that the view takes of what is proposed, in points; it may be more.
  ///
  /// A view that is offered its own size takes just that, for it is drawn in a frame of that size.
  func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size

  /// Appends the commands that draw the view in a rectangle, in points and leading coordinates.
  func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand])

  /// Shows a visitor each view that a stack places by itself: this one, unless it is a group.
  ///
  /// Only groups, and views that change another one, have anything to say here.
  func visitChildren(_ visitor: inout some ViewVisitor)
}

extension View {
  /// Shows the view itself.
  public func visitChildren(_ visitor: inout some ViewVisitor) { visitor.visit(self) }

  /// The number of views that a stack places by themselves; 0 takes no spacing either.
  public var childCount: Int {
    var counter = ChildCounter()
    visitChildren(&counter)
    return counter.count
  }

  /// Draws the view at its own size, aligned in a rectangle; it may reach beyond.
  public func draw(
    alignedIn frame: Rect, _ alignment: Alignment = .center, context: ViewContext,
    into commands: inout [DrawCommand]
  ) {
    let size = size(fitting: ProposedSize(frame.size), in: context)
    draw(in: alignment.place(size, in: frame), context: context, into: &commands)
  }
}

/// What looks at the views of a group one by one, each by its own type.
public protocol ViewVisitor {
  /// Looks at a view.
  mutating func visit(_ view: some View)
}

private struct ChildCounter: ViewVisitor {
  var count = 0

  mutating func visit(_ view: some View) { count += 1 }
}
