import RevealCore
import RevealJobs
import RevealSDL

/// What the user does with a job's window, as changes of its state.
struct JobInput {
  /// What is asked of the world outside.
  enum Effect: Hashable {
    /// The parent process is to be hung up on: the user pressed Cancel.
    case hangUp
    /// The window is to go out of sight: the job may not be stopped.
    case minimize
  }

  let layout: JobLayout
  let time: Instant

  func keyDown(_ press: KeyPress, _ state: inout JobViewState) -> Effect? {
    switch press.key {
    case .escape: return close(&state)
    case .character("q") where press.isControlled: return close(&state)
    case .tab: moveFocus(by: press.isShifted ? -1 : 1, &state)
    case .enter where !press.isRepeat, .space where !press.isRepeat:
      guard let button = state.focus ?? defaultButton(of: state) else { return nil }
      return activate(button, &state)
    case .up: state.scroll = max(state.scroll - JobMetrics.rowHeight, 0)
    case .down: scroll(by: JobMetrics.rowHeight, &state)
    case .pageUp: state.scroll = max(state.scroll - layout.list.size.height, 0)
    case .pageDown: scroll(by: layout.list.size.height, &state)
    case .home: state.scroll = 0
    case .end: scroll(by: .greatestFiniteMagnitude, &state)
    default: break
    }
    return nil
  }

  func pointerMoved(to point: Point?, _ state: inout JobViewState) { state.pointer = point }

  func pointerDown(at point: Point, _ state: inout JobViewState) {
    state.pointer = point
    state.isFocusVisible = false
    guard let button = layout.button(at: point), state.isEnabled(button) else { return }
    state.pressed = button
  }

  /// A button acts where it is let go, so that a press can be thought better of.
  func pointerUp(at point: Point, _ state: inout JobViewState) -> Effect? {
    state.pointer = point
    guard let pressed = state.pressed else { return nil }
    state.pressed = nil
    return layout.button(at: point) == pressed ? activate(pressed, &state) : nil
  }

  func wheel(_ steps: Double, _ state: inout JobViewState) {
    guard steps.isFinite else { return }
    scroll(by: -steps * JobMetrics.rowHeight, &state)
  }

  /// Esc, or the window's own button: a refusal, never a success; not while the job may not be stopped.
  func close(_ state: inout JobViewState) -> Effect? {
    guard state.session.settings.isCancellable || state.session.phase != .running else {
      return .minimize
    }
    state.session.cancel(.closed, at: time)
    return nil
  }

  private func activate(_ button: JobButton, _ state: inout JobViewState) -> Effect? {
    guard state.isEnabled(button) else { return nil }
    switch button {
    case .extra(let number): state.session.cancel(.extra(number), at: time)
    case .accept: state.session.accept(at: time)
    case .cancel:
      state.session.cancel(at: time)
      return .hangUp
    }
    return nil
  }

  /// What Enter presses where nothing was chosen: the button that says that the end was seen.
  private func defaultButton(of state: JobViewState) -> JobButton? {
    state.session.isAcceptable ? .accept : nil
  }

  private func moveFocus(by step: Int, _ state: inout JobViewState) {
    let buttons = state.buttons.filter(state.isEnabled)
    state.isFocusVisible = true
    guard !buttons.isEmpty else { return state.focus = nil }
    guard let focus = state.focus, let index = buttons.firstIndex(of: focus) else {
      return state.focus = step > 0 ? buttons.first : buttons.last
    }
    state.focus = buttons[(index + step + buttons.count) % buttons.count]
  }

  private func scroll(by distance: Double, _ state: inout JobViewState) {
    let rows = state.rows(at: time).reduce(0) { $0 + $1.presence }
    let most = max(rows * JobMetrics.rowHeight - layout.list.size.height, 0)
    state.scroll = min(max(state.scroll + distance, 0), most)
  }
}
