import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("Every indicator can be measured")
struct IndicatorSceneTests {
  private func still(_ indicator: StillIndicator) throws -> Still {
    var still = Still(palette: try Assets.resources.palette(Theme()))
    still.indicator = indicator
    still.size = indicator.isRound ? Size(width: 40, height: 40) : Size(width: 90, height: 8)
    still.background = .white
    return still
  }

  @Test(
    "what moves only the mask draws what the product draws", arguments: StillIndicator.allCases,
    [0.0, 0.3, 0.75, 1])
  func same(_ indicator: StillIndicator, _ fraction: Double) throws {
    var still = try still(indicator)
    let scene = TechniqueScene(still, bars: 1, moving: 1)
    let technique = RevealTechnique(scene, on: try .software(), window: nil)
    technique.update(RevealMask(Fraction(clamping: fraction)), at: .zero)
    try technique.draw()
    try technique.present()
    still.value = fraction
    let place = scene.surface.scale.pixels(try #require(scene.frames.first))
    #expect(try technique.picture().cropped(to: place) == still.draw(text: NoText()))
  }

  @Test("straight bars can be drawn by the other techniques too, by themselves")
  func plain() throws {
    let plain = try StillIndicator.allCases.filter {
      try TechniqueScene(still($0), bars: 1, moving: 1).plainBar != nil
    }
    #expect(plain == [.bar, .square, .linear, .linearCapacity])
    #expect(try TechniqueScene(still(.bar), bars: 2, moving: 1).plainBar == nil)
  }
}
