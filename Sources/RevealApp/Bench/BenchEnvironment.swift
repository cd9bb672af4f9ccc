import RevealBench
import RevealSDL

extension Environment {
  /// This machine, as a benchmark tells it.
  package static func current(_ stage: SDLStage) -> Environment {
    var values = Machine.facts
    values["videoDriver"] = stage.videoDriver
    values["renderers"] = stage.renderers.joined(separator: " ")
    values["clock"] = "CLOCK_MONOTONIC"
    return Environment(values)
  }
}
