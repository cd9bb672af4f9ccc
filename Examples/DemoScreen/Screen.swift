import CSDL2
import GradientReveal

/// The program's own window, renderer and clock: nothing of it is the library's.
struct Screen {
  let window: OpaquePointer
  let renderer: OpaquePointer

  /// Opens a window; how large is in points.
  init(_ title: String, width: Int32, height: Int32) throws {
    SDL_SetMainReady()
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(title, anywhere, anywhere, width, height, flags)
    else { throw SDLError() }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw SDLError() }
    self.window = window
    self.renderer = renderer
  }

  /// Gives everything back; whatever drew through the renderer must be gone by now.
  func close() {
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// The window in points.
  var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// The pixels of a point.
  var scale: DisplayScale {
    var width: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, nil)
    return DisplayScale(Double(width) / max(size.width, 1))
  }

  /// The time by the system's clock.
  static var now: Instant {
    Instant(seconds: Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()))
  }

  /// Saves what is on the renderer's target.
  func savePicture(to path: String) throws {
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard let picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format) else {
      throw SDLError()
    }
    defer { SDL_FreeSurface(picture) }
    guard
      SDL_RenderReadPixels(
        renderer, nil, format, picture.pointee.pixels, picture.pointee.pitch) == 0,
      SDL_SaveBMP_RW(picture, SDL_RWFromFile(path, "wb"), 1) == 0
    else { throw SDLError() }
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
  /// Keys that are pressed before the first frame.
  var keys = ""

  init(_ words: [String] = CommandLine.arguments) {
    for (name, value) in zip(words, words.dropFirst()) {
      switch name {
      case "--frames": frames = Int(value)
      case "--picture": picture = value
      case "--keys": keys = value
      default: break
      }
    }
  }
}
