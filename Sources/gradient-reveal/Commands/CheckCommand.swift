import RevealApp
import RevealRaster
import RevealSDL

/// The diagnostic checks and the laws, measured on real rendered pixels.
@MainActor
enum CheckCommand {
  static let command = Command(description: description, run: run)

  private static let description = CommandDescription(
    name: "check",
    summary: "the six diagnostic checks and the laws, on rendered pixels",
    example: "gradient-reveal check --fault compressed",
    options: [
      SharedOptions.output,
      OptionSpecification("--format", "text|json", "how the result is printed (text)"),
      OptionSpecification(
        "--fault", "NAME", "draw with a known mistake: " + faults),
    ])

  private static let faults = Fault.allCases.map(\.rawValue).joined(separator: " ")

  private static func run(_ options: Options) throws -> ExitCode {
    let format = try options.choice("--format", as: Format.self) ?? .text
    let fault = try options.choice("--fault", as: Fault.self)
    let run = CheckRun(resources: try Resources.load(), text: TextEngine.make(), fault: fault)
    if let folder = options.text("--output") { try write(try run.pictures(), to: folder) }
    let report = try run.run()
    try Console.say(format == .text ? report.text : try report.json())
    return report.isPassed ? .done : .notSo
  }

  private static func write(_ pictures: [(name: String, picture: Bitmap)], to folder: String) throws
  {
    try Files.makeFolder(folder)
    for (name, picture) in pictures {
      guard let bytes = PNG.encode(picture) else { continue }
      try Files.write(bytes, to: "\(folder)/\(name).png")
    }
  }

  private enum Format: String, CaseIterable {
    case text
    case json
  }
}
