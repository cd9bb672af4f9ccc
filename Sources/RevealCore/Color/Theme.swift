/// Which palette is asked for.
public struct Theme: Hashable, Sendable {
  /// Bright or dark.
  public var appearance: Appearance
  /// Normal or high.
  public var contrast: Contrast

  /// Makes a theme: with nothing else said, light and of normal contrast.
  public init(appearance: Appearance = .light, contrast: Contrast = .normal) {
    self.appearance = appearance
    self.contrast = contrast
  }
}
