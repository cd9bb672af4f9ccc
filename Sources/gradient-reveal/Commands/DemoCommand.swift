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
      SharedOptions.language,
      SharedOptions.appearance, SharedOptions.contrast,
      SharedOptions.reduceMotion,
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
    var settings = try SharedOptions.look(options, resources)
    settings.scene = try options.choice("--scene", as: Scene.self) ?? settings.scene
    settings.size = try SharedOptions.size(options, "--size") ?? settings.scene.idealSize
    let pixels = (settings.scale ?? .one).pixels(settings.size)
    guard PictureLimit.allows(pixels) else {
      throw UsageError(
        "a window of \(pixels.width)×\(pixels.height) pixels: accepted are "
          + "\(PictureLimit.description); change --size or --scale")
    }
    settings.renderer = options.text("--renderer")
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
