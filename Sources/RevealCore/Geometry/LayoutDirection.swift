/// The side on which reading, and so every reveal, begins.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}
