import RevealCore

@testable import RevealApp

extension DemoLayout {
  /// Lays out the bar's window without the switch between the scenes.
  init(
    window: Size, buttonWidths: [Double], toggleWidth: Double, panel: DemoState.Panel? = nil
  ) {
    self.init(
      window: window, widths: DemoTextWidths(buttons: buttonWidths, toggle: toggleWidth),
      panel: panel)
  }
}
