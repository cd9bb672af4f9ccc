import CPango
import RevealCore
import RevealRaster

/// Text by Pango, painted by Cairo: shaping, both directions, and a font for every script.
package final class PangoText: TextRasterizer {
  let context: OpaquePointer
  private let layout: OpaquePointer
  private var sizes: [TextRecipe: PixelSize] = [:]
  var paragraphs: [ParagraphRecipe: PixelSize] = [:]
  private var cells: [DigitsRecipe: PixelSize] = [:]

  /// Measurements kept before all are forgotten: more than any scene has.
  static let largestCache = 512

  /// Makes the text engine; nil where fontconfig knows no font, for which Pango would end the
  /// process.
  ///
  /// The first text in the given fonts is ready sooner: what that costs is done here.
  package init?(warmingUp fonts: [Font] = []) {
    guard Self.hasFonts, let map = pango_cairo_font_map_new(),
      let context = pango_font_map_create_context(map),
      let layout = pango_layout_new(context)
    else { return nil }
    self.context = context
    self.layout = layout
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // Digits of one width where the font has them.
    if let attributes = pango_attr_list_new() {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    g_object_unref(UnsafeMutableRawPointer(map))
    for font in fonts { warmUp(font) }
  }

  /// Looks up, on the main thread, what Pango would ask the process's locale for on another.
  package static func prepareForThreads() { _ = pango_language_get_default() }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  package func size(of recipe: TextRecipe) -> PixelSize {
    if let size = sizes[recipe] { return size }
    let size = measure(recipe.string, recipe.style)
    if sizes.count >= Self.largestCache { sizes.removeAll() }
    sizes[recipe] = size
    return size
  }

  package func paint(_ recipe: TextRecipe) -> Bitmap {
    let size = size(of: recipe)
    return paint(size, recipe.style) { context in
      show(recipe.string, recipe.style, at: 0, on: context)
    }
  }

  package func cellSize(of recipe: DigitsRecipe) -> PixelSize {
    if let size = cells[recipe] { return size }
    let digits = (0..<10).map { measure(String($0), recipe.style) }
    let size = PixelSize(
      width: digits.map(\.width).max() ?? 0, height: digits.map(\.height).max() ?? 0)
    if cells.count >= Self.largestCache { cells.removeAll() }
    cells[recipe] = size
    return size
  }

  package func paint(_ recipe: DigitsRecipe) -> Bitmap {
    let cell = cellSize(of: recipe)
    return paint(PixelSize(width: cell.width * 10, height: cell.height), recipe.style) { context in
      for digit in 0..<10 {
        let string = String(digit)
        let slack = cell.width - measure(string, recipe.style).width
        show(string, recipe.style, at: digit * cell.width + slack / 2, on: context)
      }
    }
  }

  /// Has the font's file read and the first letters drawn: most of what the first text costs.
  private func warmUp(_ font: Font) {
    let paint = TextPaint("Progress 0123456789%", font: font, color: .black)
    _ = self.paint(TextRecipe(string: paint.string, style: TextStyle(paint, scale: .one)))
  }

  private static var hasFonts: Bool {
    guard FcInit() != 0, let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return false }
    return fonts.pointee.nfont > 0
  }

  private static func weight(_ weight: FontWeight) -> PangoWeight {
    switch weight {
    case .regular: return PANGO_WEIGHT_NORMAL
    case .semibold: return PANGO_WEIGHT_SEMIBOLD
    case .bold: return PANGO_WEIGHT_BOLD
    }
  }

  private func prepare(_ string: String, _ style: TextStyle) {
    Self.setFont(style, of: layout)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
  }

  static func setFont(_ style: TextStyle, of layout: OpaquePointer) {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Sans")
    pango_font_description_set_weight(description, Self.weight(style.weight))
    pango_font_description_set_absolute_size(description, style.pixelSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  private func measure(_ string: String, _ style: TextStyle) -> PixelSize {
    guard !string.isEmpty else { return PixelSize(width: 0, height: 0) }
    prepare(string, style)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    return PixelSize(
      width: min(Int(width), Self.largestExtent), height: min(Int(height), Self.largestExtent))
  }

  /// Cairo's surfaces end here.
  static let largestExtent = 32_000

  private func show(_ string: String, _ style: TextStyle, at x: Int, on cairo: OpaquePointer) {
    prepare(string, style)
    cairo_move_to(cairo, Double(x), 0)
    pango_cairo_show_layout(cairo, layout)
  }

  /// Paints the letters' coverage, and their colour by it over what is behind.
  private func paint(
    _ size: PixelSize, _ style: TextStyle, draw: (OpaquePointer) -> Void
  ) -> Bitmap {
    guard !size.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height))
    else { return Bitmap(size: size) }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return Bitmap(size: size) }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return Bitmap(size: size) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let inks = (0...255).map { ink(Double($0) / 255, style).word }
    var words: [UInt32] = []
    words.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { words.append(inks[Int(data[y * stride + x])]) }
    }
    return Bitmap(size: size, words: words)
  }

  private func ink(_ coverage: Double, _ style: TextStyle) -> PixelColor {
    let color = style.color.opacity(coverage)
    return (style.backdrop.map { color.over($0) } ?? color).pixel
  }
}
