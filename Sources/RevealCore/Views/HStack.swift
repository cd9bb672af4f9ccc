/// Views beside each other, from the leading edge.
public struct HStack<Content: View>: View {
  private let layout: StackLayout<Content>

  /// Makes a row; the space between its views is in points, and may be negative.
  ///
  /// With nothing else said it is 8 points; where it is not finite, 0.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 8,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(
      axis: .horizontal, spacing: spacing, crossPart: alignment.part, content: content())
  }

  /// As wide as all views, as high as the highest.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    layout.size(fitting: proposal, in: context)
  }

  /// Draws the views from the leading edge.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    layout.draw(in: frame, context: context, into: &commands)
  }
}
