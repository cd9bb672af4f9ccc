import RevealCore

/// A benchmark's progress in a terminal: the product's own bar in a line that is written anew, or a
/// line for each tenth where no line can be taken back.
package struct ProgressLine {
  private let bar: TerminalBar?
  private var tenths = -1

  /// Makes the line of a bar; nil for a terminal that does no more than write on.
  package init(_ bar: TerminalBar?) { self.bar = bar }

  /// What to write for a part that is done; nothing where that would say nothing new.
  package mutating func text(_ part: Double) -> String {
    let fraction = Fraction(clamping: part)
    let words = "\(Int(fraction.value * 100)) %"
    if let bar { return "\r\(bar.text(fraction)) \(words)\u{1B}[K" }
    let reached = Int(fraction.value * 10)
    guard reached > tenths else { return "" }
    tenths = reached
    return "\(words)\n"
  }

  /// What to write at the end: it takes the bar away.
  package var end: String { bar == nil ? "" : "\r\u{1B}[K" }
}
