import CSDL2
import RevealCore
import RevealRaster

/// The texture of a picture that changes in place: it follows its state by the difference.
final class LiveTexture {
  /// SDL's texture.
  let handle: OpaquePointer
  /// What the picture is of.
  let recipe: LiveRecipe
  private let painter: any LivePainter
  private var shown: PictureState?

  init(
    _ painter: any LivePainter, _ recipe: LiveRecipe, on backend: RendererBackend
  ) throws(EnvironmentError) {
    self.painter = painter
    self.recipe = recipe
    handle = try backend.upload(
      Bitmap(size: recipe.size), isOpaque: recipe.backdrop?.opacity == 1)
  }

  /// Brings the texture up to date with a state.
  func show(_ state: PictureState, scratch: inout [UInt32]) throws(EnvironmentError) {
    guard shown != state else { return }
    let (first, second) = recipe.touched(from: shown, to: state)
    try update(first, state, &scratch)
    try update(second, state, &scratch)
    shown = state
  }

  private func update(
    _ rect: PixelRect, _ state: PictureState, _ scratch: inout [UInt32]
  ) throws(EnvironmentError) {
    guard !rect.isEmpty else { return }
    painter.paint(state, in: rect, into: &scratch)
    var area = SDL_Rect(rect)
    let result = scratch.withUnsafeBytes {
      SDL_UpdateTexture(handle, &area, $0.baseAddress, Int32(rect.size.width * 4))
    }
    try check(result, "bringing a picture up to date")
  }

  /// Gives the memory back; the renderer must still be there.
  func destroy() { SDL_DestroyTexture(handle) }
}
