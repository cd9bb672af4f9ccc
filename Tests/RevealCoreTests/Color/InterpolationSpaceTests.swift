import RevealTestSupport
import Testing

@testable import RevealCore

@Suite("A space in which colours mix")
struct InterpolationSpaceTests {
  struct Row: Sendable {
    let space: InterpolationSpace
    let quarter: [Double]
    let threeQuarters: [Double]
    let tolerance: Double
  }

  /// The colours of blue, purple, orange at a quarter and at three quarters, of 255.
  static let rows = [
    Row(
      space: .srgb, quarter: [87.5, 102, 238.5], threeQuarters: [215, 115.5, 111],
      tolerance: 1e-9),
    Row(space: .linear, quarter: [128, 104, 239], threeQuarters: [220, 121, 163], tolerance: 0.5),
    Row(space: .oklab, quarter: [122, 107, 238], threeQuarters: [212, 125, 153], tolerance: 0.5),
  ]

  private func distance(_ color: Color, _ bytes: [Double]) -> Double {
    zip([color.red, color.green, color.blue], bytes).map { abs($0 * 255 - $1) }.max() ?? 0
  }

  @Test("gives blue, purple, orange its known colours half way between", arguments: rows)
  func table(_ row: Row) {
    let stops = Samples.light.colors.map { Gradient.Stop(color: $0) }
    let gradient = Gradient(stops: stops, space: row.space)
    #expect(distance(gradient.color(at: 0.25), row.quarter) <= row.tolerance)
    #expect(distance(gradient.color(at: 0.5), [175, 82, 222]) < 1e-4)
    #expect(distance(gradient.color(at: 0.75), row.threeQuarters) <= row.tolerance)
  }

  @Test("gives the dark colours theirs")
  func dark() {
    #expect(distance(Samples.dark.color(at: 0.25), [100.5, 111, 248.5]) < 1e-9)
    #expect(distance(Samples.dark.color(at: 0.75), [223, 124.5, 126]) < 1e-9)
  }

  @Test("gives a colour back that went through it", arguments: InterpolationSpace.allCases)
  func roundTrip(_ space: InterpolationSpace) {
    var worst = 0.0
    for step in 0..<729 {
      let parts = [step % 9, step / 9 % 9, step / 81].map { Double($0) / 8 }
      let color = Color(red: parts[0], green: parts[1], blue: parts[2])
      let back = space.color(at: space.coordinates(of: color), opacity: 1)
      worst = max(
        worst, abs(back.red - color.red), abs(back.green - color.green),
        abs(back.blue - color.blue))
    }
    #expect(worst < 1e-6)
  }

  @Test("of Oklab gives white and grays no hue, and the reference's blue")
  func oklab() {
    let space = InterpolationSpace.oklab
    for level in [0, 0.2, 0.5, 1] {
      let gray = space.coordinates(of: Color(red: level, green: level, blue: level))
      #expect(abs(gray.1) < 1e-6)
      #expect(abs(gray.2) < 1e-6)
    }
    #expect(abs(space.coordinates(of: .white).0 - 1) < 1e-6)
    // The value that the author of the space and CSS Color 4 give for sRGB blue.
    let blue = space.coordinates(of: Color(red: 0, green: 0, blue: 1))
    #expect(abs(blue.0 - 0.452_01) < 1e-4)
    #expect(abs(blue.1 + 0.032_46) < 1e-4)
    #expect(abs(blue.2 + 0.311_53) < 1e-4)
  }

  @Test("pins what lies outside sRGB", arguments: InterpolationSpace.allCases)
  func outside(_ space: InterpolationSpace) {
    for coordinates in [(2.0, -1.0, 3.0), (.nan, 0, 0), (1e300, 1e300, -1e300), (-5, 0, 0)] {
      let color = space.color(at: coordinates, opacity: 1)
      for part in [color.red, color.green, color.blue] { #expect((0...1).contains(part)) }
    }
  }
}
