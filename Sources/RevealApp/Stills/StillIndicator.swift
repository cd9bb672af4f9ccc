import RevealCore

/// The kinds of indicator that a still can show, by the names that the command line has for them.
package enum StillIndicator: String, CaseIterable, Sendable {
  /// The gradient bar.
  case bar
  /// A bar with square or slightly rounded corners.
  case square
  /// A ring.
  case ring
  /// A pie.
  case pie
  /// What progress looks like in a line unless somebody says otherwise.
  case linear
  /// What progress looks like in a circle unless somebody says otherwise.
  case circular
  /// A gauge's filled bar.
  case linearCapacity = "gauge-linear-capacity"
  /// A gauge's thin bar with a marker.
  case accessoryLinear = "gauge-accessory-linear"
  /// A gauge's open ring with a marker.
  case accessoryCircular = "gauge-accessory-circular"
  /// A gauge's closed ring.
  case accessoryCircularCapacity = "gauge-accessory-circular-capacity"
  /// A gauge's broad arc.
  case arc = "gauge-arc"
  /// The turning ring of indeterminate progress.
  case spinner

  /// Whether the value lies between bounds.
  package var isGauge: Bool { rawValue.hasPrefix("gauge-") }

  /// Whether the indicator is as high as it is wide.
  package var isRound: Bool {
    switch self {
    case .ring, .pie, .circular, .accessoryCircular, .accessoryCircularCapacity, .arc, .spinner:
      return true
    case .bar, .square, .linear, .linearCapacity, .accessoryLinear: return false
    }
  }

  /// The extent in points of one that is given none.
  package var size: Size {
    switch self {
    case .bar: return Size(width: BarMetrics.width, height: BarMetrics.height)
    case .square: return Size(width: BarMetrics.width, height: 20)
    case .linear, .linearCapacity, .accessoryLinear:
      return Size(width: BarMetrics.width, height: IndicatorMetrics.lineHeight)
    case .ring, .pie:
      return Size(width: IndicatorMetrics.diameter, height: IndicatorMetrics.diameter)
    case .circular: return Size(width: 32, height: 32)
    case .accessoryCircular, .accessoryCircularCapacity: return Size(width: 58, height: 58)
    case .arc: return Size(width: 250, height: 250)
    case .spinner:
      return Size(width: BarMetrics.spinnerDiameter, height: BarMetrics.spinnerDiameter)
    }
  }
}
