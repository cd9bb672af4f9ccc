import RevealCore
import RevealRaster

@testable import RevealApp

extension DemoDriver {
  /// The commands of the present moment.
  var commands: [DrawCommand] { engine.commands(at: time) }

  /// Every text in the picture, in drawing order.
  var texts: [String] {
    commands.compactMap { if case .text(_, let paint) = $0 { paint.string } else { nil } }
  }

  /// The mask on the bar; nil where there is a ring instead.
  var barMask: RevealMask? {
    for case .reveal(let rect, _, let mask) in commands where rect == layout.bar { return mask }
    return nil
  }

  /// The phase of the ring; nil where there is a bar instead.
  var ringPhase: Int? {
    for case .spinner(_, _, let phase) in commands { return phase }
    return nil
  }

  /// What the shape in a rectangle is filled with.
  func fill(in rect: Rect) -> Color? {
    for case .shape(rect, let paint) in commands { return paint.fill }
    return nil
  }

  /// How many controls have a focus ring that can be seen.
  func focusRings() throws -> Int {
    let color = try Assets.resources.palette(state.theme)[.focusRing]
    return commands.count { command in
      if case .shape(_, let paint) = command { paint.border == color } else { false }
    }
  }
}
