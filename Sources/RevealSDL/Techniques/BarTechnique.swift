import RevealCore

/// A way of showing progress, as a benchmark drives it: a frame is an update, a drawing, a showing.
package protocol BarTechnique: AnyObject {
  /// Makes ready for frames after another technique has used the same renderer.
  func begin() throws(EnvironmentError)
  /// Takes the mask of the next frame, and its moment, by which rings turn.
  func update(_ mask: RevealMask, at time: Instant)
  /// Draws the frame.
  func draw() throws(EnvironmentError)
  /// Shows it.
  func present() throws(EnvironmentError)
}
