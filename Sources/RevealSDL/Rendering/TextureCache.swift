import RevealCore
import RevealRaster

/// The textures of the pictures in use: each is painted and uploaded when it is first drawn.
struct TextureCache {
  /// Pictures painted since the start.
  private(set) var paints = 0
  /// Textures uploaded since the start.
  private(set) var uploads = 0

  private let backend: RendererBackend
  private let painter: PicturePainter
  private var textures: [CachedTexture?] = []
  private var masked: [PictureID: MaskedTexture] = [:]
  private var painters: [RevealRecipe: LayerPainter] = [:]
  private var scratch: [UInt32] = []

  init(backend: RendererBackend, text: any TextRasterizer) {
    self.backend = backend
    painter = PicturePainter(text: text)
  }

  /// The texture of a picture, made now if there is none.
  mutating func texture(
    _ id: PictureID, _ recipe: @autoclosure () -> PictureRecipe?
  ) throws(EnvironmentError) -> CachedTexture? {
    if id.index < textures.count, let texture = textures[id.index] { return texture }
    guard let recipe = recipe() else { return nil }
    while textures.count <= id.index { textures.append(nil) }
    let texture = try CachedTexture(
      painter.paint(recipe), isOpaque: recipe.isOpaque, fades: recipe.fades, on: backend)
    paints += 1
    uploads += 1
    textures[id.index] = texture
    return texture
  }

  /// The texture of a picture as it is under a mask; only what the mask touched is painted anew.
  mutating func texture(
    _ id: PictureID, under mask: RevealMask, _ recipe: @autoclosure () -> PictureRecipe?
  ) throws(EnvironmentError) -> OpaquePointer? {
    if let texture = masked[id] {
      try texture.show(mask, scratch: &scratch)
      return texture.handle
    }
    guard case .masked(let recipe, _)? = recipe() else { return nil }
    let texture = try MaskedTexture(layers(of: recipe), recipe, on: backend)
    masked[id] = texture
    paints += 1
    uploads += 1
    try texture.show(mask, scratch: &scratch)
    return texture.handle
  }

  /// The layers of a reveal, which all pictures of it share.
  private mutating func layers(of recipe: RevealRecipe) -> LayerPainter {
    if let painter = painters[recipe] { return painter }
    let painter = LayerPainter(recipe)
    painters[recipe] = painter
    return painter
  }

  /// Gives some textures back.
  mutating func remove(_ ids: [PictureID]) {
    for id in ids { masked.removeValue(forKey: id)?.destroy() }
    let used = Set(masked.values.map(\.recipe))
    painters = painters.filter { used.contains($0.key) }
    for id in ids where id.index < textures.count {
      textures[id.index]?.destroy()
      textures[id.index] = nil
    }
  }

  /// Gives all textures back; the renderer must still be there.
  mutating func removeAll() {
    for case let texture? in textures { texture.destroy() }
    textures.removeAll()
    for texture in masked.values { texture.destroy() }
    masked.removeAll()
    painters.removeAll()
  }
}
