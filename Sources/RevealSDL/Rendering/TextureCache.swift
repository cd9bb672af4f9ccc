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
  private var live: [PictureID: LiveTexture] = [:]
  private var painters: [LiveRecipe: any LivePainter] = [:]
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

  /// The texture of a picture in a state; only what the change touched is painted anew.
  mutating func texture(
    _ id: PictureID, in state: PictureState, _ recipe: @autoclosure () -> PictureRecipe?
  ) throws(EnvironmentError) -> OpaquePointer? {
    if let texture = live[id] {
      try texture.show(state, scratch: &scratch)
      return texture.handle
    }
    guard case .live(let recipe, _)? = recipe() else { return nil }
    let texture = try LiveTexture(painter(of: recipe), recipe, on: backend)
    live[id] = texture
    paints += 1
    uploads += 1
    try texture.show(state, scratch: &scratch)
    return texture.handle
  }

  /// What paints a recipe, which all pictures of it share.
  private mutating func painter(of recipe: LiveRecipe) -> any LivePainter {
    if let painter = painters[recipe] { return painter }
    let painter = recipe.makePainter()
    painters[recipe] = painter
    return painter
  }

  /// Gives some textures back.
  mutating func remove(_ ids: [PictureID]) {
    for id in ids { live.removeValue(forKey: id)?.destroy() }
    let used = Set(live.values.map(\.recipe))
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
    for texture in live.values { texture.destroy() }
    live.removeAll()
    painters.removeAll()
  }
}
