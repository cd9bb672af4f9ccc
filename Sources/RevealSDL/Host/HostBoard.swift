import CSDL2
import RevealCore
import RevealRaster

/// A canvas that keeps what many drawings have drawn, so that a frame costs what changed in it.
package final class HostBoard {
  private let renderer: HostRenderer
  private let canvas: OpaquePointer
  private let size: PixelSize
  // Not joined where they touch: to look for that would cost the square of what changed.
  private var damage: [PixelRect] = []

  /// Makes a board whose content is not yet said.
  package init(on renderer: HostRenderer, size: PixelSize) throws(EnvironmentError) {
    self.renderer = renderer
    self.size = size
    canvas = try check(
      SDL_CreateTexture(
        renderer.handle, renderer.format, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
        Int32(max(size.width, 1)), Int32(max(size.height, 1))),
      "making a board of \(size.width)×\(size.height)")
    SDL_SetTextureBlendMode(canvas, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(canvas, SDL_ScaleModeNearest)
  }

  deinit { SDL_DestroyTexture(canvas) }

  /// Fills the whole board with a colour.
  package func clear(_ color: PixelColor) throws(EnvironmentError) {
    _ = try draw { (pen) throws(EnvironmentError) in
      try pen.fill(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size), color)
    }
  }

  private func fill(_ rect: SDL_Rect, _ color: PixelColor) throws(EnvironmentError) {
    SDL_SetRenderDrawColor(renderer.handle, color.red, color.green, color.blue, 255)
    SDL_SetRenderDrawBlendMode(renderer.handle, SDL_BLENDMODE_NONE)
    try withUnsafePointer(to: rect) { (rect) throws(EnvironmentError) in
      try check(SDL_RenderFillRect(renderer.handle, rect), "filling the board")
    }
  }

  /// Lets drawings draw what changed of them, and tells where on the board that is.
  package func draw(
    _ body: (Pen) throws(EnvironmentError) -> Void
  ) throws(EnvironmentError) -> [PixelRect] {
    damage.removeAll(keepingCapacity: true)
    // The target first: what it remembers is in the host's own units.
    let target = try HostTarget(renderer.handle, drawingTo: canvas)
    defer { target.restore() }
    let state = HostState(renderer.handle)
    defer { state.restore() }
    try body(Pen(board: self))
    renderer.discardPictures()
    return damage
  }

  /// Copies a part of the board to the host's target, its left top corner at a pixel there.
  package func copy(_ part: PixelRect, at origin: PixelPoint) throws(EnvironmentError) {
    let state = HostState(renderer.handle)
    defer { state.restore() }
    let area = part.intersection(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size))
    guard !area.isEmpty else { return }
    var source = SDL_Rect(area)
    var target = SDL_Rect(area.offset(x: origin.x, y: origin.y))
    try check(SDL_RenderCopy(renderer.handle, canvas, &source, &target), "copying the board")
  }

  /// What draws on a board while it is the target.
  package struct Pen {
    fileprivate let board: HostBoard

    /// Fills a rectangle.
    package func fill(_ rect: PixelRect, _ color: PixelColor) throws(EnvironmentError) {
      guard !rect.isEmpty else { return }
      try board.fill(SDL_Rect(rect), color)
      board.damage.append(rect)
    }

    /// Draws what changed of a drawing.
    package func draw(
      _ drawing: HostDrawing, _ commands: [DrawCommand], at origin: PixelPoint,
      on surface: Composition.Surface
    ) throws(EnvironmentError) {
      try board.renderer.drawDamage(
        of: drawing, commands, at: origin, on: surface, into: &board.damage)
    }
  }
}
