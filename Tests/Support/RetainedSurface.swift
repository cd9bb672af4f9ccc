import RevealCore
import RevealRaster

/// A bitmap that keeps its content and, frame by frame, draws only what is damaged.
///
/// It does what a renderer does with a composition, in a few lines: what these laws say of it holds
/// for every renderer that executes copies rightly.
package struct RetainedSurface {
  /// What is on the surface.
  package private(set) var bitmap = Bitmap(size: PixelSize(width: 0, height: 0))
  /// The commands as copies.
  package private(set) var composition = Composition()

  private let text: any TextRasterizer
  private let painter: PicturePainter
  private var pictures: [PictureID: Bitmap] = [:]
  private var live: [PictureID: any LivePainter] = [:]

  /// How many pictures were painted.
  package private(set) var paints = 0

  /// Makes a surface that has its text from a rasterizer.
  package init(text: any TextRasterizer) {
    self.text = text
    painter = PicturePainter(text: text)
  }

  /// Shows commands, drawing only what differs from the commands before.
  package mutating func show(_ commands: [DrawCommand], on surface: Composition.Surface) {
    if bitmap.size != surface.size {
      // Whatever is left undrawn is seen at once.
      bitmap = Bitmap(size: surface.size, color: PixelColor(red: 255, green: 0, blue: 255))
    }
    composition.update(commands, on: surface, text: text)
    for rect in composition.damage.rects {
      for blit in composition.blits {
        let part = blit.cropped(to: rect)
        if !part.target.isEmpty { execute(part) }
      }
    }
  }

  /// Forgets the pictures that nothing shows.
  package mutating func discardUnusedPictures() -> [PictureID] {
    let discarded = composition.discardUnusedPictures()
    for id in discarded {
      pictures[id] = nil
      live[id] = nil
    }
    return discarded
  }

  private mutating func execute(_ blit: Blit) {
    switch blit.ink {
    case .solid(let color):
      for y in blit.target.minY..<blit.target.maxY {
        for x in blit.target.minX..<blit.target.maxX { put(color, x, y, blit.opacity) }
      }
    case .picture(let id, let source):
      if let picture = picture(id) { copy(picture, from: source, blit) }
    case .live(let id, let source, let state):
      if let picture = picture(id, in: state) { copy(picture, from: source, blit) }
    }
  }

  private mutating func copy(_ picture: Bitmap, from source: PixelPoint, _ blit: Blit) {
    for y in 0..<blit.target.size.height {
      for x in 0..<blit.target.size.width {
        put(
          picture[source.x + x, source.y + y], blit.target.minX + x, blit.target.minY + y,
          blit.opacity)
      }
    }
  }

  private mutating func picture(_ id: PictureID, in state: PictureState) -> Bitmap? {
    guard case .live(let recipe, _)? = composition.pictures.recipe(of: id) else { return nil }
    let painter = live[id] ?? recipe.makePainter()
    if live[id] == nil { paints += 1 }
    live[id] = painter
    return painter.picture(state, of: recipe)
  }

  private mutating func picture(_ id: PictureID) -> Bitmap? {
    if let known = pictures[id] { return known }
    guard let recipe = composition.pictures.recipe(of: id) else { return nil }
    paints += 1
    let picture = painter.paint(recipe)
    pictures[id] = picture
    return picture
  }

  private mutating func put(_ color: PixelColor, _ x: Int, _ y: Int, _ opacity: UInt8) {
    if color.alpha == 255, opacity == 255 {
      bitmap[x, y] = color
    } else {
      let layer = Color(color).opacity(Double(opacity) / 255)
      bitmap[x, y] = layer.over(Color(bitmap[x, y])).pixel
    }
  }
}
