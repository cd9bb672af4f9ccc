import CSDL2

/// A game as it was before it had a loading screen, with its own units, colours and blending.
struct Game {
  let window: OpaquePointer
  let renderer: OpaquePointer

  /// The window in pixels, and the pixels of one of the game's units.
  static let size = (width: Int32(640), height: Int32(360))
  static let unit: Float = 4
  /// The picture is a wide one: black rows are left above and below it.
  static let stage = SDL_Rect(x: 0, y: 20, w: 640, h: 320)

  init() throws {
    SDL_SetMainReady()
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "Loading", anywhere, anywhere, Self.size.width, Self.size.height, 0)
    else { throw SDLError() }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw SDLError() }
    self.window = window
    self.renderer = renderer
  }

  func close() {
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Clears the window, and draws what is far away.
  func drawSky() {
    SDL_RenderSetScale(renderer, 1, 1)
    SDL_RenderSetViewport(renderer, nil)
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_RenderClear(renderer)
    withUnsafePointer(to: Self.stage) { _ = SDL_RenderSetViewport(renderer, $0) }
    SDL_RenderSetScale(renderer, Self.unit, Self.unit)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer, 16, 20, 36, 255)
    SDL_RenderFillRect(renderer, nil)
    SDL_SetRenderDrawColor(renderer, 200, 210, 255, 255)
    for star in 0..<40 {
      SDL_RenderDrawPoint(renderer, Int32(star * 67 % 160), Int32(star * 31 % 50))
    }
  }

  /// How sparks are drawn from now on: they glow.
  func beginSparks() {
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_ADD)
    SDL_SetRenderDrawColor(renderer, 120, 220, 90, 128)
  }

  /// Draws a spark, in whatever colour, blend mode, scale and viewport the renderer is left with.
  func drawSpark(_ number: Int, tick: Int) {
    let height = (tick + 9 * number) % 40
    var spark = SDL_Rect(x: Int32(8 + 18 * number), y: Int32(66 - height), w: 2, h: 2)
    SDL_RenderFillRect(renderer, &spark)
  }

  /// Saves what is in the window.
  func savePicture(to path: String) throws {
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    SDL_RenderSetScale(renderer, 1, 1)
    SDL_RenderSetViewport(renderer, nil)
    guard
      let picture = SDL_CreateRGBSurfaceWithFormat(
        0, Self.size.width, Self.size.height, 32, format)
    else { throw SDLError() }
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

  init(_ words: [String] = CommandLine.arguments) {
    for (name, value) in zip(words, words.dropFirst()) {
      switch name {
      case "--frames": frames = Int(value)
      case "--picture": picture = value
      default: break
      }
    }
  }
}
