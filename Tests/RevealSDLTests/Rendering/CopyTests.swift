import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Copying a part of the canvas to memory")
struct CopyTests {
  let harness: RendererHarness
  let picture: Bitmap

  init() throws {
    harness = try RendererHarness()
    picture = try harness.picture(
      Scenes.opaque(RevealMask(Fraction(clamping: 0.7))), on: .init(200, 80))
  }

  @Test(
    "puts just that part in its place",
    arguments: [
      PixelRect(x: 0, y: 0, width: 200, height: 80), PixelRect(x: 11, y: 8, width: 40, height: 14),
      PixelRect(x: 199, y: 79, width: 1, height: 1),
    ])
  func part(_ rect: PixelRect) {
    let memory = copy(rect)
    for y in 0..<80 {
      for x in 0..<200 {
        let isInside = rect.contains(PixelRect(x: x, y: y, width: 1, height: 1))
        let expected = isInside ? picture[x, y].word & 0xFF_FFFF : 0x1234_5678
        let found = memory[y * 200 + x]
        guard (isInside ? found & 0xFF_FFFF : found) == expected else {
          Issue.record("column \(x), row \(y)")
          return
        }
      }
    }
  }

  @Test(
    "leaves the memory alone where the part does not fit in it",
    arguments: [
      PixelRect(x: 0, y: 0, width: 0, height: 0), PixelRect(x: 190, y: 0, width: 20, height: 10),
      PixelRect(x: 0, y: 70, width: 200, height: 11), PixelRect(x: -3, y: 0, width: 9, height: 9),
      PixelRect(x: 0, y: -3, width: 9, height: 9), PixelRect(x: 5, y: 5, width: -4, height: 9),
    ])
  func outside(_ rect: PixelRect) {
    #expect(copy(rect).allSatisfy { $0 == 0x1234_5678 })
  }

  @Test("the software renderer is there, under its name")
  func names() {
    #expect(harness.renderer.name == "software")
    #expect(RendererBackend.available.contains("software"))
  }

  private func copy(_ rect: PixelRect) -> [UInt32] {
    var memory = [UInt32](repeating: 0x1234_5678, count: 200 * 80)
    memory.withUnsafeMutableBytes { harness.renderer.copy(rect, to: $0, width: 200) }
    return memory
  }
}
