import RevealCore
import RevealSDL

extension Reducer {
  mutating func keyDown(_ press: KeyPress) {
    if press.isControlled {
      if press.key == .character("q"), !press.isRepeat { effects.append(.quit) }
      return
    }
    // The panel of keys hides the controls; what cannot be seen is not to be pressed.
    if state.panel == .help, [.tab, .space, .enter].contains(press.key) { return }
    switch press.key {
    case .tab: moveFocus(by: press.isShifted ? -1 : 1)
    case .space, .enter: if !press.isRepeat { pressFocused() }
    case .escape: escape()
    case .left: setProgress(state.hundredths + (state.direction == .leftToRight ? -1 : 1))
    case .right: setProgress(state.hundredths + (state.direction == .leftToRight ? 1 : -1))
    case .up: setProgress(state.hundredths + 1)
    case .down: setProgress(state.hundredths - 1)
    case .pageUp: setProgress(state.hundredths + 10)
    case .pageDown: setProgress(state.hundredths - 10)
    case .home: setProgress(0)
    case .end: setProgress(100)
    case .digit(let digit): if (0...4).contains(digit) { setProgress(digit * 25) }
    case .character, .function: if !press.isRepeat { shortcut(press.key) }
    }
  }

  mutating func keyUp(_ key: Key) {
    guard key == .space || key == .enter, let press = state.pressed, press.isByKeyboard else {
      return
    }
    state.pressed = nil
  }

  private mutating func shortcut(_ key: Key) {
    switch key {
    case .character("r"): setProgress(0)
    case .character("i"): toggleIndeterminate()
    case .character("d"): state.theme.appearance = state.theme.appearance.opposite
    case .character("m"): toggleMotion()
    case .character("l"): nextLanguage()
    case .character("?"), .function(1): toggle(.help)
    case .function(2): toggle(.diagnostics)
    case .function(11):
      state.isFullScreen.toggle()
      effects.append(.setFullScreen(state.isFullScreen))
    case .function(12): effects.append(.screenshot)
    default: break
    }
  }

  /// A drag that is under way is taken back first; then a panel closes; then the program ends.
  private mutating func escape() {
    if let press = state.pressed, !press.isByKeyboard {
      if press.control == .slider { setProgress(press.hundredthsBefore) }
      state.pressed = nil
    } else if state.panel == .help {
      state.panel = nil
    } else {
      effects.append(.quit)
    }
  }

  private mutating func moveFocus(by step: Int) {
    let controls = Control.allCases.filter(state.isEnabled)
    state.isFocusVisible = true
    guard let focus = state.focus, let index = controls.firstIndex(of: focus) else {
      state.focus = step > 0 ? controls.first : controls.last
      return
    }
    state.focus = controls[(index + step + controls.count) % controls.count]
  }

  private mutating func pressFocused() {
    guard let focus = state.focus, state.pressed == nil else { return }
    state.isFocusVisible = true
    activate(focus)
    guard focus != .slider else { return }
    state.pressed = .init(
      control: focus, isByKeyboard: true, hundredthsBefore: state.hundredths)
  }

  private mutating func toggle(_ panel: DemoState.Panel) {
    state.panel = state.panel == panel ? nil : panel
    guard let hovered = state.hovered else { return }
    let frame = layout.frame(of: hovered)
    // What a panel lies over is no longer under the pointer, nor reached by the wheel.
    if layout.isCovered(Point(x: frame.midX, y: frame.midY), by: state.panel) {
      state.hovered = nil
    }
  }

  private mutating func toggleMotion() {
    let phase = state.spinnerMotion.phase(atSeconds: time.seconds(since: state.spinnerStart))
    state.reducesMotion.toggle()
    if state.reducesMotion { state.presented.snap(to: state.fraction) }
    // The ring goes on from where it is, only slower or faster.
    let turned = Double(phase) / Double(SpinnerMotion.phases) * state.spinnerMotion.secondsPerTurn
    state.spinnerStart = time.advanced(bySeconds: -turned)
  }

  private mutating func nextLanguage() {
    guard let index = languages.firstIndex(of: state.language) else { return }
    state.language = languages[(index + 1) % languages.count]
  }
}
