import RevealCore
import RevealSDL

/// One step of the state: pure, with the time and the layout as arguments.
struct Reducer {
  var state: DemoState
  let layout: DemoLayout
  let languages: [String]
  let time: Instant
  var effects: [Effect] = []

  init(state: DemoState, layout: DemoLayout, languages: [String], time: Instant) {
    self.state = state
    self.layout = layout
    self.languages = languages
    self.time = time
  }

  mutating func reduce(_ action: Action) {
    switch action {
    case .keyDown(let press): keyDown(press)
    case .keyUp(let key): keyUp(key)
    case .pointerMoved(let point): pointerMoved(to: point)
    case .pointerDown(let point): pointerDown(at: point)
    case .pointerUp(let point): pointerUp(at: point)
    case .pointerLeft: pointerLeft()
    case .wheel(let steps): wheel(steps)
    case .focusLost: if state.pressed?.isByKeyboard == true { state.pressed = nil }
    case .themeChanged(let theme): state.theme = theme
    case .frameBegan:
      // Asked first: most frames begin nothing, and need no meter of their own.
      if state.presented.hasPendingChange { state.meter.beginFrame(at: time) }
      return
    case .presented(let computed, let shown):
      state.meter.rebase(changeFrom: computed, to: shown)
      return
    }
    state.hovered = state.control(underPointerIn: layout)
  }

  /// Sets the model; the presented fraction follows, eased unless the user wants less motion.
  mutating func setValue(_ value: Int) {
    guard !state.isIndeterminate else { return }
    state.meter.set(value, eased: !state.reducesMotion)
  }

  /// Goes back to the start; where there is a long run, at once, as that would be a long way.
  mutating func reset() {
    guard !state.isIndeterminate else { return }
    if state.scene.hasRun {
      state.meter.reset()
    } else {
      setValue(state.meter.bounds.lowerBound)
    }
  }

  mutating func toggleIndeterminate() {
    // A temperature is always known.
    guard state.scene.controls.contains(.indeterminate) else { return }
    state.meter.toggleIndeterminate(at: time)
    if let focus = state.focus, !state.isEnabled(focus) { state.focus = .indeterminate }
    if let pressed = state.pressed, !state.isEnabled(pressed.control) { state.pressed = nil }
  }

  mutating func activate(_ control: Control) {
    guard state.isEnabled(control) else { return }
    switch control {
    case .bar, .shapes, .gauges: if let scene = control.scene { show(scene) }
    case .slider: break
    case .start: state.meter.run()
    case .reset: reset()
    case .quarter, .half, .complete: if let value = control.checkpoint { setValue(value) }
    case .indeterminate: toggleIndeterminate()
    }
  }
}
