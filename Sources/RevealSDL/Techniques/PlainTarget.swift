import CSDL2
import RevealCore
import RevealRaster

/// What a program has that draws each frame anew: a surface in memory, or a window's back buffer.
///
/// There is no canvas in between, and on a surface the background stays from frame to frame: the
/// techniques that are compared with the product's pay for nothing that they do not need.
package final class PlainTarget {
  let backend: RendererBackend
  private let background: PixelColor
  private let isWindow: Bool
  private let size: PixelSize

  /// Makes a target on a backend; one without a window has a surface of the scene's size.
  package init(_ scene: TechniqueScene, on backend: RendererBackend, isWindow: Bool) {
    self.backend = backend
    self.isWindow = isWindow
    background = scene.background.pixel
    size = scene.surface.size
  }

  /// Takes the renderer over from another technique.
  func begin() throws(EnvironmentError) {
    try check(SDL_SetRenderTarget(backend.handle, nil), "drawing to the target")
    clear()
  }

  /// Begins a frame; a back buffer has no content that could be relied on.
  func beginFrame() { if isWindow { clear() } }

  /// Has everything executed that was asked for.
  func endFrame() throws(EnvironmentError) {
    try check(SDL_RenderFlush(backend.handle), "drawing a frame")
  }

  /// Shows the frame; what is in memory is where it has to be.
  func present() { if isWindow { SDL_RenderPresent(backend.handle) } }

  /// What is on the target.
  func picture() throws(EnvironmentError) -> Bitmap {
    var words = [UInt32](repeating: 0, count: size.width * size.height)
    let result = words.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        backend.handle, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress,
        Int32(size.width * 4))
    }
    try check(result, "reading the target")
    for index in words.indices { words[index] |= 0xFF00_0000 }
    return Bitmap(size: size, words: words)
  }

  private func clear() {
    SDL_SetRenderDrawColor(
      backend.handle, background.red, background.green, background.blue, 255)
    SDL_RenderClear(backend.handle)
  }
}
