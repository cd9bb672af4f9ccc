import RevealCore

extension DemoState {
  /// The control at a place that answers there; nil under a panel, and where there is none.
  func enabledControl(at point: Point, in layout: DemoLayout) -> Control? {
    guard !layout.isCovered(point, by: panel) else { return nil }
    return layout.control(at: point).flatMap { isEnabled($0) ? $0 : nil }
  }

  /// The control under the pointer in a layout; what the pointer holds hides all others.
  func control(underPointerIn layout: DemoLayout) -> Control? {
    guard let pointer, let control = enabledControl(at: pointer, in: layout) else { return nil }
    if let pressed, !pressed.isByKeyboard, pressed.control != control { return nil }
    return control
  }
}
