import CSDL2
import GradientReveal

/// A window whose memory is drawn to directly, so that a frame shows only what changed in it.
struct Screen {
  let window: OpaquePointer
  let surface: UnsafeMutablePointer<SDL_Surface>
  let renderer: OpaquePointer

  /// Opens a window; a resize would replace its memory, so it has one size for good.
  init(_ title: String, _ size: Size) throws {
    SDL_SetMainReady()
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32(size.width), Int32(size.height), 0),
      let surface = SDL_GetWindowSurface(window),
      let renderer = SDL_CreateSoftwareRenderer(surface)
    else { throw SDLError() }
    self.window = window
    self.surface = surface
    self.renderer = renderer
  }

  /// Gives everything back; whatever drew through the renderer must be gone by now.
  func close() {
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Shows some rectangles of the window's memory.
  func show(_ rects: [PixelRect]) {
    // The renderer may still hold back what it was told to draw.
    SDL_RenderFlush(renderer)
    let areas = rects.map {
      SDL_Rect(
        x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.size.width), h: Int32($0.size.height))
    }
    SDL_UpdateWindowSurfaceRects(window, areas, Int32(areas.count))
  }

  /// Shows all of the window's memory.
  func showEverything() {
    SDL_RenderFlush(renderer)
    SDL_UpdateWindowSurface(window)
  }

  /// Saves what is in the window's memory.
  func savePicture(to path: String) throws {
    SDL_RenderFlush(renderer)
    guard SDL_SaveBMP_RW(surface, SDL_RWFromFile(path, "wb"), 1) == 0 else { throw SDLError() }
  }

  /// The time by the system's clock.
  static var now: Instant {
    Instant(seconds: Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()))
  }
}

/// What SDL says of what it could not do.
struct SDLError: Error {
  let reason = String(cString: SDL_GetError())
}

/// `--frames N --picture FILE.bmp`: so many frames on a clock of its own, and then a picture.
struct Options {
  var frames: Int?
  var picture = "picture.bmp"
  /// The bars that change in each frame.
  var moving = 20
  /// Whether each frame copies the whole board: the same picture, for many times the work.
  var copiesEverything = false

  init(_ words: [String] = CommandLine.arguments) {
    copiesEverything = words.contains("--everything")
    for (name, value) in zip(words, words.dropFirst()) {
      switch name {
      case "--frames": frames = Int(value)
      case "--picture": picture = value
      case "--moving": moving = max(Int(value) ?? moving, 0)
      default: break
      }
    }
  }
}
