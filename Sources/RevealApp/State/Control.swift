/// The controls of the demo in the order in which the keyboard visits them.
package enum Control: String, CaseIterable, Hashable, Sendable {
  /// The segments of the switch between the scenes; the keyboard visits the one that is chosen.
  case bar, shapes, gauges
  /// The slider that sets the value.
  case slider
  /// The button that starts the long run.
  case start
  /// The button that sets 0 %.
  case reset
  /// The button that sets 25 %.
  case quarter
  /// The button that sets 50 %.
  case half
  /// The button that sets 100 %.
  case complete
  /// The switch between determinate and indeterminate.
  case indeterminate

  /// The buttons of the bar in the order in which they stand.
  package static let buttons: [Control] = [.reset, .quarter, .half, .complete]

  /// The progress in hundredths that a button sets.
  package var checkpoint: Int? {
    switch self {
    case .reset: return 0
    case .quarter: return 25
    case .half: return 50
    case .complete: return 100
    case .bar, .shapes, .gauges, .slider, .start, .indeterminate: return nil
    }
  }

  /// The scene that a segment of the switch shows; nil for other controls.
  package var scene: Scene? { Scene.allCases.first { $0.segment == self } }
}
