import RevealCore

/// One of the six steps that tell a reveal from its usual mistakes.
enum DiagnosticStep: String, CaseIterable {
  case reset = "Reset"
  case quarter = "25 %"
  case half = "50 %"
  case complete = "Complete"
  case resized = "Resize at 50 %"
  case indeterminate = "Indeterminate"

  /// The name of the step's picture.
  var pictureName: String {
    switch self {
    case .reset: return "1-reset"
    case .quarter: return "2-quarter"
    case .half: return "3-half"
    case .complete: return "4-complete"
    case .resized: return "5-resized-at-half"
    case .indeterminate: return "6-indeterminate"
    }
  }

  /// The mask that the step has to end with; nil where there is no bar.
  var mask: RevealMask? {
    switch self {
    case .reset: return RevealMask(.zero)
    case .quarter: return RevealMask(Fraction(clamping: 0.25))
    case .half, .resized: return RevealMask(Fraction(clamping: 0.5))
    case .complete: return RevealMask(.one)
    case .indeterminate: return nil
    }
  }

  /// Takes the demo through the step, until it is at rest; the ring never is.
  func perform(on probe: DemoProbe) throws {
    switch self {
    case .reset: try probe.press(.digit(0))
    case .quarter: try probe.press(.digit(1))
    case .half: try probe.press(.digit(2))
    case .complete: try probe.press(.digit(4))
    case .resized:
      try probe.press(.digit(2))
      try probe.settle()
      try probe.resize(width: 800, height: 300)
    case .indeterminate:
      try probe.press(.character("i"))
      return
    }
    try probe.settle()
  }
}
