import RevealCore

/// The measures of the demo's window, in points.
enum DemoMetrics {
  static let padding = 24.0
  static let spacing = 20.0
  static let minimumSize = Size(width: 360, height: 240)
  static let idealSize = Size(width: 520, height: 240)
  static let idealTallSize = Size(width: 520, height: 360)

  static let lineHeight = 16.0
  static let titleSpacing = 12.0

  static let pickerHeight = 20.0
  static let pickerRadius = 6.0
  static let pickerInset = 2.0
  static let segmentPadding = 12.0

  static let compactSpacing = 12.0
  static let valueSpacing = 12.0

  static let sliderHeight = 20.0
  static let grooveHeight = 4.0
  static let handleDiameter = 18.0

  static let buttonHeight = 28.0
  static let buttonPadding = 14.0
  static let buttonLeastPadding = 6.0
  static let buttonSpacing = 8.0
  static let buttonMinimumWidth = 60.0
  static let buttonRadius = 7.0

  static let toggleHeight = 22.0
  static let toggleWidth = 38.0
  static let toggleKnob = 18.0
  static let toggleSpacing = 10.0

  static let focusRingWidth = 3.0
  static let focusRingGap = 1.0
  /// How far the outside of the ring is from its control.
  static let focusRingOutset = focusRingGap + focusRingWidth

  static let panelMargin = 12.0
  /// What the title has more below it where ticks stand above the bar.
  static let ticksSpacing = 6.0
  static let panelPadding = 12.0
  static let panelLine = 15.0
  static let panelStep = 24.0
  static let panelRadius = 8.0
  static let panelKeyWidth = 70.0

  /// From one bar of the graph of frame times to the next, a gap of one point included.
  static let graphPitch = 3.0
  static let graphSpacing = 6.0
  /// The patch that tells what a colour means, and where the text after it begins.
  static let graphKey = 7.0
  static let graphKeyInset = 13.0
  static let graphTextInset = graphKeyInset + panelKeyWidth
}
