import CSDL2
import RevealCore
import RevealRaster

/// An SDL renderer and what it is on.
///
/// The software renderer draws to memory of its own, so that it outlives the window's surface,
/// which every resize replaces; a GPU's renderer draws to its window.
package final class RendererBackend {
  let handle: OpaquePointer
  /// The name that SDL gives to the renderer.
  package let name: String
  /// The format of the canvas, and of textures that hide what is behind them.
  let canvasFormat: UInt32
  private let largestTexture: PixelSize
  private let window: Window?
  private let anchor: UnsafeMutablePointer<SDL_Surface>?
  private let isOwned: Bool

  /// Makes the software renderer: no display is needed, and none is touched.
  ///
  /// It needs a surface to begin with, of which the product makes no use: everything is drawn to a
  /// target texture instead. `size` is for a caller that draws on the surface itself.
  package static func software(
    surface size: PixelSize = PixelSize(width: 1, height: 1)
  ) throws(EnvironmentError) -> RendererBackend {
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    let anchor = try check(
      SDL_CreateRGBSurfaceWithFormat(0, Int32(size.width), Int32(size.height), 32, format),
      "making a surface")
    guard let handle = SDL_CreateSoftwareRenderer(anchor) else {
      SDL_FreeSurface(anchor)
      throw .sdl(operation: "making the software renderer", reason: SDLSession.lastError)
    }
    return RendererBackend(
      handle: handle, canvasFormat: format, window: nil, anchor: anchor)
  }

  /// Makes one of SDL's other renderers, on a window.
  package static func accelerated(
    _ name: String, on window: Window
  ) throws(EnvironmentError) -> RendererBackend {
    guard let index = available.firstIndex(of: name) else {
      throw .noRenderer(name: name, available: available, reason: "SDL has none of that name")
    }
    guard
      let handle = SDL_CreateRenderer(
        window.handle, Int32(index), SDL_RENDERER_TARGETTEXTURE.rawValue)
    else {
      throw .noRenderer(name: name, available: available, reason: SDLSession.lastError)
    }
    return RendererBackend(
      handle: handle, canvasFormat: SDL_PIXELFORMAT_ARGB8888.rawValue, window: window, anchor: nil)
  }

  /// Has presenting wait for the display.
  package func waitForDisplay() throws(EnvironmentError) {
    try check(SDL_RenderSetVSync(handle, 1), "waiting for the display with \(name)")
  }

  /// Takes a renderer that a host program made, and that it destroys after this object.
  package static func host(_ handle: OpaquePointer) -> RendererBackend {
    // Surfaces are seldom of a format with alpha, and copies between equal formats are fastest.
    let isSoftware = name(of: handle) == "software"
    let format = isSoftware ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    return RendererBackend(
      handle: handle, canvasFormat: format.rawValue, window: nil, anchor: nil, isOwned: false)
  }

  /// The names of the renderers that this SDL has.
  package static var available: [String] {
    (0..<max(SDL_GetNumRenderDrivers(), 0)).compactMap { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0 else { return nil }
      return info.name.map { String(cString: $0) }
    }
  }

  private static func name(of handle: OpaquePointer) -> String {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    return info.name.map { String(cString: $0) } ?? "unknown"
  }

  private init(
    handle: OpaquePointer, canvasFormat: UInt32, window: Window?,
    anchor: UnsafeMutablePointer<SDL_Surface>?, isOwned: Bool = true
  ) {
    self.handle = handle
    self.canvasFormat = canvasFormat
    self.window = window
    self.anchor = anchor
    self.isOwned = isOwned
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    name = Self.name(of: handle)
    // SDL says 0 where there is no limit.
    largestTexture = PixelSize(
      width: info.max_texture_width > 0 ? Int(info.max_texture_width) : .max,
      height: info.max_texture_height > 0 ? Int(info.max_texture_height) : .max)
  }

  deinit {
    if isOwned { SDL_DestroyRenderer(handle) }
    if let anchor { SDL_FreeSurface(anchor) }
  }

  /// A size, cut down to what a texture can have.
  func limited(_ size: PixelSize) -> PixelSize {
    PixelSize(
      width: min(size.width, largestTexture.width), height: min(size.height, largestTexture.height))
  }

  /// Makes a texture of a picture; one that hides what is behind it has the canvas's format.
  func upload(_ picture: Bitmap, isOpaque: Bool) throws(EnvironmentError) -> OpaquePointer {
    let size = limited(picture.size)
    let format = isOpaque ? canvasFormat : SDL_PIXELFORMAT_ARGB8888.rawValue
    let texture = try check(
      SDL_CreateTexture(
        handle, format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(max(size.width, 1)),
        Int32(max(size.height, 1))), "making a texture")
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
    SDL_SetTextureBlendMode(texture, isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    guard !size.isEmpty else { return texture }
    var area = SDL_Rect(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size))
    let result = picture.words.withUnsafeBytes {
      SDL_UpdateTexture(texture, &area, $0.baseAddress, Int32(picture.size.width * 4))
    }
    guard result == 0 else {
      SDL_DestroyTexture(texture)
      throw .sdl(operation: "uploading a picture", reason: SDLSession.lastError)
    }
    return texture
  }
}
