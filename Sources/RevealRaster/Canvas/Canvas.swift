import RevealCore

/// Executes copies on a picture in memory, with no SDL: stills with a transparent background.
public struct Canvas {
  /// The picture so far.
  public private(set) var bitmap: Bitmap

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
    for blit in composition.blits {
      switch blit.ink {
      case .solid(let color):
        canvas.fill(blit.target, color)
      case .picture(let id, let source):
        guard let recipe = composition.pictures.recipe(of: id) else { continue }
        let picture = pictures[id] ?? painter.paint(recipe)
        pictures[id] = picture
        canvas.copy(picture, from: source, to: blit.target, opacity: blit.opacity)
      }
    }
    return canvas.bitmap
  }

  private mutating func fill(_ rect: PixelRect, _ color: PixelColor) {
    let area = rect.intersection(bounds)
    for y in area.minY..<max(area.maxY, area.minY) {
      for x in area.minX..<area.maxX { put(color.word, x, y, opacity: 255) }
    }
  }

  private mutating func copy(
    _ picture: Bitmap, from source: PixelPoint, to target: PixelRect, opacity: UInt8
  ) {
    let area = target.intersection(bounds)
    for y in area.minY..<max(area.maxY, area.minY) {
      let row = (y - target.minY + source.y) * picture.size.width
      for x in area.minX..<area.maxX {
        put(picture.words[row + x - target.minX + source.x], x, y, opacity: opacity)
      }
    }
  }

  private var bounds: PixelRect { PixelRect(origin: PixelPoint(x: 0, y: 0), size: bitmap.size) }

  /// Lays one pixel over what is there.
  private mutating func put(_ word: UInt32, _ x: Int, _ y: Int, opacity: UInt8) {
    let alpha = word >> 24
    if alpha == 255, opacity == 255 {
      bitmap[x, y] = PixelColor(word: word)
      return
    }
    if opacity == 255, bitmap[x, y].alpha == 0 {
      bitmap[x, y] = PixelColor(word: word)
      return
    }
    let behind = Color(bitmap[x, y])
    let color = Color(PixelColor(word: word))
    // An edge column is a cross-fade between two pictures of one silhouette, not a layer on top:
    // over a translucent track its coverage must not add up.
    bitmap[x, y] =
      opacity == 255
      ? color.over(behind).pixel
      : color.faded(into: behind, part: Double(opacity) / 255).pixel
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
