/// What a comparison says of one series.
package enum Verdict: Hashable, Sendable {
  /// The second costs more, and that is hardly chance.
  case slower
  /// The second costs less, and that is hardly chance.
  case faster
  /// What differs may well be chance.
  case noDifference
  /// There are too few repetitions, or none with the figure, to say anything.
  case none(String)

  /// In a word.
  package var word: String {
    switch self {
    case .slower: "slower"
    case .faster: "faster"
    case .noDifference: "no change"
    case .none: "none"
    }
  }
}

/// What a gate such as `--fail-above 3%` says of a comparison.
package enum GateOutcome: Hashable, Sendable {
  /// Nothing got slower by more than is allowed.
  case passed
  /// These series did.
  case regressed([String])
  /// There was no verdict on these, so that nothing can be said.
  case undecided([String])
}
