import RevealCore
import RevealTestSupport
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("What the program comes with")
struct ResourcesTests {
  @Test("every preset is a gradient in every palette")
  func presets() throws {
    let resources = Assets.resources
    #expect(resources.gradientPresets.contains("default"))
    for preset in resources.gradientPresets {
      let specification = try resources.gradient(preset)
      for theme in Assets.themes {
        #expect(specification.gradient(in: try resources.palette(theme)).colors.count >= 2)
      }
    }
  }

  @Test("the default is blue, purple and orange at 0, 50 and 100 %")
  func defaultGradient() throws {
    let palette = try Assets.resources.palette(Theme())
    let gradient = try Assets.resources.gradient("default").gradient(in: palette)
    #expect(gradient.locations == [0, 0.5, 1])
    #expect(gradient.colors == [palette[.blue], palette[.purple], palette[.orange]])
  }

  @Test("what is no preset is read as stops")
  func stops() throws {
    #expect(try Assets.resources.gradient("red, #00f").stops.count == 2)
    #expect(throws: GradientSyntaxError.self) { try Assets.resources.gradient("no-such-preset") }
  }

  @Test(
    "a name that leads out of the folder is no preset",
    arguments: [
      "../palettes/light", "/etc/passwd", "",
    ])
  func outside(_ name: String) {
    #expect(throws: GradientSyntaxError.self) { try Assets.resources.gradient(name) }
  }

  @Test("there is English, and the icon is a picture")
  func others() throws {
    #expect(Assets.resources.languages.contains("en"))
    let icon = try #require(Assets.resources.icon.flatMap(PNG.decode))
    #expect(icon.size == PixelSize(width: 64, height: 64))
  }

  @Test("a missing asset is named with its place")
  func missing() {
    let resources = Resources(AssetFolder(path: "/nonexistent"))
    #expect(resources.languages.isEmpty)
    #expect(resources.icon == nil)
    do {
      _ = try resources.palette(Theme())
      Issue.record("there is no such palette")
    } catch {
      #expect("\(error)" == "/nonexistent/palettes/light.txt: no such file or folder")
    }
  }
}
