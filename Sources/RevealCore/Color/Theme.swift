/// Which palette is asked for.
public struct Theme: Hashable, Sendable {
  /// Bright or dark.
  public var appearance: Appearance
  /// Normal or high.
  public var contrast: Contrast

  /// Makes a theme.
  public init(appearance: Appearance = .light, contrast: Contrast = .normal) {
    self.appearance = appearance
    self.contrast = contrast
  }
}

/// A palette for every theme.
public struct PaletteSet: Hashable, Sendable {
  private let palettes: [Theme: Palette]
  private let fallback: Palette

  /// Loads one palette for each theme.
  public init<Failure: Error>(load: (Theme) throws(Failure) -> Palette) throws(Failure) {
    fallback = try load(Theme())
    var palettes = [Theme(): fallback]
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        let theme = Theme(appearance: appearance, contrast: contrast)
        if palettes[theme] == nil { palettes[theme] = try load(theme) }
      }
    }
    self.palettes = palettes
  }

  /// The palette of a theme.
  public subscript(theme: Theme) -> Palette { palettes[theme] ?? fallback }
}
