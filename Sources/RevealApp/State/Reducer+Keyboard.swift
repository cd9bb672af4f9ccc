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
    case .left, .right, .up, .down: arrow(press.key)
    case .pageUp: setValue(state.meter.value + 10)
    case .pageDown: setValue(state.meter.value - 10)
    case .home: setValue(state.meter.bounds.lowerBound)
    case .end: setValue(state.meter.bounds.upperBound)
    case .digit(0): reset()
    case .digit(let digit): setQuarters(digit)
    case .character, .function: if !press.isRepeat { shortcut(press) }
    }
  }

  mutating func keyUp(_ key: Key) {
    guard key == .space || key == .enter, let press = state.pressed, press.isByKeyboard else {
      return
    }
    state.pressed = nil
  }

  private mutating func setQuarters(_ quarters: Int) {
    guard (1...4).contains(quarters) else { return }
    setValue(state.meter.value(at: Fraction(clamping: Double(quarters) / 4)))
  }

  private mutating func shortcut(_ press: KeyPress) {
    switch press.key {
    case .character("r"): reset()
    case .character("i"): toggleIndeterminate()
    case .character("d"): state.theme.appearance = state.theme.appearance.opposite
    case .character("m"): toggleMotion()
    case .character("l"): nextLanguage()
    case .character("?"), .function(1): toggle(.help)
    case .function(2): toggle(.diagnostics)
    case .function(3): toggle(.frames)
    case .function(5): show(state.scene.advanced(by: press.isShifted ? -1 : 1))
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
      if press.control == .slider { setValue(press.valueBefore) }
      state.pressed = nil
    } else if state.panel == .help {
      state.panel = nil
    } else {
      effects.append(.quit)
    }
  }

  private mutating func moveFocus(by step: Int) {
    let controls = state.visited
    state.isFocusVisible = true
    guard let focus = state.focus, let index = controls.firstIndex(of: focus) else {
      // The first way leads into the scene; the switch before it is one step back.
      state.focus = step > 0 ? controls.dropFirst().first : controls.last
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
      control: focus, isByKeyboard: true, valueBefore: state.meter.value)
  }

  private mutating func toggle(_ panel: DemoState.Panel) {
    state.panel = state.panel == panel ? nil : panel
  }

  private mutating func toggleMotion() {
    let meter = state.meter
    let phase = state.spinnerMotion.phase(atSeconds: time.seconds(since: meter.spinnerStart))
    state.reducesMotion.toggle()
    // The long run goes on, in steps.
    if state.reducesMotion, !meter.isRunning { state.meter.settle() }
    // The ring goes on from where it is, only slower or faster.
    let turned = Double(phase) / Double(SpinnerMotion.phases) * state.spinnerMotion.secondsPerTurn
    state.meter.spinnerStart = time.advanced(bySeconds: -turned)
  }

  private mutating func nextLanguage() {
    guard let index = languages.firstIndex(of: state.language) else { return }
    state.language = languages[(index + 1) % languages.count]
  }
}
