import RevealCore

/// The unit that times are shown in; one for all times that are to be compared.
package enum TimeUnit: Hashable, Sendable {
  /// Thousandths of a millisecond.
  case microseconds
  /// Thousandths of a second.
  case milliseconds

  /// The unit that suits times in milliseconds: the finer one where any is below a millisecond.
  package init(fitting times: some Sequence<Double>) {
    let least = times.filter { $0 > 0 }.min() ?? 1
    self = least < 1 ? .microseconds : .milliseconds
  }

  /// "µs" or "ms".
  package var symbol: String { self == .microseconds ? "µs" : "ms" }

  /// A time in milliseconds as a number of this unit.
  package func number(_ milliseconds: Double) -> Double {
    self == .microseconds ? milliseconds * 1_000 : milliseconds
  }

  /// A time in milliseconds as text without the unit; about four digits of it.
  package func text(_ milliseconds: Double) -> String {
    let number = number(milliseconds)
    let places = self == .microseconds ? (number < 1_000 ? 1 : 0) : (number < 100 ? 2 : 1)
    return DecimalText.string(number, places: places)
  }

  /// A figure in milliseconds as text without the unit, or "n/a".
  package func text(_ figure: Figure) -> String { figure.value.map(text) ?? "n/a" }

  /// One time with the unit that suits it by itself.
  package static func label(_ milliseconds: Double) -> String {
    let unit = TimeUnit(fitting: [milliseconds])
    return "\(unit.text(milliseconds)) \(unit.symbol)"
  }
}
