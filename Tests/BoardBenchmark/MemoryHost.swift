import CSDL2

/// A program's renderer, on memory: what a window's surface is to SDL, with no window around it.
struct MemoryHost {
  let renderer: OpaquePointer
  private let surface: UnsafeMutablePointer<SDL_Surface>

  /// Makes a renderer on so many pixels; it lasts as long as the program.
  init(width: Int, height: Int) throws {
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format),
      let renderer = SDL_CreateSoftwareRenderer(surface)
    else { throw SDLFailure() }
    self.surface = surface
    self.renderer = renderer
  }

  /// Has everything that was drawn be in the memory.
  func flush() { SDL_RenderFlush(renderer) }
}

/// SDL could not do what a measurement needs.
struct SDLFailure: Error {
  let reason = String(cString: SDL_GetError())
}
