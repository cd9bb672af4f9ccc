/// The current value in words.
struct ValueText {
  let strings: Strings

  /// The model's value, at once; never the eased one.
  func string(_ state: DemoState) -> String {
    switch state.scene {
    case .bar: return state.isIndeterminate ? strings["in-progress"] : percent(state.meter.value)
    case .shapes: return state.isIndeterminate ? strings["unknown"] : percent(state.meter.value)
    case .gauges: return degrees(state.meter.value)
    }
  }

  func percent(_ value: Int) -> String { strings.filled("percent", String(value)) }

  func degrees(_ value: Int) -> String { strings.filled("degrees", number(value)) }

  /// A number with the sign that numbers have, which is no hyphen.
  func number(_ value: Int) -> String { (value < 0 ? "\u{2212}" : "") + String(value.magnitude) }

  /// The texts beside a slider that take the most room.
  func widest(in scene: Scene) -> [String] {
    switch scene {
    case .bar: return []
    case .shapes: return [percent(100), strings["unknown"]]
    case .gauges:
      return [DemoState.temperatures.lowerBound, DemoState.temperatures.upperBound].map(degrees)
    }
  }
}
