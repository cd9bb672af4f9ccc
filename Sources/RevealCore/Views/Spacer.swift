/// Room that grows: in a stack along it, elsewhere in both directions.
public struct Spacer: View, Hashable, Sendable {
  private let minLength: Double

  /// Makes a spacer of a least length in points.
  public init(minLength: Double = 0) { self.minLength = ProposedSize.extent(minLength) ?? 0 }

  /// All that is proposed where it grows, and nothing across.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    let axis = context.stackAxis
    return Size(
      width: axis == .vertical ? 0 : max(proposal.width ?? 0, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? 0, minLength))
  }

  /// Draws nothing.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {}
}
