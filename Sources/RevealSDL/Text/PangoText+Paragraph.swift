import CPango
import RevealCore
import RevealRaster

extension PangoText {
  package func size(of recipe: ParagraphRecipe) -> PixelSize {
    if let size = paragraphs[recipe] { return size }
    let size = withLayout(of: recipe) { Self.extent(of: $0, recipe).size } ?? .none
    if paragraphs.count >= Self.largestCache { paragraphs.removeAll() }
    paragraphs[recipe] = size
    return size
  }

  /// Unlike a line, whose letters have one colour, a paragraph is painted in colours by Cairo.
  package func paint(_ recipe: ParagraphRecipe) -> Bitmap {
    withLayout(of: recipe) { layout in
      let extent = Self.extent(of: layout, recipe)
      return Self.picture(extent.size, recipe.style) { cairo in
        cairo_move_to(cairo, Double(-extent.x), 0)
        pango_cairo_show_layout(cairo, layout)
      }
    } ?? Bitmap(size: .none)
  }

  /// Does something with a layout of its own: breaking lines is set up anew for each text.
  private func withLayout<Result>(
    of recipe: ParagraphRecipe, _ body: (OpaquePointer) -> Result
  ) -> Result? {
    guard !recipe.string.isEmpty, recipe.width > 0, let layout = pango_layout_new(context) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    Self.setFont(recipe.style, of: layout)
    pango_layout_set_width(
      layout, Int32(min(recipe.width, Self.largestExtent)) * PANGO_SCALE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    // Pango counts these lines a paragraph; the extent below holds the whole to them.
    pango_layout_set_height(layout, -Int32(min(recipe.lineLimit, Self.mostLines)))
    Self.setText(recipe, of: layout)
    return body(layout)
  }

  private static func setText(_ recipe: ParagraphRecipe, of layout: OpaquePointer) {
    // A NUL would end the text early for one of Pango's functions and not for another.
    if recipe.format == .markup, !recipe.string.utf8.contains(0) {
      var attributes: OpaquePointer?
      var plain: UnsafeMutablePointer<CChar>?
      let length = Int32(recipe.string.utf8.count)
      if pango_parse_markup(recipe.string, length, 0, &attributes, &plain, nil, nil) != 0,
        let shown = plain
      {
        let bytes = UnsafeRawBufferPointer(start: shown, count: strlen(shown))
        pango_layout_set_text(layout, shown, Int32(seenLength(of: bytes, recipe)))
        pango_layout_set_attributes(layout, attributes)
        g_free(plain)
        pango_attr_list_unref(attributes)
        return
      }
    }
    var string = recipe.string
    string.withUTF8 { bytes in
      let count = seenLength(of: UnsafeRawBufferPointer(bytes), recipe)
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(count))
      }
    }
  }

  /// How many bytes of a text hold all that can be seen, and more than that.
  ///
  /// Pango breaks all of it into lines, in a time that grows with the square of their number, and of
  /// that of tags. A letter is a pixel wide at least.
  private static func seenLength(
    of text: UnsafeRawBufferPointer, _ recipe: ParagraphRecipe
  ) -> Int {
    let lines = min(recipe.lineLimit, mostLines)
    let mostEnds = 2 * lines
    let mostLetters = lines * min(recipe.width, largestExtent) + 256
    var ends = 0
    var letters = 0
    for (index, byte) in text.enumerated() {
      if byte & 0xC0 != 0x80 { letters += 1 }
      if letters > mostLetters { return index }
      // The line ends that Pango knows are LF, CR, both as one, and U+2029.
      let isParagraph =
        byte == 0xA9 && index >= 2 && text[index - 1] == 0x80 && text[index - 2] == 0xE2
      guard byte == 0x0A || byte == 0x0D || isParagraph else { continue }
      ends += 1
      if ends > mostEnds { return index + 1 }
    }
    return text.count
  }

  /// Where the letters are, in pixels: as far right as the layout's width, as many lines as the limit.
  private static func extent(
    of layout: OpaquePointer, _ recipe: ParagraphRecipe
  ) -> (x: Int, size: PixelSize) {
    var logical = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &logical)
    var height = Int(logical.height)
    let lines = Int(pango_layout_get_line_count(layout))
    if lines > recipe.lineLimit, let iterator = pango_layout_get_iter(layout) {
      for _ in 1..<max(recipe.lineLimit, 1) { pango_layout_iter_next_line(iterator) }
      var bottom: Int32 = 0
      pango_layout_iter_get_line_yrange(iterator, nil, &bottom)
      height = Int((bottom + PANGO_SCALE - 1) / PANGO_SCALE)
      pango_layout_iter_free(iterator)
    }
    return (
      Int(logical.x),
      PixelSize(
        width: min(Int(logical.width), recipe.width), height: min(height, largestHeight))
    )
  }

  /// More lines than any picture has room for.
  private static let mostLines = 1000
  /// Tags may ask for letters of any size; no picture becomes larger than this.
  private static let largestHeight = 4096

  private static func picture(
    _ size: PixelSize, _ style: TextStyle, draw: (OpaquePointer) -> Void
  ) -> Bitmap {
    guard !size.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    else { return Bitmap(size: size) }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return Bitmap(size: size) }
    if let backdrop = style.backdrop {
      setSource(backdrop, of: cairo)
      cairo_paint(cairo)
    }
    setSource(style.color, of: cairo)
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return Bitmap(size: size) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var words: [UInt32] = []
    words.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      let row = UnsafeRawPointer(data + y * stride)
      for x in 0..<size.width {
        words.append(straight(row.load(fromByteOffset: x * 4, as: UInt32.self)))
      }
    }
    return Bitmap(size: size, words: words)
  }

  private static func setSource(_ color: Color, of cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
  }

  /// A pixel of Cairo's, whose colour is multiplied by its opacity, with the colour itself.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let opacity = pixel >> 24
    guard opacity > 0, opacity < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min((pixel >> shift & 255) * 255 / opacity, 255) << shift
    }
    return opacity << 24 | channel(16) | channel(8) | channel(0)
  }
}

extension PixelSize {
  /// No pixel at all.
  static let none = PixelSize(width: 0, height: 0)
}
