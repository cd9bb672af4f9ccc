import CSDL2
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("The canvas's rows")
struct CanvasRowsTests {
  /// SDL copies around the processor's cache where both rows lie on 16 bytes, as all rows of a
  /// picture that is a multiple of four columns wide do.
  @Test("never lie on 16 bytes in turn, and no picture is wider for it", arguments: 197...204)
  func rows(_ width: Int) throws {
    let harness = try RendererHarness()
    let picture = try harness.picture(
      Scenes.opaque(RevealMask(Fraction(clamping: 0.7))), on: .init(Double(width), 80))
    #expect(picture.size == PixelSize(width: width, height: 80))
    let handle = harness.renderer.backend.handle
    var columns: Int32 = 0
    SDL_QueryTexture(SDL_GetRenderTarget(handle), nil, nil, &columns, nil)
    #expect(columns * 4 % 16 != 0)
    #expect(columns >= Int32(width))
    // The last column is drawn like any other.
    #expect(picture[width - 1, 79] == picture[0, 0])
  }
}
