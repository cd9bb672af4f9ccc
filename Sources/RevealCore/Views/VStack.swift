/// Views below each other.
public struct VStack<Content: View>: View {
  private let layout: StackLayout<Content>

  /// Makes a column; the space between its views is in points, and may be negative.
  ///
  /// With nothing else said it is 8 points; where it is not finite, 0.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double = 8,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .vertical, spacing: spacing, crossPart: alignment.part, content: content())
  }

  /// As wide as the widest view, as high as all of them.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    layout.size(fitting: proposal, in: context)
  }

  /// Draws the views from the top.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    layout.draw(in: frame, context: context, into: &commands)
  }
}
