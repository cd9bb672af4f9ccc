import CSDL2
import RevealCore
import RevealRaster

/// Draws commands on a canvas through an SDL renderer, from textures that are painted once.
///
/// A texture is keyed by its recipe, so what is drawn anew is what changed; progress changes no
/// recipe, and so paints and uploads nothing. The canvas is a target texture that keeps its
/// content: only the pixels that differ from the frame before are drawn.
package final class TextureRenderer {
  /// How much work was done since the start.
  package struct Counters: Hashable, Sendable {
    /// Pictures painted.
    package var paints = 0
    /// Textures uploaded.
    package var uploads = 0
    /// Frames drawn.
    package var frames = 0
  }

  /// How much work was done since the start.
  package var counters: Counters {
    Counters(
      paints: blits.textures.paints, uploads: blits.textures.uploads, frames: frames)
  }

  var backend: RendererBackend { blits.backend }
  private let blits: BlitRenderer
  private let text: any TextRasterizer
  private var composition: Composition
  private var frames = 0
  private var canvas: OpaquePointer?
  private var surface: Composition.Surface?

  /// Makes a renderer on a backend.
  package init(backend: RendererBackend, text: any TextRasterizer) {
    self.text = text
    blits = BlitRenderer(backend: backend, text: text)
    composition = Composition(pictures: blits.pictures)
  }

  deinit {
    if let canvas { SDL_DestroyTexture(canvas) }
  }

  /// The name of SDL's renderer.
  package var name: String { backend.name }

  /// Brings the canvas up to date, and tells which parts of it changed.
  package func draw(
    _ commands: [DrawCommand], on wanted: Composition.Surface
  ) throws(EnvironmentError) -> [PixelRect] {
    var surface = wanted
    surface.size = backend.limited(wanted.size)
    guard !surface.size.isEmpty else { return [] }
    if canvas == nil || self.surface?.size != surface.size { try makeCanvas(surface.size) }
    self.surface = surface
    composition.update(commands, on: surface, text: text)
    let copies = composition.blits
    for rect in composition.damage.rects { try blits.draw(rect, of: copies) }
    SDL_RenderFlush(backend.handle)
    blits.discardPictures { composition.insertPictures(into: &$0) }
    if !composition.damage.isEmpty { frames += 1 }
    return composition.damage.rects
  }

  /// Makes the canvas anew after the system lost it, and all textures where it lost those too.
  package func recover(texturesToo: Bool) {
    if texturesToo { blits.removeTextures() }
    if let canvas { SDL_DestroyTexture(canvas) }
    canvas = nil
    surface = nil
  }

  /// What is on the canvas.
  package func snapshot() throws(EnvironmentError) -> Bitmap {
    guard let size = surface?.size else { return Bitmap(size: PixelSize(width: 0, height: 0)) }
    var words = [UInt32](repeating: 0, count: size.width * size.height)
    var area = SDL_Rect(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size))
    let result = words.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        backend.handle, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress,
        Int32(size.width * 4))
    }
    try check(result, "reading the canvas")
    for index in words.indices { words[index] |= 0xFF00_0000 }
    return Bitmap(size: size, words: words)
  }

  /// Copies a part of the canvas to rows of `0x00RRGGBB` pixels of the whole surface's width.
  package func copy(_ rect: PixelRect, to memory: UnsafeMutableRawBufferPointer, width: Int) {
    let start = (rect.minY * width + rect.minX) * 4
    let end = ((rect.maxY - 1) * width + rect.maxX) * 4
    guard !rect.isEmpty, rect.maxX <= width, start >= 0, end <= memory.count,
      let base = memory.baseAddress
    else { return }
    read(
      rect, format: SDL_PIXELFORMAT_RGB888.rawValue, to: base + start, pitch: Int32(width * 4))
  }

  /// Copies a part of the canvas to pixels of the given format.
  func read(_ rect: PixelRect, format: UInt32, to pixels: UnsafeMutableRawPointer, pitch: Int32) {
    var area = SDL_Rect(rect)
    SDL_RenderReadPixels(backend.handle, &area, format, pixels, pitch)
  }

  /// Puts the whole canvas on the backend's own target, as a GPU's presentation needs it.
  func copyCanvasToTarget() {
    guard let canvas, let size = surface?.size else { return }
    var area = SDL_Rect(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size))
    SDL_SetRenderTarget(backend.handle, nil)
    SDL_RenderCopy(backend.handle, canvas, &area, nil)
  }

  /// Has drawing go to the canvas again.
  func targetCanvas() {
    guard let canvas else { return }
    SDL_SetRenderTarget(backend.handle, canvas)
  }

  /// The columns that the canvas has beyond its size, so that its rows never lie on 16 bytes in turn.
  ///
  /// Where they do, and both ends of a copy too, SDL writes around the processor's cache; presenting,
  /// which reads the same pixels at once, has to fetch them, and a frame takes three times as long.
  private func spareColumns(_ size: PixelSize) -> Int {
    name == "software" && size.width.isMultiple(of: 4) ? 1 : 0
  }

  private func makeCanvas(_ size: PixelSize) throws(EnvironmentError) {
    if let canvas {
      SDL_SetRenderTarget(backend.handle, nil)
      SDL_DestroyTexture(canvas)
      self.canvas = nil
    }
    let texture = try check(
      SDL_CreateTexture(
        backend.handle, backend.canvasFormat, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
        Int32(size.width + spareColumns(size)), Int32(size.height)),
      "making a canvas of \(size.width)×\(size.height)")
    canvas = texture
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    try check(SDL_SetRenderTarget(backend.handle, texture), "drawing to the canvas")
    composition.damageEverything()
    surface = nil
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.size.width),
      h: Int32(rect.size.height))
  }
}
