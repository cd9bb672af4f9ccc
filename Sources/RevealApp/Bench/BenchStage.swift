import RevealBench
import RevealSDL

/// What has the techniques ready on the renderers; a test has one of its own.
package protocol BenchStage {
  /// The renderers to measure, in order.
  var renderers: [String] { get }
  /// What a reader must know of them.
  var notes: [String] { get }
  /// The technique on one of the renderers.
  func technique(_ technique: Technique, on renderer: String) throws -> any BarTechnique
  /// What handles the events of a frame on a renderer, and is false where somebody asked to end.
  func eventHandler(of renderer: String) -> () -> Bool
}
