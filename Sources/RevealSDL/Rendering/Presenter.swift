import CSDL2
import RevealCore
import RevealRaster

/// Brings a canvas to a window.
package final class Presenter {
  private let window: Window
  private let renderer: TextureRenderer
  private let usesWindowSurface: Bool
  private var rects: [SDL_Rect] = []
  private var presentedSize: PixelSize?

  /// Makes a presenter: the software renderer's canvas goes to the window's surface, another
  /// renderer's to its own back buffer.
  package init(window: Window, renderer: TextureRenderer) {
    self.window = window
    self.renderer = renderer
    usesWindowSurface = renderer.name == "software"
  }

  /// Shows the changed parts of the canvas.
  package func present(_ damage: [PixelRect], canvas size: PixelSize) throws(EnvironmentError) {
    if usesWindowSurface {
      try presentOnSurface(damage, size)
    } else {
      renderer.copyCanvasToTarget()
      SDL_RenderPresent(renderer.backend.handle)
      renderer.targetCanvas()
    }
  }

  /// Shows the whole canvas again, as after another window covered it.
  package func presentAll(canvas size: PixelSize) throws(EnvironmentError) {
    try present([PixelRect(origin: PixelPoint(x: 0, y: 0), size: size)], canvas: size)
  }

  private func presentOnSurface(
    _ damage: [PixelRect], _ size: PixelSize
  ) throws(EnvironmentError) {
    let surface = try check(SDL_GetWindowSurface(window.handle), "getting the window's surface")
    let pixels = try check(surface.pointee.pixels, "reaching the window's pixels")
    let bounds = PixelRect(
      x: 0, y: 0, width: min(Int(surface.pointee.w), size.width),
      height: min(Int(surface.pointee.h), size.height))
    let format = surface.pointee.format.pointee.format
    let pitch = surface.pointee.pitch
    let bytesPerPixel = Int(surface.pointee.format.pointee.BytesPerPixel)
    // A new surface is empty: then all of the canvas is news.
    let isNew = presentedSize != size
    presentedSize = size
    rects.removeAll(keepingCapacity: true)
    for rect in isNew ? [bounds] : damage {
      let area = rect.intersection(bounds)
      guard !area.isEmpty else { continue }
      renderer.read(
        area, format: format,
        to: pixels + area.minY * Int(pitch) + area.minX * bytesPerPixel, pitch: pitch)
      rects.append(SDL_Rect(area))
    }
    guard !rects.isEmpty else { return }
    SDL_UpdateWindowSurfaceRects(window.handle, &rects, Int32(rects.count))
  }
}
