import RevealBench
import RevealCore

extension RenderLoop {
  /// The frames that were recorded, as a benchmark that was made here.
  func report(version: String, videoDriver: String) -> Report {
    Report.demo(
      recorder.log,
      settings: .demo(
        engine.state.scene, window: engine.windowSize, scale: engine.surface.scale,
        refreshHertz: engine.refreshHertz),
      renderer: engine.rendererName,
      environment: .current(videoDriver: videoDriver, renderers: [engine.rendererName]),
      version: version)
  }
}
