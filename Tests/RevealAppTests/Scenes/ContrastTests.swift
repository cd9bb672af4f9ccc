import Testing

@testable import RevealApp
@testable import RevealCore

@Suite("The colours of the themes")
struct ContrastTests {
  @Test("every palette can be read, and gives each role a colour", arguments: Assets.themes)
  func complete(_ theme: Theme) throws {
    let palette = try Assets.resources.palette(theme)
    for role in Palette.Role.allCases where role != .trackOutline {
      #expect(palette[role].opacity > 0, "\(role)")
    }
    #expect(palette[.window].opacity == 1)
    #expect(palette[.panel].opacity == 1)
  }

  @Test("text stands out from what it is on by 4.5 to 1", arguments: Assets.themes)
  func text(_ theme: Theme) throws {
    let palette = try Assets.resources.palette(theme)
    let pairs: [(Palette.Role, Palette.Role)] = [
      (.label, .window), (.secondaryLabel, .window), (.label, .panel), (.secondaryLabel, .panel),
      (.label, .control), (.label, .controlHover), (.label, .controlPressed),
    ]
    for (text, background) in pairs {
      let ratio = contrast(palette[text], palette[background])
      #expect(ratio >= 4.5, "\(text) on \(background): \(ratio)")
    }
  }

  @Test(
    "with high contrast controls and the bar stand out from the window by 3 to 1",
    arguments: [
      Appearance.light, .dark,
    ])
  func controls(_ appearance: Appearance) throws {
    let palette = try Assets.resources.palette(Theme(appearance: appearance, contrast: .high))
    let window = palette[.window]
    for role in [
      Palette.Role.controlBorder, .trackOutline, .groove, .accent, .focusRing, .panelBorder,
    ] {
      let ratio = contrast(palette[role], window)
      #expect(ratio >= 3, "\(role): \(ratio)")
    }
    // A handle is seen by its inside or by its edge.
    for fill in [Palette.Role.handle, .handleHover, .handlePressed] {
      let ratio = max(contrast(palette[fill], window), contrast(palette[.handleBorder], window))
      #expect(ratio >= 3, "\(fill): \(ratio)")
    }
  }

  @Test(
    "with high contrast each colour of the gradient stands out from the track",
    arguments: [
      Appearance.light, .dark,
    ])
  func gradient(_ appearance: Appearance) throws {
    let palette = try Assets.resources.palette(Theme(appearance: appearance, contrast: .high))
    let track = palette[.track].over(palette[.window])
    for color in try Assets.resources.gradient("default").gradient(in: palette).colors {
      #expect(contrast(color, track) >= 3)
    }
  }

  @Test("a track at 20 % of gray is over the window what the design computed")
  func track() throws {
    let light = try Assets.resources.palette(Theme())
    let dark = try Assets.resources.palette(Theme(appearance: .dark))
    #expect(
      light[.track].over(light[.window]).pixel == PixelColor(red: 232, green: 232, blue: 233))
    #expect(dark[.track].over(dark[.window]).pixel == PixelColor(red: 52, green: 52, blue: 53))
  }

  /// Source: WCAG 2.1, contrast ratio, with what shines through counted in.
  private func contrast(_ color: Color, _ background: Color) -> Double {
    let first = luminance(color.over(background))
    let second = luminance(background)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    let linear = InterpolationSpace.linear.coordinates(of: color)
    return 0.2126 * linear.0 + 0.7152 * linear.1 + 0.0722 * linear.2
  }
}
