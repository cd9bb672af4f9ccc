import CSDL2

/// What a host program has set on its renderer, so that it finds it as it left it.
struct HostState {
  private let renderer: OpaquePointer
  private var color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) = (0, 0, 0, 0)
  private var blendMode = SDL_BLENDMODE_NONE
  private var scale: (x: Float, y: Float) = (1, 1)

  /// Remembers the state of a renderer, and has a unit be a pixel.
  init(_ renderer: OpaquePointer) {
    self.renderer = renderer
    SDL_GetRenderDrawColor(renderer, &color.red, &color.green, &color.blue, &color.alpha)
    SDL_GetRenderDrawBlendMode(renderer, &blendMode)
    SDL_RenderGetScale(renderer, &scale.x, &scale.y)
    SDL_RenderSetScale(renderer, 1, 1)
  }

  /// Puts everything back.
  func restore() {
    SDL_RenderSetScale(renderer, scale.x, scale.y)
    SDL_SetRenderDrawBlendMode(renderer, blendMode)
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
  }
}

/// The target of a host's renderer, and what SDL forgets of it while another one is drawn to.
struct HostTarget {
  private let renderer: OpaquePointer
  private let texture: OpaquePointer?
  private let isClipped: Bool
  private let viewport, clip: HostRect
  private var scale: (x: Float, y: Float) = (1, 1)
  private var logicalSize: (width: Int32, height: Int32) = (0, 0)

  /// Remembers the target of a renderer, and has it draw to a texture.
  init(_ renderer: OpaquePointer, drawingTo canvas: OpaquePointer) throws(EnvironmentError) {
    self.renderer = renderer
    texture = SDL_GetRenderTarget(renderer)
    SDL_RenderGetScale(renderer, &scale.x, &scale.y)
    SDL_RenderGetLogicalSize(renderer, &logicalSize.width, &logicalSize.height)
    isClipped = SDL_RenderIsClipEnabled(renderer) == SDL_TRUE
    viewport = HostRect(renderer, scale, SDL_RenderGetViewport)
    clip = HostRect(renderer, scale, SDL_RenderGetClipRect)
    try check(SDL_SetRenderTarget(renderer, canvas), "drawing to the board")
  }

  /// Goes back to the target.
  func restore() {
    SDL_SetRenderTarget(renderer, texture)
    // Of the window SDL remembers this itself, and exactly.
    guard texture != nil else { return }
    if logicalSize.width > 0 {
      SDL_RenderSetLogicalSize(renderer, logicalSize.width, logicalSize.height)
    }
    viewport.restore(renderer, scale, SDL_RenderGetViewport, SDL_RenderSetViewport)
    if isClipped { clip.restore(renderer, scale, SDL_RenderGetClipRect, SDL_RenderSetClipRect) }
    SDL_RenderSetScale(renderer, scale.x, scale.y)
  }
}

/// A rectangle that SDL keeps in parts of pixels, and tells in whole units of the scale.
private struct HostRect {
  typealias Read = (OpaquePointer?, UnsafeMutablePointer<SDL_Rect>?) -> Void
  typealias Write = (OpaquePointer?, UnsafePointer<SDL_Rect>?) -> Int32

  private var units = SDL_Rect()
  private var fine = SDL_Rect()

  /// A scale at which a unit is so small a part of a pixel that nothing is cut off.
  private static let fineScale = Float(sign: .plus, exponent: -16, significand: 1)

  init(_ renderer: OpaquePointer, _ scale: (x: Float, y: Float), _ read: Read) {
    read(renderer, &units)
    fine = Self.fine(renderer, read)
    SDL_RenderSetScale(renderer, scale.x, scale.y)
  }

  /// Sets the rectangle as the host must have set it; where that is not how, by its pixels.
  func restore(
    _ renderer: OpaquePointer, _ scale: (x: Float, y: Float), _ read: Read, _ write: Write
  ) {
    var candidate = units
    for _ in 0..<2 {
      SDL_RenderSetScale(renderer, scale.x, scale.y)
      _ = withUnsafePointer(to: candidate) { write(renderer, $0) }
      let found = Self.fine(renderer, read)
      if found.x == fine.x, found.y == fine.y, found.w == fine.w, found.h == fine.h { return }
      // SDL rounds down what it tells, and a product of the scale may lie just below its unit.
      if found.x != fine.x { candidate.x += 1 }
      if found.y != fine.y { candidate.y += 1 }
      if found.w != fine.w { candidate.w += 1 }
      if found.h != fine.h { candidate.h += 1 }
    }
    SDL_RenderSetScale(renderer, Self.fineScale, Self.fineScale)
    _ = withUnsafePointer(to: fine) { write(renderer, $0) }
  }

  private static func fine(_ renderer: OpaquePointer, _ read: Read) -> SDL_Rect {
    var rect = SDL_Rect()
    SDL_RenderSetScale(renderer, fineScale, fineScale)
    read(renderer, &rect)
    return rect
  }
}
