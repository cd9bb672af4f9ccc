import RevealCore

@testable import RevealApp

extension DemoState {
  /// The model's fraction in hundredths.
  var hundredths: Int { Percent(fraction).value }
}
