import RevealCore

/// The commands of a scene, of which the moving part can be moved on by itself, and so can the graph
/// of frame times.
struct ScenePicture {
  /// All commands in drawing order.
  private(set) var commands: [DrawCommand] = []
  /// Where the commands of the moving part are.
  private(set) var moving = 0..<0
  private let part: any MovingPart
  /// Where the commands of the graph are; nowhere while it is not shown.
  private(set) var plotted = 0..<0
  private var graph: FrameGraph?
  private var next: [DrawCommand] = []

  init(part: any MovingPart) {
    self.part = part
    commands.reserveCapacity(96)
  }

  /// Appends what does not move.
  mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Appends what does not move, as something else draws it.
  mutating func append(_ draw: (inout [DrawCommand]) -> Void) { draw(&commands) }

  /// Appends the moving part as it is at a moment.
  mutating func appendMovingPart(_ motion: Motion) {
    let start = commands.count
    part.append(motion, to: &commands)
    moving = start..<commands.count
  }

  /// Shows the moving part of another moment of the same state; nothing else is made anew.
  mutating func move(to motion: Motion) {
    next.removeAll(keepingCapacity: true)
    part.append(motion, to: &next)
    replace(moving)
  }

  /// Appends the graph with what it shows now.
  mutating func append(_ graph: FrameGraph, _ frames: FrameReading) {
    self.graph = graph
    let start = commands.count
    self.graph?.append(frames, to: &commands)
    plotted = start..<commands.count
  }

  /// Shows other frames in the graph, where it is shown; nothing else is made anew.
  mutating func show(_ frames: FrameReading) {
    guard graph != nil else { return }
    next.removeAll(keepingCapacity: true)
    graph?.append(frames, to: &next)
    replace(plotted)
  }

  private mutating func replace(_ range: Range<Int>) {
    assert(next.count == range.count)
    for (index, command) in zip(range, next) { commands[index] = command }
  }
}
