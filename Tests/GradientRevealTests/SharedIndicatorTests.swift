import GradientReveal
import RevealRaster
import Testing

@Suite("An indicator that is kept")
struct SharedIndicatorTests {
  private let content = ProgressView(value: 0.5).progressViewStyle(.gradientReveal)

  @Test("shows each renderer's colours, and asks for a frame when they change")
  func renderers() throws {
    let indicator = AnimatedIndicator(content)
    let frame = Rect(x: 2, y: 2, width: 60, height: 14)
    var pictures: [Bitmap] = []
    for appearance in [Appearance.light, .dark, .light] {
      try BoardHost.lend(64, 20) { host in
        let renderer = IndicatorRenderer(
          host.renderer, palette: .system(Theme(appearance: appearance)), backdrop: .white)
        try renderer.draw(indicator, in: frame, at: .zero)
        pictures.append(try host.picture)
        #expect(!indicator.needsFrame(at: .zero))
        renderer.palette = .system(Theme(contrast: .high))
        #expect(indicator.needsFrame(at: .zero))
      }
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  @Test("is refused where it is larger than a picture can be")
  func tooLarge() throws {
    try BoardHost.lend(8, 8) { host in
      let renderer = IndicatorRenderer(host.renderer)
      let ring = AnimatedIndicator(ProgressView(value: 0.5).progressViewStyle(.ring))
      #expect(throws: RenderingError.self) {
        try renderer.draw(ring, in: Rect(x: 0, y: 0, width: 1e9, height: 1e9), at: .zero)
      }
    }
  }
}
