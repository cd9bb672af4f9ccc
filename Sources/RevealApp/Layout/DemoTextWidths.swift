import RevealCore
import RevealRaster

/// How wide the texts are that the layout makes room for, in points.
package struct DemoTextWidths: Hashable, Sendable {
  /// The widest title of a scene.
  package var title = 0.0
  /// The segments of the switch, in the order of the scenes.
  package var segments: [Double] = []
  /// The buttons of the scene, in their order.
  package var buttons: [Double] = []
  /// The label of the toggle.
  package var toggle = 0.0
  /// The widest value beside a slider.
  package var value = 0.0
}

extension DemoTextWidths {
  /// Measures the texts of a scene.
  package init(
    _ scene: Scene, _ strings: Strings, scale: DisplayScale, text: any TextRasterizer
  ) {
    func measured(_ string: String, _ font: Font = .body) -> Double {
      let paint = TextPaint(string, font: font, color: .black, hasMonospacedDigits: true)
      return scale.points(paint.width(at: scale, text: text))
    }
    func width(_ key: String) -> Double {
      scale.points(TextPaint(strings[key], color: .black).width(at: scale, text: text))
    }
    self.init()
    title = Scene.allCases.map { measured(strings[$0.titleKey], .headline) }.max() ?? 0
    segments = Scene.allCases.map { measured(strings[$0.segment.rawValue], .headline) }
    buttons = scene.buttons.map { width($0.rawValue) }
    toggle = width("indeterminate")
    let values = ValueText(strings: strings)
    value = values.widest(in: scene).map { measured($0) }.max() ?? 0
  }
}
