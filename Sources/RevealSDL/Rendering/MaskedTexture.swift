import CSDL2
import RevealCore
import RevealRaster

/// The texture of a picture under a mask that turns: it follows the mask by its difference.
final class MaskedTexture {
  /// SDL's texture.
  let handle: OpaquePointer
  /// What the picture is of.
  let recipe: RevealRecipe
  private let painter: LayerPainter
  private var shown: RevealMask?

  init(
    _ painter: LayerPainter, _ recipe: RevealRecipe, on backend: RendererBackend
  ) throws(EnvironmentError) {
    self.painter = painter
    self.recipe = recipe
    handle = try backend.upload(
      Bitmap(size: recipe.size), isOpaque: recipe.paint.backdrop?.opacity == 1)
  }

  /// Brings the texture up to date with a mask.
  func show(_ mask: RevealMask, scratch: inout [UInt32]) throws(EnvironmentError) {
    guard shown != mask else { return }
    let (first, second) = painter.touched(from: shown, to: mask)
    try update(first, mask, &scratch)
    try update(second, mask, &scratch)
    shown = mask
  }

  private func update(
    _ rect: PixelRect, _ mask: RevealMask, _ scratch: inout [UInt32]
  ) throws(EnvironmentError) {
    guard !rect.isEmpty else { return }
    painter.paint(mask, in: rect, into: &scratch)
    var area = SDL_Rect(rect)
    let result = scratch.withUnsafeBytes {
      SDL_UpdateTexture(handle, &area, $0.baseAddress, Int32(rect.size.width * 4))
    }
    try check(result, "bringing a picture up to date")
  }

  /// Gives the memory back; the renderer must still be there.
  func destroy() { SDL_DestroyTexture(handle) }
}
