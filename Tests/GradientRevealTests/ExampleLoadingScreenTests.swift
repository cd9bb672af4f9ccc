import GradientReveal
import RevealRaster
import Testing

@Suite("The example of a loading screen")
struct ExampleLoadingScreenTests {
  private let palette = Palette.system(Theme(appearance: .dark))
  private let sky = PixelColor(red: 16, green: 20, blue: 36)

  @Test("leaves the game's renderer as it was", arguments: [100, 108])
  func sprites(_ frames: Int) throws {
    let picture = try ExampleProgram("loading-screen").picture(frames: frames)
    // The sky and half of the sparks' colour, added: half of them are drawn before the library
    // draws, half after it, in colour, blend mode, scale and viewport as they were.
    let glow = PixelColor(red: 76, green: 130, blue: 81)
    for spark in 0..<8 {
      let height = (frames - 1 + 9 * spark) % 40
      let left = (8 + 18 * spark) * 4
      let top = (66 - height) * 4 + 20
      #expect(picture[left + 4, top + 4].distance(to: glow) <= 1, "spark \(spark)")
      #expect(picture[left, top].distance(to: glow) <= 1, "spark \(spark)")
      #expect(picture[left + 7, top + 7].distance(to: glow) <= 1, "spark \(spark)")
      #expect(picture[left - 1, top].distance(to: glow) > 20, "spark \(spark)")
      #expect(picture[left, top + 8].distance(to: glow) > 20, "spark \(spark)")
    }
  }

  @Test("keeps to the game's stage")
  func stage() throws {
    let picture = try ExampleProgram("loading-screen").picture(frames: 100)
    let black = PixelColor(red: 0, green: 0, blue: 0)
    for x in 0..<640 {
      for y in Array(0..<20) + Array(340..<360) { #expect(picture[x, y] == black) }
    }
    #expect(picture[320, 250] == sky)
  }

  @Test("draws a ring and a bar, half revealed when half is loaded")
  func indicators() throws {
    let picture = try ExampleProgram("loading-screen").picture(frames: 100)
    let mint = palette[.mint].pixel
    // The ring's middle is 32 pixels from its frame's corner, its line 27 from there.
    #expect(picture[592 + 27, 68].distance(to: mint) <= 1)
    #expect(picture[592 - 27, 68].distance(to: mint) > 60)
    #expect(picture[592 - 27, 68] != sky)
    let rows = (290..<340).filter { picture[500, $0] != sky }
    #expect(rows.count == 14)
    let row = try #require(rows.first) + 7
    let track = palette[.track].over(Color(sky)).pixel
    #expect(picture[500, row].distance(to: track) <= 1)
    #expect(picture[319, row].distance(to: palette[.purple].pixel) <= 3)
    #expect(picture[320, row].distance(to: track) <= 1)
    #expect(picture[39, row] == sky)
  }
}
