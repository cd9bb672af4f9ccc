import RevealCore

/// The commands of a scene, of which the moving part can be moved on by itself.
struct ScenePicture {
  /// All commands in drawing order.
  private(set) var commands: [DrawCommand] = []
  /// Where the commands of the moving part are.
  private(set) var moving = 0..<0
  private let part: any MovingPart
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
    assert(next.count == moving.count)
    for (index, command) in zip(moving, next) { commands[index] = command }
  }
}
