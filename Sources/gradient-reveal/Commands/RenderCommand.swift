import RevealApp
import RevealCore
import RevealRaster
import RevealSDL

/// One still of an indicator as a PNG file.
@MainActor
enum RenderCommand {
  static let command = Command(description: description, run: run)

  private static let description = CommandDescription(
    name: "render",
    summary: "one still as a PNG file; no window, no display",
    example: "gradient-reveal render --value 0.42 --width 320 --scale 2 --output bar.png",
    options: [
      OptionSpecification(
        "--output", "FILE", "the PNG file to write (required); - is standard output"),
      OptionSpecification(
        "--indicator", "NAME",
        "what to draw (bar): " + StillIndicator.allCases.map(\.rawValue).joined(separator: ", ")),
      OptionSpecification("--value", "X", "the amount done; none, or nan: indeterminate"),
      OptionSpecification("--total", "Y", "what the amount is part of (1)"),
      OptionSpecification("--bounds", "LO..HI", "what a gauge's value lies between (0..1)"),
      OptionSpecification("--indeterminate", nil, "whatever the value"),
      OptionSpecification("--width", "W", "the indicator's width in points (bar: 320)"),
      OptionSpecification("--height", "H", "the indicator's height in points (bar: 14)"),
      SharedOptions.scale, SharedOptions.direction, SharedOptions.gradient,
      OptionSpecification("--color-space", "srgb|linear|oklab", "where colours mix (srgb)"),
      SharedOptions.appearance, SharedOptions.contrast,
      OptionSpecification("--line-width", "W", "the width of a ring's line in points"),
      OptionSpecification("--cap", "butt|square|round", "how a ring's line ends"),
      OptionSpecification("--corner-radius", "R", "the radius of a square's corners in points (0)"),
      OptionSpecification("--label", "TEXT", "what it is"),
      OptionSpecification("--current-value-label", "TEXT", "the value in words"),
      OptionSpecification("--min-label", "TEXT", "a gauge's lower bound in words"),
      OptionSpecification("--max-label", "TEXT", "a gauge's upper bound in words"),
      OptionSpecification("--background", "COLOR", "what is behind (clear)"),
      OptionSpecification("--from", "A", "the value before it changed to --value at second 0"),
      OptionSpecification("--at", "T", "the second of the picture"),
      OptionSpecification("--change", "T:V", "a later change at second T to value V; may repeat"),
      OptionSpecification("--duration", "D", "how long a change takes, in seconds (0.25)"),
      OptionSpecification(
        "--curve", "NAME", "ease-in-out (default), ease-in, ease-out, linear"),
    ])

  private static func run(_ options: Options) throws -> ExitCode {
    guard let output = options.text("--output"), !output.isEmpty else {
      throw UsageError("--output FILE.png is needed: where to write the picture")
    }
    let resources = try Resources.load()
    let still = try still(options, resources)
    let text = try text(still)
    let size = still.pixelSize(text: text)
    guard PictureLimit.allows(size), let bytes = PNG.encode(still.draw(text: text))
    else {
      throw UsageError(
        "a picture of \(size.width)×\(size.height) pixels: accepted are "
          + "\(PictureLimit.description); change --width, --height or --scale")
    }
    try Files.write(bytes, to: output == "-" ? "/dev/stdout" : output)
    return .done
  }

  /// No fonts are looked for where there is nothing to write; labels that cannot be are refused.
  private static func text(_ still: Still) throws(EnvironmentError) -> any TextRasterizer {
    still.hasLabels ? try TextEngine.required() : TextEngine.none
  }

  private static func still(_ options: Options, _ resources: Resources) throws -> Still {
    let theme = Theme(
      appearance: try options.choice("--appearance", as: Appearance.self) ?? .light,
      contrast: try options.choice("--contrast", as: Contrast.self) ?? .normal)
    let palette = try resources.palette(theme)
    let space = try options.choice("--color-space", as: InterpolationSpace.self) ?? .srgb
    var still = Still(palette: palette)
    still.indicator = try options.choice("--indicator", as: StillIndicator.self) ?? .bar
    if still.indicator == .bar || options.has("--gradient") {
      still.gradient = try SharedOptions.gradient(options, resources)
        .colorSpace(space).gradient(in: palette)
    }
    let value = try options.anyNumber("--value")
    still.value = options.has("--indeterminate") ? nil : value
    still.total = try options.anyNumber("--total") ?? 1
    still.bounds = try bounds(options)
    still.scale = DisplayScale(try options.number("--scale", in: DisplayScale.range) ?? 1)
    still.size = try size(options, still.indicator)
    still.direction = try options.choice("--direction", as: LayoutDirection.self) ?? .leftToRight
    still.lineWidth = try options.number("--line-width", in: 0...16_384)
    still.lineCap = try options.choice("--cap", as: LineCap.self)
    still.cornerRadius = try options.number("--corner-radius", in: 0...16_384) ?? 0
    still.label = options.text("--label")
    still.currentValueLabel = options.text("--current-value-label")
    still.minimumValueLabel = options.text("--min-label")
    still.maximumValueLabel = options.text("--max-label")
    guard (still.minimumValueLabel == nil) == (still.maximumValueLabel == nil) else {
      throw UsageError("--min-label and --max-label come together; one is missing")
    }
    if let background = options.text("--background") {
      do { still.background = palette.color(try ColorSpecification(background)) } catch {
        throw UsageError("--background \(error)")
      }
    }
    try readMotion(options, into: &still)
    return still
  }

  private static func size(
    _ options: Options, _ indicator: StillIndicator
  ) throws(UsageError) -> Size {
    let range = 0.01...32_767.0
    let width = try options.number("--width", in: range)
    let height = try options.number("--height", in: range)
    let usual = indicator.size
    return Size(
      width: width ?? (indicator.isRound ? height : nil) ?? usual.width,
      height: height ?? (indicator.isRound ? width : nil) ?? usual.height)
  }

  private static func bounds(_ options: Options) throws(UsageError) -> ClosedRange<Double> {
    guard let text = options.text("--bounds") else { return 0...1 }
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Options.decimal(parts[0]),
      let high = Options.decimal(parts[1]), low <= high
    else {
      throw UsageError(
        option: "--bounds", given: text,
        accepted: "two numbers are accepted, the lower one first, like -20..50")
    }
    return low...high
  }

  private static func readMotion(_ options: Options, into still: inout Still) throws(UsageError) {
    still.from = try options.anyNumber("--from")
    still.time = try options.number("--at", in: 0...1_000_000) ?? 0
    still.changes = try options.texts("--change").map { (text) throws(UsageError) in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let time = Options.decimal(parts[0]),
        let value = Options.decimal(parts[1]),
        (0...1_000_000).contains(time)
      else {
        throw UsageError(
          option: "--change", given: text,
          accepted: "SECOND:VALUE is accepted, like 0.125:0.8")
      }
      return Still.Change(time: time, value: value)
    }
    let curve = try options.choice("--curve", as: CurveName.self) ?? .easeInOut
    still.animation = Animation(
      curve: curve.curve,
      duration: try options.number("--duration", in: 0...1_000_000) ?? Animation.reveal.duration)
  }
}

/// The names of the easing curves.
private enum CurveName: String, CaseIterable {
  case easeInOut = "ease-in-out"
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case linear

  var curve: UnitCurve {
    switch self {
    case .easeInOut: return .easeInOut
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .linear: return .linear
    }
  }
}
