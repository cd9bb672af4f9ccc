/// The measures of what the scenes other than the bar's indicate, in points.
enum ContentMetrics {
  /// The room of a name below a shape.
  static let captionHeight = 22.0
  static let captionSpacing = 6.0
  static let columnSpacing = 20.0
  static let circleDiameter = 32.0
  static let squareHeight = 20.0
  static let squareRadius = 10.0

  static let gaugesHeight = 236.0
  static let rowsHeight = 150.0
  static let rowSpacing = 12.0
  static let dialSpacing = 8.0
  /// The least diameter of a dial that has room for its bounds.
  static let dialDiameter = 78.0
  /// From here on the straight gauges are above the dials, and the arc beside both.
  static let columnsWidth = 410.0
  static let columnsHeight = 190.0
  /// The part of the width that the arc has then.
  static let arcPart = 0.36
  /// The room of the value below an arc.
  static let arcValueHeight = 30.0
  /// The height of the straight gauges where they stand beside each other.
  static let straightHeight = 38.0
  static let arcLineWidth = 5.0...18.0
}
