extension PaintResolver {
  /// A line of text that is too long, and the room that there is for it.
  struct LongLine: Hashable {
    let paint: TextPaint
    let width: Double
    let scale: DisplayScale
  }

  /// The beginning of a line, and an ellipsis, that fit a width in points; nothing where none does.
  func truncated(_ paint: TextPaint, to width: Double, in context: ViewContext) -> TextPaint {
    var short = paint
    let line = LongLine(paint: paint, width: width, scale: context.scale)
    if let known = truncatedLines[line] {
      short.string = known
      return short
    }
    func fits(_ count: Int) -> Bool {
      short.string = paint.string.prefix(count) + "…"
      return context.text.size(of: short, at: context.scale).width <= width
    }
    var (fitting, tooMany) = (0, paint.string.count)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if fits(middle) { fitting = middle } else { tooMany = middle }
    }
    if !fits(fitting) { short.string = "" }
    remember(short.string, for: line)
    return short
  }
}
