/// The measures of the bar, in points, as the design gives them.
public enum BarMetrics {
  /// The height of the track: 14 points.
  public static let height = 14.0
  /// The width of a bar that is given none: 320 points.
  public static let width = 320.0
  /// The space between the label, the bar and the current value: 8 points.
  public static let labelSpacing = 8.0
  /// The diameter of the spinner that stands in for a bar: 20 points.
  public static let spinnerDiameter = 20.0
  /// The width of that spinner's ring: 3 points.
  public static let spinnerLineWidth = 3.0
}
