import RevealCore
import RevealRaster

/// A way of showing progress, as a benchmark drives it: a frame is an update, a drawing, a showing.
package protocol BarTechnique: AnyObject {
  /// Makes ready for frames after another technique has used the same renderer.
  func begin() throws(EnvironmentError)
  /// Takes the mask of the next frame.
  func update(_ mask: RevealMask)
  /// Draws the frame.
  func draw() throws(EnvironmentError)
  /// Shows it.
  func present() throws(EnvironmentError)
  /// What a technique has drawn, for comparisons.
  func picture() throws(EnvironmentError) -> Bitmap
}

/// The techniques by their names.
package enum BarTechniqueName: String, CaseIterable, Sendable {
  /// The product's own way: pictures that are painted once, of which the part reached is copied.
  case reveal
  /// The gradient is painted and uploaded for every frame.
  case repaint
  /// Coloured triangles for every frame.
  case geometry
  /// The naive bar: painted and uploaded too, with a gradient of the mask's width.
  case compressed
}
