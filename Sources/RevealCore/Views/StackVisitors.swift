/// What a stack knows of one of its views.
struct StackItem {
  var size: Size
  var isFlexible: Bool
}

/// Asks each view for its size, and whether that follows the proposal.
struct StackProbe: ViewVisitor {
  let axis: Axis
  let proposal: ProposedSize
  /// What there is along the stack without the spacing; nil where it is left to the views.
  let room: Double?
  let context: ViewContext
  let items: UnsafeMutableBufferPointer<StackItem>
  var flexibleCount = 0
  var taken = 0.0
  var index = 0

  mutating func visit(_ view: some View) {
    let size = view.size(fitting: axis.proposal(length: room, across: proposal), in: context)
    var isFlexible = false
    if room != nil {
      let least = view.size(fitting: axis.proposal(length: 0, across: proposal), in: context)
      isFlexible = axis.length(of: least) != axis.length(of: size)
    }
    items.initializeElement(at: index, to: StackItem(size: size, isFlexible: isFlexible))
    if isFlexible { flexibleCount += 1 } else { taken += axis.length(of: size) }
    index += 1
  }
}

/// Gives each flexible view an equal share of what the views before it have left.
struct StackSharing: ViewVisitor {
  let probe: StackProbe
  var rest: Double
  var sharers: Int
  var index = 0

  init(_ probe: StackProbe) {
    self.probe = probe
    rest = (probe.room ?? 0) - probe.taken
    sharers = probe.flexibleCount
  }

  mutating func visit(_ view: some View) {
    defer { index += 1 }
    guard probe.items[index].isFlexible else { return }
    let share = max(rest / Double(sharers), 0)
    let size = view.size(
      fitting: probe.axis.proposal(length: share, across: probe.proposal), in: probe.context)
    probe.items[index].size = size
    rest -= probe.axis.length(of: size)
    sharers -= 1
  }
}

/// Draws each view behind the one before.
struct StackDrawing: ViewVisitor {
  let axis: Axis
  let spacing: Double
  let crossPart: Double
  let frame: Rect
  let context: ViewContext
  let items: UnsafeMutableBufferPointer<StackItem>
  var commands: [DrawCommand] = []
  var offset = 0.0
  var index = 0

  mutating func visit(_ view: some View) {
    let size = items[index].size
    let across = (axis.breadth(of: frame.size) - axis.breadth(of: size)) * crossPart
    let origin =
      axis == .horizontal
      ? Point(x: frame.minX + offset, y: frame.minY + across)
      : Point(x: frame.minX + across, y: frame.minY + offset)
    view.draw(in: Rect(origin: origin, size: size), context: context, into: &commands)
    offset += axis.length(of: size) + spacing
    index += 1
  }
}
