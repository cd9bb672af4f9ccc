import RevealCore
import RevealTestSupport
import Testing

@Suite("A colour")
struct ColorTests {
  private static let colors: [Color] = {
    var random = SplitMix(seed: 61)
    return (0..<60).map { _ in
      Color(
        red: random.unit(), green: random.unit(), blue: random.unit(),
        opacity: random.pick([0, 1, random.unit()]))
    }
  }()

  private func distance(_ a: Color, _ b: Color) -> Double {
    max(
      abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue),
      abs(a.opacity - b.opacity))
  }

  @Test("pins its components to 0…1")
  func pinned() {
    let wild = Color(red: -1, green: 2, blue: .nan, opacity: .infinity)
    #expect(wild == Color(red: 0, green: 1, blue: 0, opacity: 1))
    #expect(Color.white.opacity(-3) == Color(red: 1, green: 1, blue: 1, opacity: 0))
    #expect(Color.white.opacity(.nan).opacity == 0)
  }

  @Test("that is opaque hides what is behind, one that is clear shows it")
  func neutral() {
    for color in Self.colors {
      for backdrop in Self.colors {
        if backdrop.opacity > 0 {
          #expect(distance(color.opacity(0).over(backdrop), backdrop) < 1e-15)
        }
        guard color.opacity == 1 else { continue }
        #expect(distance(color.over(backdrop), color) < 1e-15)
      }
    }
    #expect(Color.clear.over(.clear) == .clear)
  }

  @Test("laid over others gives the same however they are grouped")
  func associative() {
    var worst = 0.0
    for (index, a) in Self.colors.enumerated() {
      for b in Self.colors.dropFirst(index / 2).prefix(12) {
        for c in Self.colors.suffix(8) {
          let left = a.over(b).over(c)
          let right = a.over(b.over(c))
          // Where next to nothing is there, its colour is not defined so closely.
          worst = max(worst, distance(left, right) * left.opacity)
        }
      }
    }
    #expect(worst < 1e-12)
  }

  @Test("over another lies between the two, and hides no less than either")
  func between() {
    for a in Self.colors {
      for b in Self.colors {
        let result = a.over(b)
        guard result.opacity > 0 else { continue }
        #expect(result.opacity >= max(a.opacity, b.opacity) - 1e-15)
        #expect(result.red >= min(a.red, b.red) - 1e-12)
        #expect(result.red <= max(a.red, b.red) + 1e-12)
      }
    }
  }

  @Test("is gray at 20 % over a white and over a dark window")
  func track() {
    let light = Samples.track.over(.white).pixel
    #expect(light == PixelColor(red: 232, green: 232, blue: 233))
    let dark = Samples.track.over(Samples.darkWindow).pixel
    #expect(dark == PixelColor(red: 52, green: 52, blue: 53))
  }

  @Test("of every byte gives back that byte")
  func bytes() {
    for byte in 0...255 {
      let pixel = PixelColor(
        red: UInt8(byte), green: UInt8(255 - byte), blue: UInt8(byte / 2), alpha: UInt8(byte))
      #expect(Color(pixel).pixel == pixel)
    }
  }
}
