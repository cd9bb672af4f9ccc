/// A direction in which views follow each other.
enum Axis {
  case horizontal
  case vertical
}

/// Lays out the views of a group in a row or a column.
///
/// Views of a size of their own come first; those whose size follows the proposal then share what
/// is left, in their order.
struct StackLayout<Content: View> {
  let axis: Axis
  let spacing: Double
  /// The part of the spare room across that is before a view.
  let crossPart: Double
  let content: Content

  init(axis: Axis, spacing: Double, crossPart: Double, content: Content) {
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
    self.crossPart = crossPart
    self.content = content
  }

  func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    withItems(fitting: proposal, in: context) { items, _ in
      var length = spacing * Double(max(items.count - 1, 0))
      var breadth = 0.0
      for item in items {
        length += axis.length(of: item.size)
        breadth = max(breadth, axis.breadth(of: item.size))
      }
      return axis.size(length: length, breadth: breadth)
    }
  }

  func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    withItems(fitting: ProposedSize(frame.size), in: context) { items, inner in
      var drawing = StackDrawing(
        axis: axis, spacing: spacing, crossPart: crossPart, frame: frame, context: inner,
        items: items)
      // Moved, not copied: the visitor cannot hold a reference to the caller's commands.
      swap(&drawing.commands, &commands)
      content.visitChildren(&drawing)
      swap(&drawing.commands, &commands)
    }
  }

  private func withItems<Result>(
    fitting proposal: ProposedSize, in context: ViewContext,
    _ body: (UnsafeMutableBufferPointer<StackItem>, ViewContext) -> Result
  ) -> Result {
    var context = context
    context.stackAxis = axis
    // On the call stack: layout asks for no memory.
    return withUnsafeTemporaryAllocation(
      of: StackItem.self, capacity: content.childCount
    ) { items in
      var probe = StackProbe(
        axis: axis, proposal: proposal,
        room: axis.length(of: proposal).map {
          max($0 - spacing * Double(max(items.count - 1, 0)), 0)
        }, context: context, items: items)
      content.visitChildren(&probe)
      if probe.flexibleCount > 0 {
        var sharing = StackSharing(probe)
        content.visitChildren(&sharing)
      }
      return body(items, context)
    }
  }
}

extension Axis {
  func length(of size: Size) -> Double { self == .horizontal ? size.width : size.height }

  func breadth(of size: Size) -> Double { self == .horizontal ? size.height : size.width }

  func length(of proposal: ProposedSize) -> Double? {
    self == .horizontal ? proposal.width : proposal.height
  }

  func size(length: Double, breadth: Double) -> Size {
    self == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  func proposal(length: Double?, across proposal: ProposedSize) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(width: length, height: proposal.height)
      : ProposedSize(width: proposal.width, height: length)
  }
}
