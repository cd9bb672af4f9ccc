import CSDL2
import RevealCore
import RevealRaster

/// Commands that a host program draws again and again, laid out as copies.
package final class HostDrawing {
  fileprivate(set) var composition: Composition

  fileprivate init(pictures: PictureIndex) { composition = Composition(pictures: pictures) }
}

/// Draws commands through a renderer that a host program owns.
///
/// The host's draw colour, blend mode, scale, target, viewport and clip are afterwards what they
/// were; its window, its events and its clock are never touched.
package final class HostRenderer {
  private let blits: BlitRenderer
  private let text: any TextRasterizer
  private var drawings: [WeakDrawing] = []
  private var drawingsBeforePruning = 64

  private struct WeakDrawing {
    weak var drawing: HostDrawing?
  }

  /// Makes a renderer on the host's; the host destroys its own after this one is gone.
  package init(_ handle: OpaquePointer, text: any TextRasterizer) {
    self.text = text
    blits = BlitRenderer(backend: .host(handle), text: text)
  }

  /// Pictures painted since the start.
  package var paints: Int { blits.textures.paints }

  var handle: OpaquePointer { blits.backend.handle }
  var format: UInt32 { blits.backend.canvasFormat }

  /// Makes a place for commands.
  package func makeDrawing() -> HostDrawing {
    let drawing = HostDrawing(pictures: blits.pictures)
    if drawings.count >= drawingsBeforePruning {
      drawings.removeAll { $0.drawing == nil }
      drawingsBeforePruning = max(2 * drawings.count, 64)
    }
    drawings.append(WeakDrawing(drawing: drawing))
    return drawing
  }

  /// Draws commands with their space's left top corner at a pixel of the host's target.
  package func draw(
    _ drawing: HostDrawing, _ commands: [DrawCommand], at origin: PixelPoint,
    on surface: Composition.Surface
  ) throws(EnvironmentError) {
    let state = HostState(handle)
    defer { state.restore() }
    drawing.composition.update(commands, on: surface, text: text)
    let whole = PixelRect(origin: PixelPoint(x: 0, y: 0), size: surface.size)
    try blits.draw(whole, of: drawing.composition.blits, offset: origin)
    discardPictures()
  }

  /// Draws what differs from what was drawn before, and adds where that was to a damage.
  func drawDamage(
    of drawing: HostDrawing, _ commands: [DrawCommand], at origin: PixelPoint,
    on surface: Composition.Surface, into damage: inout [PixelRect]
  ) throws(EnvironmentError) {
    drawing.composition.update(commands, on: surface, text: text)
    let copies = drawing.composition.blits
    for rect in drawing.composition.damage.rects {
      try blits.draw(rect, of: copies, offset: origin)
      damage.append(rect.offset(x: origin.x, y: origin.y))
    }
  }

  /// Gives all textures back, as after the system lost them; they are painted again when needed.
  package func removeTextures() { blits.removeTextures() }

  func discardPictures() {
    blits.discardPictures { used in
      drawings.removeAll { $0.drawing == nil }
      for entry in drawings { entry.drawing?.composition.insertPictures(into: &used) }
    }
  }
}

extension HostDrawing {
  /// Has the next drawing be whole.
  package func forget() { composition.damageEverything() }
}
