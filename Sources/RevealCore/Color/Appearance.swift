/// Whether the surroundings are bright or dark.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark on bright.
  case light
  /// Bright on dark.
  case dark

  /// The other one.
  public var opposite: Appearance { self == .light ? .dark : .light }
}

/// How far colours stand apart.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  /// As designed.
  case normal
  /// For people who need more.
  case high
}
