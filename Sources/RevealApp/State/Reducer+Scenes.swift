import RevealCore
import RevealSDL

extension Reducer {
  /// Shows another scene; what was in flight in the one that is left has then arrived.
  mutating func show(_ scene: Scene) {
    guard scene != state.scene else { return }
    state.meter.settle()
    state.scene = scene
    state.pressed = nil
    guard let focus = state.focus else { return }
    if focus.scene != nil {
      // Who is in the switch stays there.
      state.focus = scene.segment
    } else if !state.visited.contains(focus) {
      state.focus = nil
    }
  }

  /// The arrows move in the switch while it has the focus, else the value.
  mutating func arrow(_ key: Key) {
    let forward = state.direction == .leftToRight ? Key.right : .left
    let isHorizontal = key == .left || key == .right
    if state.focus?.scene != nil, state.isFocusVisible, state.panel != .help {
      show(state.scene.advanced(by: key == forward || key == .down ? 1 : -1))
    } else {
      let isMore = isHorizontal ? key == forward : key == .up
      setValue(state.meter.value + (isMore ? 1 : -1))
    }
  }
}
