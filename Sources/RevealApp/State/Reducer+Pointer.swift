import RevealCore

extension Reducer {
  mutating func pointerMoved(to point: Point) {
    state.pointer = point
    // What is held keeps the pointer, however far it strays.
    if let press = state.pressed, !press.isByKeyboard, press.control == .slider {
      dragSlider(to: point, press)
    }
  }

  mutating func pointerDown(at point: Point) {
    state.isFocusVisible = false
    state.pointer = point
    guard let control = state.enabledControl(at: point, in: layout) else { return }
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

  /// What the pointer holds keeps it, even beyond the window.
  mutating func pointerLeft() {
    if state.pressed?.isByKeyboard ?? true { state.pointer = nil }
  }

  private mutating func dragSlider(to point: Point, _ press: DemoState.Press) {
    let fraction = layout.sliderFraction(at: Point(x: point.x - press.grabOffset, y: point.y))
    setValue(state.meter.value(at: fraction))
  }

  mutating func pointerUp(at point: Point) {
    state.pointer = point
    guard let press = state.pressed, !press.isByKeyboard else { return }
    state.pressed = nil
    // A button acts where it is let go, so that a press can be thought better of.
    if press.control != .slider, state.enabledControl(at: point, in: layout) == press.control {
      activate(press.control)
    }
  }

  mutating func wheel(_ steps: Double) {
    guard state.hovered == .slider, steps.isFinite else { return }
    let whole = min(max(steps, -100), 100).rounded(.awayFromZero)
    setValue(state.meter.value + Int(whole))
  }
}
