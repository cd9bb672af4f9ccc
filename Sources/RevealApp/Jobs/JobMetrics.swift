import RevealCore

/// The measures of a job's window, in points.
enum JobMetrics {
  static let width = 400.0
  static let leastWidth = 240.0
  static let padding = 24.0
  /// In a window that is too low.
  static let leastPadding = 6.0
  static let spacing = 8.0
  static let sectionSpacing = 20.0
  static let lineHeight = 16.0
  static let noteSpacing = 12.0
  /// A label grows the window up to here; what is longer ends in an ellipsis.
  static let labelLines = 6
  static let largestLabelHeight = 240.0
  static let logLines = 5

  static let rowHeight = 38.0
  static let rowBarHeight = 6.0
  static let rowSpinnerDiameter = 12.0
  static let rowSpinnerLineWidth = 2.0
  static let shownRows = 6
  static let scrollbarWidth = 6.0
  static let scrollbarGap = 6.0
  static let leastScrollbarHeight = 24.0
}
