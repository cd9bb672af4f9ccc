import RevealBench
import RevealSDL

/// Writes a benchmark's raw JSON in every other format too, so that what another program reads from
/// one of them can be held against the figures of the same run.
@main
enum FormatConverter {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let source = arguments.first, let folder = arguments.last else {
      print("usage: format-converter RAW.json FOLDER")
      return
    }
    let report = try JSONExporter.report(from: try Files.readText(source))
    for format in ExportFormat.allCases {
      let text = try format.exporter().text(of: report)
      try Files.write(Array(text.utf8), to: "\(folder)/\(format.rawValue)")
    }
  }
}
