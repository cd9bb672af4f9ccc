import Foundation
import GradientReveal
import RevealRaster
import Testing

@Suite("The example of a gauge's style")
struct ExampleCustomGaugeTests {
  private let white = PixelColor(red: 255, green: 255, blue: 255)

  @Test("draws an arc of three quarters of its value around a content")
  func arc() throws {
    // 70 between −20 and 100 is three quarters, and so the arc ends at 135° + 202.5°.
    let picture = try ExampleProgram("custom-gauge").picture(frames: 60)
    let center = try center(of: picture)
    for angle in stride(from: 136, through: 337, by: 3) {
      for radius in [117.0, 125, 133] {
        #expect(pixel(picture, center, Double(angle), radius) != white, "\(angle)° \(radius)")
      }
      for radius in [111.0, 139] {
        #expect(pixel(picture, center, Double(angle), radius) == white, "\(angle)° \(radius)")
      }
    }
    // Between the round caps of 20 points there is nothing, for its track is clear.
    for angle in stride(from: 345, through: 485, by: 5) {
      #expect(pixel(picture, center, Double(angle % 360), 125) == white, "\(angle)°")
    }
    let primary = Color(red: 0.96, green: 0.26, blue: 0.21).pixel
    #expect(pixel(picture, center, 315, 125).distance(to: primary) <= 3)
    let faint = Color(red: 0.25, green: 0.32, blue: 0.71).opacity(0.5).over(.white).pixel
    #expect(pixel(picture, center, 136, 125).distance(to: faint) <= 6)
  }

  @Test("shows its content in the middle and its value below")
  func labels() throws {
    let picture = try ExampleProgram("custom-gauge").picture(frames: 60)
    let center = try center(of: picture)
    let dark = (center.y - 30..<center.y + 30).contains { y in
      (100..<220).contains { picture[$0, y].distance(to: .init(red: 0, green: 0, blue: 0)) < 60 }
    }
    #expect(dark)
    let label = Color(red: 0.25, green: 0.32, blue: 0.71).pixel
    let colored = (center.y + 135..<340).contains { y in
      (100..<220).contains { picture[$0, y].distance(to: label) <= 2 }
    }
    #expect(colored)
  }

  @Test("sweeps from its lower bound to its value")
  func sweep() throws {
    let program = try ExampleProgram("custom-gauge")
    let center = try center(of: program.picture(frames: 60))
    let lengths = try [1, 10, 16, 22, 60].map { frames in
      let picture = try program.picture(frames: frames)
      return (135...337).count { pixel(picture, center, Double($0), 125) != white }
    }
    #expect(lengths == lengths.sorted())
    #expect(lengths.first == 0)
    #expect(lengths.last == 203)
    #expect(Set(lengths).count == lengths.count)
  }

  /// The centre of the arc, from its topmost row: labels are as high as the fonts at hand.
  private func center(of picture: Bitmap) throws -> PixelPoint {
    let top = try #require((0..<340).first { picture[160, $0] != white })
    return PixelPoint(x: 160, y: top + 135)
  }

  private func pixel(
    _ picture: Bitmap, _ center: PixelPoint, _ degrees: Double, _ radius: Double
  ) -> PixelColor {
    let angle = degrees * .pi / 180
    return picture[
      Int((Double(center.x) + radius * cos(angle)).rounded(.down)),
      Int((Double(center.y) + radius * sin(angle)).rounded(.down))]
  }
}
