import CSDL2
import RevealRaster

/// A picture as SDL's textures: one that is copied, and where its columns fade a twin that blends.
///
/// Switching one texture between copying and blending has SDL work out its blit anew at each
/// switch, which costs more than the column that is blended.
struct CachedTexture {
  /// The texture that is copied.
  let plain: OpaquePointer
  /// The texture that is blended with an opacity; the same one where nothing fades.
  let fading: OpaquePointer

  init(
    _ picture: Bitmap, isOpaque: Bool, fades: Bool, on backend: RendererBackend
  ) throws(EnvironmentError) {
    let plain = try backend.upload(picture, isOpaque: isOpaque)
    self.plain = plain
    guard fades else {
      fading = plain
      return
    }
    do throws(EnvironmentError) {
      fading = try backend.upload(picture, isOpaque: isOpaque)
    } catch {
      SDL_DestroyTexture(plain)
      throw error
    }
    SDL_SetTextureBlendMode(fading, SDL_BLENDMODE_BLEND)
  }

  /// Gives the memory back; the renderer must still be there.
  func destroy() {
    SDL_DestroyTexture(plain)
    if fading != plain { SDL_DestroyTexture(fading) }
  }
}
