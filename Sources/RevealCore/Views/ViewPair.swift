/// A view after another; a stack around places each by itself, elsewhere they form a column.
public struct ViewPair<First: View, Second: View>: View {
  private let first: First
  private let second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The size of the column.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    column.size(fitting: proposal, in: context)
  }

  /// Draws the column.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    column.draw(in: frame, context: context, into: &commands)
  }

  /// Shows what the first and then what the second shows.
  public func visitChildren(_ visitor: inout some ViewVisitor) {
    first.visitChildren(&visitor)
    second.visitChildren(&visitor)
  }

  private var column: VStack<ViewPair> { VStack { self } }
}
