import RevealCore

extension Reducer {
  mutating func pointerMoved(to point: Point) {
    if let press = state.pressed, !press.isByKeyboard {
      // What is held keeps the pointer, however far it strays.
      if press.control == .slider { dragSlider(to: point, press) }
      state.hovered = enabledControl(at: point) == press.control ? press.control : nil
    } else {
      state.hovered = enabledControl(at: point)
    }
  }

  mutating func pointerDown(at point: Point) {
    state.isFocusVisible = false
    guard let control = enabledControl(at: point) else { return }
    state.hovered = control
    // The switch does not take the keyboard from the scene.
    if control.scene == nil { state.focus = control }
    var press = DemoState.Press(
      control: control, isByKeyboard: false, valueBefore: state.meter.value)
    if control == .slider {
      // Grabbing the handle anywhere does not move it; beside it the handle comes to the pointer.
      let handle = layout.sliderHandle(at: state.fraction)
      if handle.contains(point) { press.grabOffset = point.x - handle.midX }
      dragSlider(to: point, press)
    }
    state.pressed = press
  }

  private mutating func dragSlider(to point: Point, _ press: DemoState.Press) {
    let fraction = layout.sliderFraction(at: Point(x: point.x - press.grabOffset, y: point.y))
    setValue(state.meter.value(at: fraction))
  }

  mutating func pointerUp(at point: Point) {
    guard let press = state.pressed, !press.isByKeyboard else { return }
    state.pressed = nil
    // A button acts where it is let go, so that a press can be thought better of.
    if press.control != .slider, enabledControl(at: point) == press.control {
      activate(press.control)
    }
    state.hovered = enabledControl(at: point)
  }

  mutating func wheel(_ steps: Double) {
    guard state.hovered == .slider, steps.isFinite else { return }
    let whole = min(max(steps, -100), 100).rounded(.awayFromZero)
    setValue(state.meter.value + Int(whole))
  }

  private func enabledControl(at point: Point) -> Control? {
    guard !layout.isCovered(point, by: state.panel) else { return nil }
    return layout.control(at: point).flatMap { state.isEnabled($0) ? $0 : nil }
  }
}
