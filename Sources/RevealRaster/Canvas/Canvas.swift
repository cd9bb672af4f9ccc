import RevealCore

/// Executes copies on a picture in memory, with no SDL: stills with a transparent background.
public struct Canvas {
  /// The picture so far.
  public private(set) var bitmap: Bitmap

  private var beneath = Bitmap(size: PixelSize(width: 0, height: 0))

  /// Makes a canvas of one colour.
  public init(size: PixelSize, background: PixelColor = .clear) {
    bitmap = Bitmap(size: size, color: background)
  }

  /// Draws commands on a new canvas of the surface's size.
  public static func draw(
    _ commands: [DrawCommand], on surface: Composition.Surface, background: PixelColor = .clear,
    text: any TextRasterizer = NoText()
  ) -> Bitmap {
    var composition = Composition()
    composition.update(commands, on: surface, text: text)
    let painter = PicturePainter(text: text)
    var pictures: [PictureID: Bitmap] = [:]
    var canvas = Canvas(size: surface.size, background: background)
    let blits = composition.blits
    for (index, blit) in blits.enumerated() {
      // An edge column, the last of a reveal's three copies, fades from track to gradient, each
      // over what lay there before both.
      if index + 2 < blits.count, blits[index + 2].opacity < 255 {
        canvas.beneath = canvas.bitmap.cropped(to: blits[index + 2].target)
      }
      switch blit.ink {
      case .solid(let color):
        canvas.fill(blit.target, color)
      case .picture(let id, let source):
        guard let recipe = composition.pictures.recipe(of: id) else { continue }
        let picture = pictures[id] ?? painter.paint(recipe)
        pictures[id] = picture
        canvas.copy(picture, from: source, to: blit.target, opacity: blit.opacity)
      case .live(let id, let source, let state):
        guard case .live(let recipe, _)? = composition.pictures.recipe(of: id) else { continue }
        canvas.copy(
          recipe.makePainter().picture(state, of: recipe), from: source, to: blit.target,
          opacity: blit.opacity)
      }
    }
    return canvas.bitmap
  }

  private mutating func fill(_ rect: PixelRect, _ color: PixelColor) {
    let area = rect.intersection(bounds)
    for y in area.minY..<max(area.maxY, area.minY) {
      for x in area.minX..<area.maxX { put(color.word, x, y) }
    }
  }

  private mutating func copy(
    _ picture: Bitmap, from source: PixelPoint, to target: PixelRect, opacity: UInt8
  ) {
    let area = target.intersection(bounds)
    for y in area.minY..<max(area.maxY, area.minY) {
      let row = (y - target.minY + source.y) * picture.size.width
      for x in area.minX..<area.maxX {
        let word = picture.words[row + x - target.minX + source.x]
        if opacity == 255 {
          put(word, x, y)
        } else {
          fade(word, x, y, opacity, over: beneath[x - area.minX, y - area.minY])
        }
      }
    }
  }

  private var bounds: PixelRect { PixelRect(origin: PixelPoint(x: 0, y: 0), size: bitmap.size) }

  /// Lays one pixel over what is there.
  private mutating func put(_ word: UInt32, _ x: Int, _ y: Int) {
    if word >> 24 == 255 || bitmap[x, y].alpha == 0 {
      bitmap[x, y] = PixelColor(word: word)
    } else {
      bitmap[x, y] = Color(PixelColor(word: word)).over(Color(bitmap[x, y])).pixel
    }
  }

  /// Fades from what is there to one pixel over what was there before: a cross-fade between two
  /// pictures of one silhouette, not a layer on top, or translucent coverage would add up.
  private mutating func fade(
    _ word: UInt32, _ x: Int, _ y: Int, _ opacity: UInt8, over beneath: PixelColor
  ) {
    let layer = Color(PixelColor(word: word)).over(Color(beneath))
    bitmap[x, y] = layer.faded(into: Color(bitmap[x, y]), part: Double(opacity) / 255).pixel
  }
}

extension Color {
  /// The colour part of the way from another to this one, mixed premultiplied.
  func faded(into other: Color, part: Double) -> Color {
    let mine = opacity * part
    let others = other.opacity * (1 - part)
    guard mine + others > 0 else { return .clear }
    return Color(
      red: (red * mine + other.red * others) / (mine + others),
      green: (green * mine + other.green * others) / (mine + others),
      blue: (blue * mine + other.blue * others) / (mine + others), opacity: mine + others)
  }
}
