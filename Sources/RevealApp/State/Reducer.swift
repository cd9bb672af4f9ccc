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
    case .pointerLeft: if state.pressed == nil { state.hovered = nil }
    case .wheel(let steps): wheel(steps)
    case .focusLost: if state.pressed?.isByKeyboard == true { state.pressed = nil }
    case .themeChanged(let theme): state.theme = theme
    case .frameBegan: state.presented.beginFrame(at: time)
    case .presented(let computed, let shown):
      state.presented.rebase(changeFrom: computed, to: shown)
    }
  }

  /// Sets the model; the presented fraction follows, eased unless the user wants less motion.
  mutating func setProgress(_ hundredths: Int) {
    guard !state.isIndeterminate else { return }
    state.hundredths = min(max(hundredths, 0), 100)
    if state.reducesMotion {
      state.presented.snap(to: state.fraction)
    } else {
      state.presented.retargetAtNextFrame(to: state.fraction)
    }
  }

  /// Neither going nor coming back is a change of the fraction: nothing is eased.
  mutating func toggleIndeterminate() {
    state.isIndeterminate.toggle()
    state.presented.snap(to: state.fraction)
    state.spinnerStart = time
    if let focus = state.focus, !state.isEnabled(focus) { state.focus = .indeterminate }
    if let hovered = state.hovered, !state.isEnabled(hovered) { state.hovered = nil }
    if let pressed = state.pressed, !state.isEnabled(pressed.control) { state.pressed = nil }
  }

  mutating func activate(_ control: Control) {
    guard state.isEnabled(control) else { return }
    if control == .indeterminate {
      toggleIndeterminate()
    } else if let checkpoint = control.checkpoint {
      setProgress(checkpoint)
    }
  }
}
