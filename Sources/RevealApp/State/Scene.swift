import RevealCore

/// The scenes of the demo, in the order in which F5 and the switch have them.
package enum Scene: String, CaseIterable, Hashable, Sendable {
  /// The gradient bar.
  case bar
  /// Rings, a pie, a square and a line, with the long run.
  case shapes
  /// One temperature on gauges of every style.
  case gauges

  /// The scene so many places further; after the last comes the first.
  package func advanced(by step: Int) -> Scene {
    let scenes = Scene.allCases
    let index = scenes.firstIndex(of: self) ?? 0
    return scenes[((index + step) % scenes.count + scenes.count) % scenes.count]
  }

  /// The segment of the switch that shows this scene.
  package var segment: Control {
    switch self {
    case .bar: return .bar
    case .shapes: return .shapes
    case .gauges: return .gauges
    }
  }

  /// The scene's own controls in the order in which the keyboard visits them.
  package var controls: [Control] {
    switch self {
    case .bar, .shapes: return [.slider] + buttons + [.indeterminate]
    case .gauges: return [.slider]
    }
  }

  /// The scene's buttons in the order in which they stand.
  package var buttons: [Control] {
    switch self {
    case .bar: return Control.buttons
    case .shapes: return [.start, .reset]
    case .gauges: return []
    }
  }

  /// Whether the scene has the long run, which would be a long way back.
  package var hasRun: Bool { buttons.contains(.start) }

  /// The key of the scene's title.
  package var titleKey: String {
    switch self {
    case .bar: return "activity"
    case .shapes: return "shapes.title"
    case .gauges: return "gauges.title"
    }
  }

  /// The size in points that a window has which opens with the scene.
  package var idealSize: Size {
    switch self {
    case .bar: return DemoMetrics.idealSize
    case .shapes, .gauges: return DemoMetrics.idealTallSize
    }
  }
}
