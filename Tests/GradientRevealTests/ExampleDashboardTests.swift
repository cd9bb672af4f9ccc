import GradientReveal
import RevealRaster
import Testing

@Suite("The example of a dashboard")
struct ExampleDashboardTests {
  @Test("shows ten thousand bars, each revealed by its value")
  func rows() throws {
    let picture = try ExampleProgram("dashboard").picture(frames: 1)
    let palette = Palette.system(Theme(appearance: .dark))
    #expect(picture.size == PixelSize(width: 1202, height: 602))
    var wrong = 0
    for row in 0..<100 {
      for column in 0..<100 {
        let (left, top) = (2 + 12 * column, 2 + 6 * row)
        let revealed = Int((10 * Double(column) / 99 + 0.5).rounded(.down))
        for y in top..<(top + 4) {
          for x in 0..<10 {
            // The last bar of a row is full, its first one empty.
            let expected = x < revealed ? picture[2 + 12 * 99 + x, y] : picture[2 + x, y]
            if picture[left + x, y] != expected { wrong += 1 }
          }
        }
        if picture[left - 1, top] != palette[.window].pixel { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    let full = 2 + 12 * 99
    for (row, color) in [(1, SystemColor.green), (2, .cyan), (3, .orange), (97, .green)] {
      #expect(picture[full + 5, 2 + 6 * row + 2] == palette[color].pixel)
    }
    #expect(picture[full, 4].distance(to: palette[.blue].pixel) < 30)
    #expect(picture[full + 9, 4].distance(to: palette[.orange].pixel) < 30)
  }

  @Test("copies what changed, and nothing is missing")
  func changes() throws {
    let program = try ExampleProgram("dashboard")
    let copied = try program.picture(frames: 12, "--moving", "60")
    let whole = try program.picture(frames: 12, "--moving", "60", "--everything")
    #expect(copied.differences(from: whole).isEmpty)
    #expect(try program.picture(frames: 1) != copied)
  }
}
