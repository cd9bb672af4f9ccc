import GradientReveal
import RevealRaster
import Testing

@Suite("The example of a demo screen")
struct ExampleDemoScreenTests {
  private let palette = Palette.system()

  @Test(
    "reveals as much of the gradient as its keys say",
    arguments: [("", 118), ("0", 0), ("1", 118), ("2", 236), ("3", 354), ("4", 472)])
  func checkpoint(_ keys: String, _ revealed: Int) throws {
    let program = try ExampleProgram("demo-screen")
    let picture = try program.picture(frames: 40, "--keys", keys)
    let whole = try program.picture(frames: 40, "--keys", "4")
    let empty = try program.picture(frames: 40, "--keys", "0")
    let row = try middleRow(of: picture)
    for x in 24..<496 {
      // Whatever is revealed has the colour that it has on the whole track.
      let expected = x < 24 + revealed ? whole : empty
      #expect(picture[x, row] == expected[x, row], "column \(x)")
    }
  }

  @Test("has the article's colours where the article has them")
  func colors() throws {
    let picture = try ExampleProgram("demo-screen").picture(frames: 40, "--keys", "4")
    let row = try middleRow(of: picture)
    for (x, color) in [(26, SystemColor.blue), (260, .purple), (493, .orange)] {
      #expect(picture[x, row].distance(to: palette[color].pixel) <= 3, "column \(x)")
    }
    #expect(picture[12, row] == palette[.window].pixel)
  }

  @Test("eases from one checkpoint to the next")
  func easing() throws {
    let program = try ExampleProgram("demo-screen")
    let track = try program.picture(frames: 1)
    let row = try middleRow(of: track)
    let edges = try [1, 5, 9, 13, 40].map { frames in
      let picture = try program.picture(frames: frames, "--keys", "4")
      // Not to the end: there the track has an edge of its own.
      return (24..<490).last { picture[$0, row] != track[400, row] } ?? 0
    }
    #expect(edges == edges.sorted())
    #expect(edges.first == 24 + 118 - 1)
    #expect(edges.last == 489)
    #expect(Set(edges).count == edges.count)
  }

  @Test("turns a ring in the place of the bar while nobody knows")
  func indeterminate() throws {
    let program = try ExampleProgram("demo-screen")
    let picture = try program.picture(frames: 10, "--keys", "i")
    let window = palette[.window].pixel
    #expect((0..<120).allSatisfy { picture[400, $0] == window })
    #expect((24..<44).contains { picture[$0, 60].distance(to: window) > 40 })
    #expect(try program.picture(frames: 20, "--keys", "i") != picture)
    let known = try program.picture(frames: 40, "--keys", "ii")
    #expect(try program.picture(frames: 40) == known)
  }

  /// The row through the middle of the track, whatever the height of the labels around.
  private func middleRow(of picture: Bitmap) throws -> Int {
    let rows = (0..<120).filter { picture[400, $0] != palette[.window].pixel }
    #expect(rows.count == 14)
    return try #require(rows.first) + 7
  }
}
