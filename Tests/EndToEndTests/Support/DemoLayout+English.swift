import RevealApp
import RevealCore
import RevealRaster
import RevealTestSupport

extension DemoLayout {
  /// Lays out a window of so many pixels with English texts.
  static func english(window: PixelSize, scale: DisplayScale) throws -> DemoLayout {
    let strings = Strings(try Repository.asset("strings/en.txt"), language: "en")
    let text = TextEngine.make()
    func width(_ key: String) -> Double {
      scale.points(TextPaint(strings[key], color: .black).width(at: scale, text: text))
    }
    return DemoLayout(
      window: Size(width: scale.points(window.width), height: scale.points(window.height)),
      buttonWidths: Control.buttons.map { width($0.rawValue) },
      toggleWidth: width("indeterminate"))
  }
}
