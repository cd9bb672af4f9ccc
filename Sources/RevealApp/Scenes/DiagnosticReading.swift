import RevealCore

/// What the diagnostic overlay says of the renderer.
package struct DiagnosticReading: Hashable, Sendable {
  /// The number of lines in the overlay.
  package static let rows = 7

  /// Pictures painted since the start.
  package var paints = 0
  /// Textures uploaded since the start.
  package var uploads = 0
  /// Frames drawn since the start.
  package var frames = 0
  /// The renderer's name.
  package var renderer = ""

  /// Makes a reading.
  package init(paints: Int = 0, uploads: Int = 0, frames: Int = 0, renderer: String = "") {
    self.paints = paints
    self.uploads = uploads
    self.frames = frames
    self.renderer = renderer
  }
}
