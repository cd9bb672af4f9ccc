import RevealCore
import RevealRaster
import RevealTestSupport

@testable import RevealSDL

/// A software renderer, and pictures of what is on its canvas.
struct RendererHarness {
  let renderer: TextureRenderer
  let text: any TextRasterizer

  init(text: any TextRasterizer = BoxText()) throws {
    self.text = text
    renderer = TextureRenderer(backend: try .software(), text: text)
  }

  @discardableResult
  func draw(_ commands: [DrawCommand], on surface: Composition.Surface) throws -> [PixelRect] {
    try renderer.draw(commands, on: surface)
  }

  /// Draws, and gives the picture.
  func picture(_ commands: [DrawCommand], on surface: Composition.Surface) throws -> Bitmap {
    _ = try renderer.draw(commands, on: surface)
    return try renderer.snapshot()
  }
}

extension Composition.Surface {
  /// A surface of so many points.
  init(
    _ width: Double, _ height: Double, scale: Double = 1,
    _ direction: LayoutDirection = .leftToRight
  ) {
    let scale = DisplayScale(scale)
    self.init(
      size: scale.pixels(Size(width: width, height: height)), scale: scale, direction: direction)
  }
}

/// Commands that tests draw.
enum Scenes {
  static let background = Samples.color("f0f0f2")

  /// A window of which every picture is opaque, with a bar at a mask.
  static func opaque(
    _ mask: RevealMask, gradient: Gradient = Samples.light, text: String = "42%", phase: Int = 7
  ) -> [DrawCommand] {
    [
      .fill(Rect(x: 0, y: 0, width: 4000, height: 4000), background),
      .reveal(
        bar, RevealPaint(gradient: gradient, track: Samples.track, backdrop: background), mask),
      .shape(
        Rect(x: 10, y: 34, width: 60, height: 24),
        ShapePaint(
          fill: .white, border: Samples.color("6c6c70"), corners: .radius(7),
          backdrop: background)),
      .spinner(
        Rect(x: 90, y: 34, width: 9, height: 9),
        SpinnerPaint(
          color: Samples.color("007aff"), track: Samples.track, lineWidth: 3,
          backdrop: background), phase: phase),
      .text(
        Rect(x: 120, y: 34, width: 70, height: 16),
        TextPaint(text, color: .black, backdrop: background, hasMonospacedDigits: true)),
    ]
  }

  /// Rings, arcs, a pie and markers over a colour that is known, each at a mask.
  static func shapes(_ mask: RevealMask, gradient: Gradient = Samples.light) -> [DrawCommand] {
    let dot = Indication.marker(Marker(color: Samples.color("1c1c1e"), gap: 1.5))
    let along = GradientGeometry.alongPath
    let across = GradientGeometry.linear(start: .topLeading, end: .bottomTrailing)
    let shapes: [(RevealShape, GradientGeometry, Indication)] = [
      (.ring(lineWidth: 4, lineCap: .round), along, .capacity),
      (.ring(lineWidth: 6, lineCap: .square), across, .capacity), (.pie, along, .capacity),
      (.arc(.dial(lineWidth: 5)), along, .capacity), (.arc(.dial(lineWidth: 5)), across, dot),
    ]
    var commands: [DrawCommand] = [
      .fill(Rect(x: 0, y: 0, width: 4000, height: 4000), background)
    ]
    for (index, (shape, geometry, indication)) in shapes.enumerated() {
      let paint = RevealPaint(
        gradient: gradient, geometry: geometry, track: Samples.track, shape: shape,
        indication: indication, backdrop: background)
      commands.append(
        .reveal(Rect(x: 3 + 33.0 * Double(index), y: 4, width: 29, height: 27), paint, mask))
    }
    let bar = RevealPaint(
      gradient: gradient, track: Samples.track, indication: dot, backdrop: background)
    commands.append(.reveal(Rect(x: 5, y: 36, width: 120, height: 7), bar, mask))
    return commands
  }

  /// Where the bar is.
  static let bar = Rect(x: 10, y: 8, width: 177, height: 14)

  /// The same with things over it through which it shines.
  static func translucent(_ mask: RevealMask, x: Double = 50) -> [DrawCommand] {
    opaque(mask) + [
      .shape(
        Rect(x: x, y: 4, width: 22, height: 22),
        ShapePaint(
          fill: Samples.color("ff3b3080"), border: Samples.color("00000066"), corners: .capsule)),
      .fill(Rect(x: 100, y: 0, width: 30, height: 80), Samples.color("34c75940")),
      .text(
        Rect(x: x, y: 10, width: 90, height: 16), TextPaint("over it", color: .black)),
    ]
  }
}
