import RevealCore

/// Holds the one state, and changes it by actions through the one reducer.
package struct Store: Sendable {
  /// The present state.
  package private(set) var state: DemoState
  private let languages: [String]

  /// Makes a store.
  package init(_ state: DemoState, languages: [String]) {
    self.state = state
    self.languages = languages
  }

  /// Reduces an action, and tells what is asked of the world outside.
  package mutating func send(_ action: Action, at time: Instant, layout: DemoLayout) -> [Effect] {
    var reducer = Reducer(state: state, layout: layout, languages: languages, time: time)
    reducer.reduce(action)
    state = reducer.state
    return reducer.effects
  }

  /// Looks again at what is under the pointer, which rests while the layout has moved.
  package mutating func layoutChanged(to layout: DemoLayout) {
    state.hovered = state.control(underPointerIn: layout)
  }
}
