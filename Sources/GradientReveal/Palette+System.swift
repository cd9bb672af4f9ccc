extension Palette {
  /// The colours for a theme: the classic ones, of macOS 12 to 15.
  public static func system(_ theme: Theme = Theme()) -> Palette {
    switch (theme.appearance, theme.contrast) {
    case (.light, .normal): return light
    case (.dark, .normal): return dark
    case (.light, .high): return lightHigh
    case (.dark, .high): return darkHigh
    }
  }

  private static let light = embedded(PackageResources.light_txt)
  private static let dark = embedded(PackageResources.dark_txt)
  private static let lightHigh = embedded(PackageResources.light_high_txt)
  private static let darkHigh = embedded(PackageResources.dark_high_txt)

  // No input reaches this: the four texts are compiled in, and a test reads each of them.
  private static func embedded(_ bytes: [UInt8]) -> Palette {
    do { return try Palette(String(decoding: bytes, as: UTF8.self)) } catch {
      preconditionFailure("a palette of the library's own: \(error)")
    }
  }
}
