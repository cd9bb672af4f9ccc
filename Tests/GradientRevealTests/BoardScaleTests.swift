import CSDL2
import GradientReveal
import RevealTestSupport
import Testing

@Suite("A texture that a program draws to")
struct BoardScaleTests {
  @Test("keeps viewport, clip and scale while a board draws, whatever the scale was")
  func states() throws {
    var random = SplitMix(seed: 11)
    for index in 0..<200 {
      let scale = random.pick([0.5, 0.57, 0.7, 1, 1.02, 1.25, 1.5, 2.3, 3])
      func rect() -> SDL_Rect {
        SDL_Rect(
          x: Int32(random.whole(in: 0..<40)), y: Int32(random.whole(in: 0..<40)),
          w: Int32(random.whole(in: 1..<90)), h: Int32(random.whole(in: 1..<90)))
      }
      let (viewport, clip) = (rect(), rect())
      try BoardHost.lend(100, 100) { host in
        let format = SDL_PIXELFORMAT_ARGB8888.rawValue
        let access = Int32(SDL_TEXTUREACCESS_TARGET.rawValue)
        let texture = SDL_CreateTexture(host.renderer, format, access, 150, 150)
        defer { SDL_DestroyTexture(texture) }
        SDL_SetRenderTarget(host.renderer, texture)
        if index % 5 == 0 { SDL_RenderSetLogicalSize(host.renderer, 70, 40) }
        // Before the scale or after it: SDL keeps either in pixels.
        let isFirst = index % 2 == 0
        if !isFirst { SDL_RenderSetScale(host.renderer, Float(scale), Float(scale)) }
        withUnsafePointer(to: viewport) { _ = SDL_RenderSetViewport(host.renderer, $0) }
        withUnsafePointer(to: clip) { _ = SDL_RenderSetClipRect(host.renderer, $0) }
        if isFirst { SDL_RenderSetScale(host.renderer, Float(scale), Float(scale)) }
        let before = HostSettings(host.renderer)
        let board = try IndicatorBoard(
          on: IndicatorRenderer(host.renderer), size: Size(width: 40, height: 20),
          background: .white)
        let item = board.add(ProgressView(value: 0.2), in: Rect(x: 2, y: 2, width: 30, height: 6))
        _ = try board.draw(at: .zero)
        item.content = ProgressView(value: 0.9)
        _ = try board.draw(at: Instant(seconds: 0.1))
        #expect(HostSettings(host.renderer) == before, "\(index): scale \(scale)")
      }
    }
  }
}
