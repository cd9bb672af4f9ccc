import RevealBench
import RevealCore
import RevealSDL

/// The demo's own frames in a file that `bench --compare` reads.
package struct Recording: Hashable, Sendable {
  /// The file; "-" is standard output.
  package let path: String
  /// The program's version.
  package let version: String

  /// How many frames are recorded at most: those of ten minutes of movement at 60 Hz.
  package static let capacity = 36_000

  /// Makes a recording; throws where the file could not be written.
  package init(path: String, version: String) throws(FileError) {
    if path != "-" { try Files.checkWritable(path) }
    self.path = path
    self.version = version
  }

  /// Writes a report with each of its frames.
  func write(_ report: Report) throws {
    let text = try JSONExporter(includesFrames: true).text(of: report)
    guard path != "-" else { return try Console.say(String(text.dropLast())) }
    try Files.write(Array(text.utf8), to: path)
  }
}

extension Report {
  /// The frames that a person caused, as a benchmark of one run.
  static func demo(
    _ log: borrowing FrameLog, settings: Settings, renderer: String, environment: Environment,
    version: String
  ) -> Report {
    var report = Report(version: version, environment: environment, settings: settings)
    if log.count > 0 {
      report.runs = [
        Run(
          technique: Technique(rawValue: "demo"), renderer: renderer, repetition: 0, log: log,
          settings: settings)
      ]
    } else {
      report.notes.append("No frame was drawn but the first, which does not count.")
    }
    if log.overflow > 0 {
      report.isPartial = true
      report.notes.append(
        "The log was full after \(log.count) frames; \(log.overflow) later ones are missing.")
    }
    return report
  }
}

extension Settings {
  /// What a window of the demo is as a benchmark: one indicator at the display's pace.
  static func demo(
    _ scene: Scene, window: Size, scale: DisplayScale, refreshHertz: Double?
  ) -> Settings {
    Settings(
      indicator: scene.rawValue, width: window.width, height: window.height,
      scale: scale.pixelsPerPoint, pace: .hertz(refreshHertz ?? usualHertz),
      refreshHertz: refreshHertz, warmUp: 0, repetitions: 1)
  }
}
