import GradientReveal
import RevealTestSupport
import Testing

@Suite("The system's palettes")
struct PaletteTests {
  @Test(
    "are those in Assets",
    arguments: [
      ("light", Appearance.light, Contrast.normal), ("dark", .dark, .normal),
      ("light-high", .light, .high), ("dark-high", .dark, .high),
    ])
  func embedded(_ name: String, _ appearance: Appearance, _ contrast: Contrast) throws {
    let text = try Repository.asset("palettes/\(name).txt")
    #expect(
      try Palette.system(Theme(appearance: appearance, contrast: contrast)) == Palette(text))
  }
}
