import RevealApp
import RevealCore

/// The options that several commands share, and what they mean.
enum SharedOptions {
  static let scale = OptionSpecification("--scale", "S", "pixels a point, 0.25 to 16")
  static let direction = OptionSpecification("--direction", "ltr|rtl", "where reading begins")
  static let appearance = OptionSpecification("--appearance", "light|dark", "the colours")
  static let contrast = OptionSpecification(
    "--contrast", "normal|high", "how far colours stand apart")
  static let gradient = OptionSpecification(
    "--gradient", "SPEC", "a preset's name, or stops: \"blue 0%, purple 50%, orange 100%\"")
  static let output = OptionSpecification("--output", "DIR", "the folder for the pictures")

  /// The gradient that was asked for; an error names the presets too.
  static func gradient(
    _ options: Options, _ resources: Resources
  ) throws -> GradientSpecification {
    guard let text = options.text("--gradient") else { return try resources.defaultGradient() }
    do { return try resources.gradient(text) } catch let error as GradientSyntaxError {
      let presets = resources.gradientPresets.joined(separator: " ")
      throw UsageError(
        option: "--gradient", given: text, accepted: "\(error) (presets: \(presets))")
    }
  }

  /// A size written like 520x240, in points.
  static func size(_ options: Options, _ name: String) throws(UsageError) -> Size? {
    guard let text = options.text(name) else { return nil }
    let parts = text.split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) })
    guard parts.count == 2, let width = Options.decimal(parts[0]),
      let height = Options.decimal(parts[1]),
      (1...16_384).contains(width), (1...16_384).contains(height)
    else {
      throw UsageError(
        option: name, given: text, accepted: "WIDTHxHEIGHT in points, each 1…16384, is accepted")
    }
    return Size(width: width, height: height)
  }
}
