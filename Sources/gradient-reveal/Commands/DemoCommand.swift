import RevealApp
import RevealCore
import RevealSDL

/// The interactive window, or a script of it.
@MainActor
enum DemoCommand {
  static let command = Command(description: description, run: run)

  private static let description = CommandDescription(
    name: "demo",
    summary: "the interactive window (also what no command at all starts)",
    example: "gradient-reveal demo --appearance dark --direction rtl",
    options: [
      OptionSpecification("--scene", "bar|shapes|gauges", "what is shown first (bar)"),
      OptionSpecification(
        "--size", "WxH", "the window's size in points (bar 520x240, others 520x360)"),
      SharedOptions.scale, SharedOptions.direction,
      OptionSpecification("--lang", "CODE", "the language of the texts (en)"),
      SharedOptions.appearance, SharedOptions.contrast,
      OptionSpecification("--reduce-motion", nil, "show changes at once, turn slowly"),
      SharedOptions.gradient,
      OptionSpecification("--renderer", "NAME", "SDL's renderer: software (default), opengl, …"),
      OptionSpecification(
        "--record", "FILE.json", "write at the end what frames cost, as bench does; - is stdout"),
      OptionSpecification("--headless", nil, "open no window: run a script"),
      OptionSpecification("--script", "FILE", "the script to run, with --headless"),
      SharedOptions.output,
    ])

  private static func run(_ options: Options) throws -> ExitCode {
    let resources = try Resources.load()
    let settings = try settings(options, resources)
    guard options.has("--headless") else {
      guard options.text("--script") == nil, options.text("--output") == nil else {
        throw UsageError("--script and --output go with --headless")
      }
      try Demo.run(try recording(options, settings), resources: resources)
      return .done
    }
    guard !options.has("--record") else {
      throw UsageError("--record goes with a window; a script's clock measures nothing")
    }
    return try runScript(options, settings, resources)
  }

  private static func settings(
    _ options: Options, _ resources: Resources
  ) throws -> DemoSettings {
    var settings = DemoSettings()
    settings.scene = try options.choice("--scene", as: Scene.self) ?? settings.scene
    settings.size = try SharedOptions.size(options, "--size") ?? settings.scene.idealSize
    settings.scale = try options.number("--scale", in: DisplayScale.range).map(DisplayScale.init)
    let pixels = (settings.scale ?? .one).pixels(settings.size)
    guard PictureLimit.allows(pixels) else {
      throw UsageError(
        "a window of \(pixels.width)×\(pixels.height) pixels: accepted are "
          + "\(PictureLimit.description); change --size or --scale")
    }
    settings.direction = try options.choice("--direction", as: LayoutDirection.self) ?? .leftToRight
    settings.appearance = try options.choice("--appearance", as: Appearance.self)
    settings.contrast = try options.choice("--contrast", as: Contrast.self)
    settings.reducesMotion = options.has("--reduce-motion")
    settings.renderer = options.text("--renderer")
    settings.gradient = try SharedOptions.gradient(options, resources)
    if let language = options.text("--lang") {
      guard resources.languages.contains(language) else {
        let languages = resources.languages.joined(separator: ", ")
        throw UsageError(option: "--lang", given: language, accepted: "accepted are \(languages)")
      }
      settings.language = language
    }
    return settings
  }

  /// The settings with the file for the frames, where one was asked for that can be written.
  private static func recording(
    _ options: Options, _ settings: DemoSettings
  ) throws -> DemoSettings {
    var settings = settings
    settings.recording = try options.text("--record").map {
      try Recording(path: $0, version: GradientReveal.version)
    }
    return settings
  }

  private static func runScript(
    _ options: Options, _ settings: DemoSettings, _ resources: Resources
  ) throws -> ExitCode {
    guard let file = options.text("--script") else {
      throw UsageError("--headless needs --script FILE: what to do with no window")
    }
    let script: Script
    do {
      script = try Script(
        try Files.readText(file), controls: try ScriptRun.controlNames(resources))
    } catch let error as ScriptError {
      throw UsageError("\(file): \(error)")
    }
    let output = options.text("--output")
    guard output != nil || !script.hasShots else {
      throw UsageError("--output DIR is needed: \(file) takes pictures")
    }
    do {
      try ScriptRun(settings, resources: resources, output: output).run(script)
    } catch let error as ScriptError {
      Console.warn("\(file): \(error)")
      return .notSo
    }
    return .done
  }
}
