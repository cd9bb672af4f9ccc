/// Views over each other, each aligned in the extent of the largest.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// Makes a pile, the last view on top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// As wide as the widest view, as high as the highest.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    var extent = PileExtent(proposal: proposal, context: Self.inner(context))
    content.visitChildren(&extent)
    return Size(width: extent.width, height: extent.height)
  }

  /// Draws the views from the lowest to the uppermost.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    var drawing = PileDrawing(alignment: alignment, frame: frame, context: Self.inner(context))
    swap(&drawing.commands, &commands)
    content.visitChildren(&drawing)
    swap(&drawing.commands, &commands)
  }

  private static func inner(_ context: ViewContext) -> ViewContext {
    var context = context
    context.stackAxis = nil
    return context
  }
}

private struct PileExtent: ViewVisitor {
  let proposal: ProposedSize
  let context: ViewContext
  var width = 0.0
  var height = 0.0

  mutating func visit(_ view: some View) {
    let size = view.size(fitting: proposal, in: context)
    width = max(width, size.width)
    height = max(height, size.height)
  }
}

private struct PileDrawing: ViewVisitor {
  let alignment: Alignment
  let frame: Rect
  var context: ViewContext
  var commands: [DrawCommand] = []

  mutating func visit(_ view: some View) {
    let count = commands.count
    view.draw(alignedIn: frame, alignment, context: context, into: &commands)
    // What lies over something does not know the colour behind it.
    if commands.count > count { context.backdrop = nil }
  }
}
