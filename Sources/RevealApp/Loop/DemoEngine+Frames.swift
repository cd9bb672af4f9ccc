import RevealBench
import RevealSDL

extension DemoEngine {
  /// The name of the renderer.
  package var rendererName: String { renderer.name }

  /// How often the display refreshes a second; nil where it does not say.
  package var refreshHertz: Double? {
    get { frames.refreshHertz }
    set {
      guard newValue != frames.refreshHertz else { return }
      frames.refreshHertz = newValue
      needsFrame = true
    }
  }

  /// Adds a frame to those whose times can be shown; that asks for no frame.
  package func record(_ frame: FrameRecord) { frames.append(frame) }

  /// Says that nothing moves now: the time until the next frame is no frame's.
  package func rest() { frames.rest() }
}
