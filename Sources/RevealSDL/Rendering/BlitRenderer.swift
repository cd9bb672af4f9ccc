import CSDL2
import RevealCore
import RevealRaster

/// Executes copies on a backend, from textures that are painted once.
final class BlitRenderer {
  let backend: RendererBackend
  /// The numbers of the pictures, which all compositions drawn here share.
  let pictures = PictureIndex()
  private(set) var textures: TextureCache
  private var picturesInUse = 0

  init(backend: RendererBackend, text: any TextRasterizer) {
    self.backend = backend
    textures = TextureCache(backend: backend, text: text)
  }

  deinit { textures.removeAll() }

  /// Gives all textures back, as after the system lost them.
  func removeTextures() { textures.removeAll() }

  /// The pictures that are kept although nothing shows them, before they are thrown away.
  private static let spareTextures = 96

  /// Throws pictures away that nothing shows any more, once there are many of them.
  func discardPictures(insertUsed: (inout Set<PictureID>) -> Void) {
    guard pictures.count > picturesInUse + Self.spareTextures else { return }
    var used: Set<PictureID> = []
    insertUsed(&used)
    textures.remove(pictures.removeAll(except: used))
    picturesInUse = used.count
  }

  /// Draws a rectangle from the top down, so that no pixel is drawn that another one hides.
  ///
  /// `offset` is where the copies' space lies on the target.
  func draw(
    _ rect: PixelRect, of blits: [Blit], offset: PixelPoint = PixelPoint(x: 0, y: 0)
  ) throws(EnvironmentError) {
    try draw(rect, below: blits.count, of: blits, offset)
  }

  private func draw(
    _ rect: PixelRect, below top: Int, of blits: [Blit], _ offset: PixelPoint
  ) throws(EnvironmentError) {
    guard !rect.isEmpty else { return }
    var index = top - 1
    while index >= 0, blits[index].target.intersection(rect).isEmpty { index -= 1 }
    guard index >= 0 else { return }
    let blit = blits[index].cropped(to: rect)
    let part = blit.target
    if !blit.isOpaque { try draw(part, below: index, of: blits, offset) }
    try draw(blit, offset)
    let sideHeight = part.size.height
    try draw(
      PixelRect(x: rect.minX, y: rect.minY, width: rect.size.width, height: part.minY - rect.minY),
      below: index, of: blits, offset)
    try draw(
      PixelRect(x: rect.minX, y: part.maxY, width: rect.size.width, height: rect.maxY - part.maxY),
      below: index, of: blits, offset)
    try draw(
      PixelRect(x: rect.minX, y: part.minY, width: part.minX - rect.minX, height: sideHeight),
      below: index, of: blits, offset)
    try draw(
      PixelRect(x: part.maxX, y: part.minY, width: rect.maxX - part.maxX, height: sideHeight),
      below: index, of: blits, offset)
  }

  private func draw(_ blit: Blit, _ offset: PixelPoint) throws(EnvironmentError) {
    var target = SDL_Rect(blit.target.offset(x: offset.x, y: offset.y))
    let texture: OpaquePointer
    let corner: PixelPoint
    switch blit.ink {
    case .solid(let color):
      let mode = blit.isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
      SDL_SetRenderDrawBlendMode(backend.handle, mode)
      SDL_SetRenderDrawColor(backend.handle, color.red, color.green, color.blue, color.alpha)
      try check(SDL_RenderFillRect(backend.handle, &target), "filling a rectangle")
      return
    case .picture(let id, let source):
      guard let cached = try textures.texture(id, pictures.recipe(of: id)) else { return }
      texture = blit.opacity == 255 ? cached.plain : cached.fading
      if blit.opacity < 255 { SDL_SetTextureAlphaMod(texture, blit.opacity) }
      corner = source
    case .live(let id, let source, let state):
      guard let live = try textures.texture(id, in: state, pictures.recipe(of: id)) else { return }
      texture = live
      corner = source
    }
    var source = SDL_Rect(PixelRect(origin: corner, size: blit.target.size))
    try check(SDL_RenderCopy(backend.handle, texture, &source, &target), "copying a texture")
  }
}
