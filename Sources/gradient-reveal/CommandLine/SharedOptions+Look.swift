import RevealApp
import RevealCore

extension SharedOptions {
  static let language = OptionSpecification("--lang", "CODE", "the language of the texts (en)")
  static let reduceMotion = OptionSpecification(
    "--reduce-motion", nil, "show changes at once, turn slowly")

  /// The colours, scale, direction and language that were asked for.
  static func look(_ options: Options, _ resources: Resources) throws -> DemoSettings {
    var look = DemoSettings()
    look.scale = try options.number("--scale", in: DisplayScale.range).map(DisplayScale.init)
    look.direction = try options.choice("--direction", as: LayoutDirection.self) ?? .leftToRight
    look.appearance = try options.choice("--appearance", as: Appearance.self)
    look.contrast = try options.choice("--contrast", as: Contrast.self)
    look.reducesMotion = options.has("--reduce-motion")
    look.gradient = try gradient(options, resources)
    if let language = options.text("--lang") {
      guard resources.languages.contains(language) else {
        let languages = resources.languages.joined(separator: ", ")
        throw UsageError(option: "--lang", given: language, accepted: "accepted are \(languages)")
      }
      look.language = language
    }
    return look
  }
}
