import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("PNG files")
struct PNGTests {
  @Test(
    "give back every pixel, at every opacity, with its straight colour",
    arguments: [
      PixelSize(width: 1, height: 1), PixelSize(width: 1, height: 1000),
      PixelSize(width: 1000, height: 1), PixelSize(width: 17, height: 31),
      PixelSize(width: 256, height: 256),
    ])
  func roundTrip(_ size: PixelSize) throws {
    let bitmap = noise(size)
    let bytes = try #require(PNG.encode(bitmap))
    #expect(PNG.decode(bytes) == bitmap)
  }

  @Test("keep the colour of what can hardly be seen, and of what cannot")
  func faint() throws {
    let words: [UInt32] = [0x0112_3456, 0x00FF_8040, 0x0000_0000, 0xFF01_0203]
    let bitmap = Bitmap(size: PixelSize(width: 4, height: 1), words: words)
    let bytes = try #require(PNG.encode(bitmap))
    #expect(PNG.decode(bytes)?.words == words)
  }

  @Test("are the same bytes for the same picture")
  func sameBytes() {
    let bitmap = noise(PixelSize(width: 40, height: 30))
    #expect(PNG.encode(bitmap) == PNG.encode(bitmap))
  }

  @Test("begin as such files do")
  func signature() throws {
    let bytes = try #require(PNG.encode(noise(PixelSize(width: 2, height: 2))))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test(
    "are not made of a picture without a pixel",
    arguments: [
      PixelSize(width: 0, height: 0), PixelSize(width: 0, height: 9),
      PixelSize(width: 9, height: 0),
    ])
  func empty(_ size: PixelSize) {
    #expect(PNG.encode(Bitmap(size: size)) == nil)
  }

  @Test(
    "that are none give no picture",
    arguments: [
      [], [0], [0x89, 0x50, 0x4E, 0x47], Array("not a picture".utf8),
      Array(repeating: 0xFF, count: 999),
    ] as [[UInt8]])
  func garbage(_ bytes: [UInt8]) {
    #expect(PNG.decode(bytes) == nil)
  }

  @Test("that are cut off give no picture")
  func cutOff() throws {
    let bytes = try #require(PNG.encode(noise(PixelSize(width: 40, height: 30))))
    for count in stride(from: 0, to: bytes.count - 16, by: 97) {
      #expect(PNG.decode(Array(bytes.prefix(count))) == nil, "\(count)")
    }
  }

  @Test("with a wrong byte give no picture or some picture, and never a crash")
  func damaged() throws {
    var random = SplitMix(seed: 3)
    let bytes = try #require(PNG.encode(noise(PixelSize(width: 12, height: 9))))
    for _ in 0..<300 {
      var damaged = bytes
      damaged[random.whole(in: 0..<bytes.count)] ^= UInt8(1 << random.whole(in: 0..<8))
      // A width of billions may be what the wrong bit says.
      if let bitmap = PNG.decode(damaged) { #expect(bitmap.size.width <= 32_768) }
    }
  }

  private func noise(_ size: PixelSize) -> Bitmap {
    var random = SplitMix(seed: 7)
    let words = (0..<(size.width * size.height)).map { _ in
      UInt32(truncatingIfNeeded: random.next())
    }
    return Bitmap(size: size, words: words)
  }
}
