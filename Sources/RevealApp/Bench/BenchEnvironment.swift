import RevealBench
import RevealSDL

extension Environment {
  /// This machine, as a benchmark tells it.
  package static func current(_ stage: SDLStage) -> Environment {
    current(videoDriver: stage.videoDriver, renderers: stage.renderers)
  }

  /// This machine, with what draws.
  static func current(videoDriver: String, renderers: [String]) -> Environment {
    var values = Machine.facts
    values["videoDriver"] = videoDriver
    values["renderers"] = renderers.joined(separator: " ")
    values["clock"] = "CLOCK_MONOTONIC"
    return Environment(values)
  }
}
