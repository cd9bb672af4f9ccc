import RevealCore

/// A figure, or the reason why there is none.
///
/// A tail that no frame can vouch for is no number: with 200 frames "the slowest thousandth" would
/// just be the slowest frame.
package enum Figure: Hashable, Sendable {
  /// A finite number.
  case value(Double)
  /// No number, and why.
  case missing(String)

  /// Makes a figure; a number that is not finite is missing.
  package init(_ value: Double) {
    self = value.isFinite ? .value(value) : .missing("not a finite number")
  }

  /// Makes a figure that takes so many things of a kind, or says how many there were.
  package init(
    needing minimum: Int, of count: Int, _ kind: String = "frames", value: () -> Double
  ) {
    self =
      if count >= minimum {
        Figure(value())
      } else if count == 0 {
        .missing("no \(kind)")
      } else {
        .missing("needs ≥ \(minimum) \(kind), has \(count)")
      }
  }

  /// The number, if there is one.
  package var value: Double? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Why there is no number.
  package var reason: String? {
    if case .missing(let reason) = self { reason } else { nil }
  }

  /// The figure made from the number; what is missing stays so for the same reason.
  package func map(_ transform: (Double) -> Double) -> Figure {
    switch self {
    case .value(let value): Figure(transform(value))
    case .missing: self
    }
  }

  /// The number with so many decimals, or "n/a".
  package func text(places: Int) -> String {
    value.map { DecimalText.string($0, places: places) } ?? "n/a"
  }
}
