import RevealCore

/// A log as MangoHud 0.8.4 and newer write it, in milliseconds: the first series that has frames,
/// for a log is of one.
///
/// What is not known is 0, as MangoHud has it. Repetitions follow on each other.
package struct MangoHudExporter: Exporter {
  /// The names of the columns that describe the machine.
  package static let systemHeader = "os,cpu,gpu,ram,kernel,driver,cpuscheduler"
  /// The names of the columns of a frame.
  package static let header =
    "fps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,gpu_mem_clock,"
    + "gpu_vram_used,gpu_power,ram_used,swap_used,process_rss,cpu_mhz,elapsed"

  /// Makes the exporter.
  package init() {}

  /// The headers and a row for each frame time.
  package func text(of report: Report) throws -> String {
    let first = report.series.first { series in series.runs.contains { !$0.frames.isEmpty } }
    guard let series = first else { throw ReportError.noFrames(format: .mangohud) }
    let values = ["os", "cpu", "gpu", "ram", "kernel", "driver", "cpuScheduler"].map {
      Self.plain(report.environment[$0] ?? "")
    }
    var text = "\(Self.systemHeader)\n\(values.joined(separator: ","))\n\(Self.header)\n"
    let began = series.runs.lazy.compactMap(\.frames.first?.start).min() ?? .zero
    for run in series.runs {
      for frame in run.frames {
        guard let interval = frame.interval, interval > 0 else { continue }
        let fps = NumberText.short(1e9 / Double(interval), places: 3)
        let time = NumberText.exact(interval, per: 1_000_000)
        let zeros = String(repeating: "0,", count: 13)
        text += "\(fps),\(time),\(zeros)\(began.distance(to: frame.present))\n"
      }
    }
    return text
  }

  /// MangoHud quotes nothing, so a value may have neither commas nor lines.
  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "," || $0.isNewline ? " " : $0 })
  }
}
