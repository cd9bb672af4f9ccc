import CSDL2
import GradientReveal
import RevealRaster
import RevealSDL

/// A program's own renderer, on memory of its own: there is no window.
struct BoardHost {
  let renderer: OpaquePointer
  private let surface: UnsafeMutablePointer<SDL_Surface>

  /// Lends a renderer; whatever draws with it must be gone when the body is done.
  static func lend<Result>(
    _ width: Int, _ height: Int, _ body: (BoardHost) throws -> Result
  ) throws -> Result {
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format)
    else { throw SDLFailure() }
    defer { SDL_FreeSurface(surface) }
    guard let renderer = SDL_CreateSoftwareRenderer(surface) else { throw SDLFailure() }
    defer { SDL_DestroyRenderer(renderer) }
    return try body(BoardHost(renderer: renderer, surface: surface))
  }

  /// What is on the surface.
  var picture: Bitmap {
    get throws {
      SDL_RenderFlush(renderer)
      return try Bitmap(surface)
    }
  }

  /// What a board keeps.
  func picture(of board: IndicatorBoard) throws -> Bitmap {
    try board.copy()
    return try picture
  }
}

/// SDL could not do what a test needs.
struct SDLFailure: Error {
  let reason = String(cString: SDL_GetError())
}

extension Bitmap {
  /// Makes the picture that is on a surface.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>) throws {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let copy = SDL_ConvertSurfaceFormat(surface, format, 0) else { throw SDLFailure() }
    defer { SDL_FreeSurface(copy) }
    let size = PixelSize(width: Int(copy.pointee.w), height: Int(copy.pointee.h))
    // Of four bytes a pixel SDL leaves no room between rows.
    let words = UnsafeRawBufferPointer(
      start: copy.pointee.pixels, count: size.width * size.height * 4
    ).bindMemory(to: UInt32.self)
    self.init(size: size, words: Array(words))
  }

  /// The pixels on which two pictures of one size differ.
  func differences(from other: Bitmap) -> [PixelPoint] {
    guard words != other.words else { return [] }
    var points: [PixelPoint] = []
    for (index, (a, b)) in zip(words, other.words).enumerated() where a != b {
      points.append(PixelPoint(x: index % size.width, y: index / size.width))
    }
    return points
  }
}

extension IndicatorBoard {
  /// Spoils what the board keeps, as a system does that takes a texture's memory away.
  ///
  /// The texture is nobody's business but the board's; hence by reflection.
  func vandalize() throws {
    guard let canvas = Mirror(reflecting: self).descendant("canvas") as? HostBoard else {
      throw SDLFailure()
    }
    try canvas.clear(PixelColor(red: 255, green: 0, blue: 255))
  }
}
