import RevealCore

/// Where everything of the demo lies, in points and leading coordinates.
package struct DemoLayout: Hashable, Sendable {
  /// The size that was laid out: the window's, but never less than the smallest.
  package let size: Size
  /// The scene that was laid out.
  package let scene: Scene
  /// The title of the scene.
  package internal(set) var label = Rect.none
  /// The track of the bar.
  package internal(set) var bar = Rect.none
  /// The ring that stands in for the bar.
  package internal(set) var spinner = Rect.none
  /// The room for what a scene other than the bar's indicates.
  package internal(set) var content = Rect.none
  /// The current value.
  package internal(set) var value = Rect.none
  /// The switch between the scenes, as a whole.
  package internal(set) var picker = Rect.none
  /// The panel of keys.
  package internal(set) var helpPanel = Rect.none
  /// The panel of numbers, or of frame times.
  package internal(set) var diagnosticsPanel = Rect.none
  /// Every control, also the segments of the switch.
  var frames: [Control: Rect] = [:]

  init(size: Size, scene: Scene) {
    self.size = size
    self.scene = scene
  }

  /// The scene's buttons, in the order in which they stand.
  package var buttons: [Rect] { scene.buttons.map(frame(of:)) }

  /// The slider, with the room around its groove.
  package var slider: Rect { frame(of: .slider) }

  /// The toggle and its label.
  package var toggle: Rect { frame(of: .indeterminate) }

  /// The control at a place; nil where there is none.
  package func control(at point: Point) -> Control? {
    Control.allCases.first { frame(of: $0).contains(point) }
  }

  /// Where a control is; an empty place for one that is not in the scene.
  package func frame(of control: Control) -> Rect {
    frames[control] ?? .none
  }

  /// Whether a panel lies over a place.
  package func isCovered(_ point: Point, by panel: DemoState.Panel?) -> Bool {
    switch panel {
    case .help: return helpPanel.contains(point)
    case .diagnostics, .frames: return diagnosticsPanel.contains(point)
    case nil: return false
    }
  }

  /// The slider's handle at a fraction.
  package func sliderHandle(at fraction: Fraction) -> Rect {
    let diameter = DemoMetrics.handleDiameter
    return Rect(
      x: slider.minX + (slider.size.width - diameter) * fraction.value,
      y: slider.midY - diameter / 2, width: diameter, height: diameter)
  }

  /// The fraction at which the handle's centre would be at a place.
  package func sliderFraction(at point: Point) -> Fraction {
    let travel = slider.size.width - DemoMetrics.handleDiameter
    guard travel > 0 else { return .zero }
    let start = slider.minX + DemoMetrics.handleDiameter / 2
    return Fraction(clamping: (point.x - start) / travel)
  }
}

extension Rect {
  /// The place of what is not there.
  static let none = Rect(x: 0, y: 0, width: 0, height: 0)
}
