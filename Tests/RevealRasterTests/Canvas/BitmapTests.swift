import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("A bitmap")
struct BitmapTests {
  private let numbered = Bitmap(
    size: PixelSize(width: 5, height: 4), words: (0..<20).map { UInt32($0) })

  @Test("has the pixels it was given, no more and no less")
  func words() {
    #expect(numbered.words == (0..<20).map { UInt32($0) })
    let size = PixelSize(width: 2, height: 2)
    #expect(Bitmap(size: size, words: [1]).words == [1, 0, 0, 0])
    #expect(Bitmap(size: size, words: Array(1...9)).words == [1, 2, 3, 4])
    #expect(Bitmap(size: size, words: []).words.count == 4)
    let color = PixelColor(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(Bitmap(size: size, color: color).words == Array(repeating: 0x0401_0203, count: 4))
  }

  @Test("is clear outside, and cannot be written there")
  func outside() {
    var bitmap = numbered
    for (x, y) in [(-1, 0), (0, -1), (5, 0), (0, 4), (.max, .max), (.min, 2)] {
      #expect(bitmap[x, y] == .clear)
      bitmap[x, y] = PixelColor(red: 255, green: 0, blue: 0)
    }
    #expect(bitmap == numbered)
    bitmap[4, 3] = PixelColor(word: 77)
    #expect(bitmap.words.last == 77)
  }

  @Test("mirrored twice is what it was")
  func mirrored() {
    #expect(numbered.mirrored.mirrored == numbered)
    #expect(numbered.mirrored[0, 1] == numbered[4, 1])
    let empty = Bitmap(size: PixelSize(width: 0, height: 3))
    #expect(empty.mirrored == empty)
  }

  @Test("cropped has just the pixels that both have, wherever the rectangle lies")
  func cropped() {
    var random = SplitMix(seed: 91)
    for _ in 0..<300 {
      let rect = PixelRect(
        x: random.whole(in: -9..<9), y: random.whole(in: -9..<9),
        width: random.whole(in: 0..<9), height: random.whole(in: 0..<9))
      let area = rect.intersection(PixelRect(x: 0, y: 0, width: 5, height: 4))
      let cropped = numbered.cropped(to: rect)
      #expect(cropped.size == area.size)
      for y in 0..<area.size.height {
        for x in 0..<area.size.width {
          #expect(cropped[x, y] == numbered[area.minX + x, area.minY + y])
        }
      }
    }
  }

  @Test("keeps a colour that went through a word")
  func colors() {
    var random = SplitMix(seed: 92)
    for _ in 0..<200 {
      let word = UInt32(truncatingIfNeeded: random.next())
      #expect(PixelColor(word: word).word == word)
    }
  }
}

@Suite("A copy")
struct BlitTests {
  @Test("cropped shows the same pixels at the same places")
  func cropped() {
    let whole = Blit(
      ink: .picture(PictureID(index: 0), source: PixelPoint(x: 100, y: 50)),
      target: PixelRect(x: 3, y: 4, width: 10, height: 8), opacity: 200, isInkOpaque: true)
    let part = whole.cropped(to: PixelRect(x: 5, y: 0, width: 4, height: 6))
    #expect(part.target == PixelRect(x: 5, y: 4, width: 4, height: 2))
    #expect(part.ink == .picture(PictureID(index: 0), source: PixelPoint(x: 102, y: 50)))
    #expect(part.opacity == 200)
    #expect(part.agrees(with: whole))
    #expect(whole.cropped(to: PixelRect(x: 40, y: 40, width: 3, height: 3)).target.isEmpty)
  }

  @Test("hides what is behind only where ink and opacity do")
  func opaque() {
    let target = PixelRect(x: 0, y: 0, width: 1, height: 1)
    for (isInkOpaque, opacity, isOpaque) in [
      (true, UInt8(255), true), (true, 254, false), (false, 255, false),
    ] {
      let blit = Blit(
        ink: .solid(.clear), target: target, opacity: opacity, isInkOpaque: isInkOpaque)
      #expect(blit.isOpaque == isOpaque)
    }
  }
}
