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
  private var viewport = SDL_Rect()
  private var clip = SDL_Rect()
  private let isClipped: Bool
  private var scale: (x: Float, y: Float) = (1, 1)

  /// Remembers the target of a renderer, and has it draw to a texture.
  init(_ renderer: OpaquePointer, drawingTo canvas: OpaquePointer) throws(EnvironmentError) {
    self.renderer = renderer
    texture = SDL_GetRenderTarget(renderer)
    SDL_RenderGetScale(renderer, &scale.x, &scale.y)
    SDL_RenderGetViewport(renderer, &viewport)
    isClipped = SDL_RenderIsClipEnabled(renderer) == SDL_TRUE
    SDL_RenderGetClipRect(renderer, &clip)
    try check(SDL_SetRenderTarget(renderer, canvas), "drawing to the board")
  }

  /// Goes back to the target.
  func restore() {
    SDL_SetRenderTarget(renderer, texture)
    // Of the window SDL remembers this itself, and exactly.
    guard texture != nil else { return }
    SDL_RenderSetScale(renderer, scale.x, scale.y)
    withUnsafePointer(to: viewport) { _ = SDL_RenderSetViewport(renderer, $0) }
    if isClipped { withUnsafePointer(to: clip) { _ = SDL_RenderSetClipRect(renderer, $0) } }
  }
}
