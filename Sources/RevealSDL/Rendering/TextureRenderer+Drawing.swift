import CSDL2
import RevealCore
import RevealRaster

extension TextureRenderer {
  /// The pictures that are kept although nothing shows them, before they are thrown away.
  private static let spareTextures = 96

  /// Draws what differs from the frame before.
  func drawDamage() throws(EnvironmentError) {
    let blits = composition.blits
    for rect in composition.damage.rects { try draw(rect, below: blits.count, of: blits) }
    SDL_RenderFlush(backend.handle)
    if composition.pictures.count > composition.blits.count + Self.spareTextures {
      textures.remove(composition.discardUnusedPictures())
    }
  }

  /// Draws a rectangle from the top down, so that no pixel is drawn that another one hides.
  private func draw(
    _ rect: PixelRect, below top: Int, of blits: [Blit]
  ) throws(EnvironmentError) {
    guard !rect.isEmpty else { return }
    var index = top - 1
    while index >= 0, blits[index].target.intersection(rect).isEmpty { index -= 1 }
    guard index >= 0 else { return }
    let blit = blits[index].cropped(to: rect)
    let part = blit.target
    if !blit.isOpaque { try draw(part, below: index, of: blits) }
    try draw(blit)
    let sideHeight = part.size.height
    try draw(
      PixelRect(x: rect.minX, y: rect.minY, width: rect.size.width, height: part.minY - rect.minY),
      below: index, of: blits)
    try draw(
      PixelRect(x: rect.minX, y: part.maxY, width: rect.size.width, height: rect.maxY - part.maxY),
      below: index, of: blits)
    try draw(
      PixelRect(x: rect.minX, y: part.minY, width: part.minX - rect.minX, height: sideHeight),
      below: index, of: blits)
    try draw(
      PixelRect(x: part.maxX, y: part.minY, width: rect.maxX - part.maxX, height: sideHeight),
      below: index, of: blits)
  }

  private func draw(_ blit: Blit) throws(EnvironmentError) {
    var target = SDL_Rect(blit.target)
    switch blit.ink {
    case .solid(let color):
      let mode = blit.isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
      SDL_SetRenderDrawBlendMode(backend.handle, mode)
      SDL_SetRenderDrawColor(backend.handle, color.red, color.green, color.blue, color.alpha)
      try check(SDL_RenderFillRect(backend.handle, &target), "filling a rectangle")
    case .picture(let id, let corner):
      let pictures = composition.pictures
      guard let cached = try textures.texture(id, pictures.recipe(of: id)) else { return }
      var source = SDL_Rect(PixelRect(origin: corner, size: blit.target.size))
      let texture = blit.opacity == 255 ? cached.plain : cached.fading
      if blit.opacity < 255 { SDL_SetTextureAlphaMod(texture, blit.opacity) }
      try check(SDL_RenderCopy(backend.handle, texture, &source, &target), "copying a texture")
    case .masked(let id, let corner, let mask):
      let pictures = composition.pictures
      guard let texture = try textures.texture(id, under: mask, pictures.recipe(of: id)) else {
        return
      }
      var source = SDL_Rect(PixelRect(origin: corner, size: blit.target.size))
      try check(SDL_RenderCopy(backend.handle, texture, &source, &target), "copying a texture")
    }
  }
}
