import RevealCore

/// A line of text as pictures in a row.
///
/// Where digits are of one width, each is a cell of a strip that is painted once: a number that
/// counts up paints nothing and moves nothing.
struct TextLine {
  struct Piece {
    let recipe: PictureRecipe
    let source: PixelPoint
    let size: PixelSize
    let offset: Int
  }

  private(set) var pieces: [Piece] = []
  private(set) var width = 0

  init(_ paint: TextPaint, scale: DisplayScale, text: any TextRasterizer) {
    let style = TextStyle(paint, scale: scale)
    guard paint.hasMonospacedDigits else {
      append(TextRecipe(string: paint.string, style: style), text)
      return
    }
    var rest = paint.string[...]
    while let first = rest.first {
      if Self.digit(first) != nil {
        append(digits: rest.prefix { Self.digit($0) != nil }, style, text)
        rest = rest.drop { Self.digit($0) != nil }
      } else {
        append(
          TextRecipe(string: String(rest.prefix { Self.digit($0) == nil }), style: style), text)
        rest = rest.drop { Self.digit($0) == nil }
      }
    }
  }

  private mutating func append(_ recipe: TextRecipe, _ text: any TextRasterizer) {
    append(.text(recipe), source: PixelPoint(x: 0, y: 0), size: text.size(of: recipe))
  }

  private mutating func append(
    digits: Substring, _ style: TextStyle, _ text: any TextRasterizer
  ) {
    let recipe = DigitsRecipe(style: style)
    let cell = text.cellSize(of: recipe)
    for character in digits {
      let digit = Self.digit(character) ?? 0
      append(.digits(recipe), source: PixelPoint(x: digit * cell.width, y: 0), size: cell)
    }
  }

  private mutating func append(_ recipe: PictureRecipe, source: PixelPoint, size: PixelSize) {
    guard !size.isEmpty else { return }
    pieces.append(Piece(recipe: recipe, source: source, size: size, offset: width))
    width += size.width
  }

  private static func digit(_ character: Character) -> Int? {
    character.isASCII ? character.wholeNumberValue : nil
  }
}

extension TextPaint {
  /// The width in pixels that the line takes at a scale.
  public func width(at scale: DisplayScale, text: any TextRasterizer) -> Int {
    TextLine(self, scale: scale, text: text).width
  }
}
