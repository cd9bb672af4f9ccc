import RevealCore

/// Turns commands in points to copies of pixels.
///
/// This is the one place where points become pixels: edges go to the nearest boundary, a mask at
/// rest too; a mask in flight ends in a column that is copied with the opacity of what is left over.
struct Lowering {
  /// The copies so far, and the pictures that they copy.
  struct Output {
    var blits: [Blit] = []
    let pictures: PictureIndex
  }

  let surface: Composition.Surface
  let text: any TextRasterizer
  /// The composition's number.
  let composition: Int

  private var scale: DisplayScale { surface.scale }
  private var isMirrored: Bool { surface.direction == .rightToLeft }

  /// Appends the copies of a command, whose number tells apart pictures that change in place.
  func lower(_ command: DrawCommand, at index: Int, into output: inout Output) {
    switch command {
    case .fill(let rect, let color):
      append(
        .solid(color.pixel), to: scale.pixels(rect), isOpaque: color.opacity == 1, into: &output)
    case .shape(let rect, let paint):
      lower(paint, in: scale.pixels(rect), into: &output)
    case .reveal(let rect, let paint, let mask):
      let target = scale.pixels(rect)
      if paint.isCopiedInColumns {
        lower(paint, mask, in: target, into: &output)
      } else {
        lower(paint, mask, at: index, in: target, into: &output)
      }
    case .spinner(let rect, let paint, let phase):
      lower(paint, phase: phase, at: index, in: scale.pixels(rect), into: &output)
    case .text(let rect, let paint):
      lower(paint, in: scale.pixels(rect), into: &output)
    case .paragraph(let rect, let paint):
      lower(paint, in: scale.pixels(rect), into: &output)
    }
  }

  private func lower(_ paint: ShapePaint, in target: PixelRect, into output: inout Output) {
    guard !target.isEmpty, paint.isVisible else { return }
    append(
      .shape(paint, target.size, scale), source: PixelPoint(x: 0, y: 0), to: target, into: &output)
  }

  /// Always three copies, some perhaps empty, so that the next frame's differ in columns only.
  private func lower(
    _ paint: RevealPaint, _ mask: RevealMask, in target: PixelRect, into output: inout Output
  ) {
    guard !target.isEmpty else { return }
    let recipe = RevealRecipe(
      paint: paint, size: target.size, scale: scale, isMirrored: isMirrored)
    let width = mask.width(ofTrack: target.size.width)
    // A column that is whole but for what eight bits can tell is whole: laid over the track as an
    // edge it would count twice where both are translucent.
    let whole = width.wholeColumns + (width.edgeOpacity == 255 ? 1 : 0)
    let pictures = output.pictures.ids(of: recipe)
    let isOpaque = paint.backdrop?.opacity == 1
    let columns = target.size.width
    appendColumns(whole..<columns, of: pictures.track, target, isOpaque: isOpaque, into: &output)
    appendColumns(0..<whole, of: pictures.whole, target, isOpaque: isOpaque, into: &output)
    let edge = width.edgeOpacity > 0 && width.edgeOpacity < 255 ? 1 : 0
    appendColumns(
      whole..<(whole + edge), of: pictures.whole, target, opacity: width.edgeOpacity,
      isOpaque: isOpaque,
      into: &output)
  }

  private func lower(
    _ paint: RevealPaint, _ mask: RevealMask, at index: Int, in target: PixelRect,
    into output: inout Output
  ) {
    guard !target.isEmpty else { return }
    let recipe = RevealRecipe(
      paint: paint, size: target.size, scale: scale, isMirrored: isMirrored)
    append(.reveal(recipe), .mask(mask), at: index, to: target, into: &output)
  }

  /// Appends some of a picture's columns, counted from its leading edge.
  private func appendColumns(
    _ columns: Range<Int>, of picture: PictureID, _ target: PixelRect, opacity: UInt8 = 255,
    isOpaque: Bool, into output: inout Output
  ) {
    let left = isMirrored ? target.size.width - columns.upperBound : columns.lowerBound
    append(
      .picture(picture, source: PixelPoint(x: left, y: 0)),
      to: PixelRect(
        x: target.minX + columns.lowerBound, y: target.minY, width: columns.count,
        height: target.size.height),
      opacity: opacity, isOpaque: isOpaque, into: &output)
  }

  private func lower(
    _ paint: SpinnerPaint, phase: Int, at index: Int, in target: PixelRect,
    into output: inout Output
  ) {
    let diameter = min(target.size.width, target.size.height)
    guard diameter > 0 else { return }
    let count = SpinnerMotion.phases
    append(
      .spinner(paint, diameter: diameter, scale), .phase(((phase % count) + count) % count),
      at: index,
      to: PixelRect(x: target.minX, y: target.minY, width: diameter, height: diameter),
      into: &output)
  }

  private func lower(_ paint: TextPaint, in target: PixelRect, into output: inout Output) {
    let line = TextLine(paint, scale: scale, text: text)
    let slack = target.size.width - line.width
    let start: Int
    switch paint.alignment {
    case .leading: start = target.minX
    case .center: start = target.minX + slack / 2
    case .trailing: start = target.minX + slack
    }
    for piece in line.pieces {
      // Letters are not mirrored, only their place: the line as a whole changes sides.
      let offset = isMirrored ? line.width - piece.offset - piece.size.width : piece.offset
      let top = target.minY + (target.size.height - piece.size.height) / 2
      append(
        piece.recipe, source: piece.source,
        to: PixelRect(origin: PixelPoint(x: start + offset, y: top), size: piece.size),
        into: &output)
    }
  }

  private func lower(_ paint: ParagraphPaint, in target: PixelRect, into output: inout Output) {
    let recipe = ParagraphRecipe(paint, width: target.size.width, scale: scale)
    let size = text.size(of: recipe)
    let shown = PixelSize(
      width: min(size.width, target.size.width), height: min(size.height, target.size.height))
    guard !shown.isEmpty else { return }
    // A single line stands where a text would.
    let slack = paint.lineLimit == 1 ? (target.size.height - shown.height) / 2 : 0
    append(
      .paragraph(recipe), source: PixelPoint(x: 0, y: 0),
      to: PixelRect(
        origin: PixelPoint(x: target.minX, y: target.minY + slack), size: shown), into: &output)
  }

  private func append(
    _ recipe: LiveRecipe, _ state: PictureState, at index: Int, to target: PixelRect,
    into output: inout Output
  ) {
    let id = output.pictures.id(of: .live(recipe, instance: composition << 20 + index))
    append(
      .live(id, source: PixelPoint(x: 0, y: 0), state), to: target,
      isOpaque: recipe.backdrop?.opacity == 1, into: &output)
  }

  private func append(
    _ recipe: PictureRecipe, source: PixelPoint, to target: PixelRect, into output: inout Output
  ) {
    append(
      .picture(output.pictures.id(of: recipe), source: source), to: target,
      isOpaque: recipe.isOpaque, into: &output)
  }

  private func append(
    _ ink: Blit.Ink, to target: PixelRect, opacity: UInt8 = 255, isOpaque: Bool,
    into output: inout Output
  ) {
    output.blits.append(
      Blit(
        ink: ink, target: isMirrored ? target.mirrored(in: surface.size.width) : target,
        opacity: opacity, isInkOpaque: isOpaque))
  }
}
