import RevealApp
import RevealCore
import RevealRaster
import RevealTestSupport

extension DemoLayout {
  /// Lays out a window of so many pixels with English texts.
  static func english(
    window: PixelSize, scale: DisplayScale, scene: Scene = .bar, panel: DemoState.Panel? = nil
  ) throws -> DemoLayout {
    let strings = Strings(try Repository.asset("strings/en.txt"), language: "en")
    return DemoLayout(
      window: Size(width: scale.points(window.width), height: scale.points(window.height)),
      scene: scene,
      widths: DemoTextWidths(scene, strings, scale: scale, text: TextEngine.make()), panel: panel)
  }
}
