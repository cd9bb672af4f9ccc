import RevealCore
import RevealRaster
import RevealSDL

/// Law 11: what a renderer shows are the bytes of the cached paints.
struct RendererLaw {
  /// What shows commands: one of SDL's renderers.
  let show: ([DrawCommand], Composition.Surface) throws -> Bitmap
  /// What they are compared with.
  let text: any TextRasterizer

  init(
    text: any TextRasterizer, show: @escaping ([DrawCommand], Composition.Surface) throws -> Bitmap
  ) {
    self.text = text
    self.show = show
  }

  /// The law of SDL's software renderer.
  init(text: any TextRasterizer) {
    self.init(text: text) { commands, surface in
      let renderer = TextureRenderer(backend: try .software(), text: text)
      _ = try renderer.draw(commands, on: surface)
      return try renderer.snapshot()
    }
  }

  /// Compares what is shown of a demo at several moments, and of shapes that know what is behind.
  func finding(_ probe: DemoProbe, shapes: [RevealSample] = []) throws -> Finding {
    var different = 0
    var pixels = 0
    for sample in shapes where sample.paint.backdrop?.opacity == 1 {
      let (shown, exact) = try pictures(sample.commands, sample.surface)
      different += shown.differences(from: exact)
      pixels += exact.words.count
    }
    for key in [Key.digit(0), .digit(1), .digit(4), .character("i"), .character("i")] {
      try probe.press(key)
      try probe.settle()
      let copies = probe.engine.commands(at: probe.time).filter(Self.isCopied)
      let (shown, exact) = try pictures(copies, probe.engine.surface)
      different += shown.differences(from: exact)
      pixels += exact.words.count
    }
    try probe.press(.digit(1))
    try probe.wait(0.1)
    let (shown, exact) = try pictures(
      probe.engine.commands(at: probe.time), probe.engine.surface)
    let blended = shown.largestDifference(from: exact)
    return Finding(
      different == 0 && pixels > 0 && blended <= Self.largestBlendError,
      "\(different) of \(pixels) copied px differ, blended ones by at most \(blended)/255")
  }

  /// A renderer's own arithmetic, where it blends: SDL's software renderer cuts off what it does
  /// not round, once for each layer.
  private static let largestBlendError = 3

  private func pictures(
    _ commands: [DrawCommand], _ surface: Composition.Surface
  ) throws -> (shown: Bitmap, exact: Bitmap) {
    (try show(commands, surface), Canvas.draw(commands, on: surface, text: text))
  }

  /// Whether a command's pictures know what is behind them, and so are merely copied.
  private static func isCopied(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill(_, let color): return color.opacity == 1
    case .shape(_, let paint): return paint.backdrop?.opacity == 1
    case .reveal(_, let paint, _): return paint.backdrop?.opacity == 1
    case .spinner(_, let paint, _): return paint.backdrop?.opacity == 1
    case .text(_, let paint): return paint.backdrop?.opacity == 1
    case .paragraph(_, let paint): return paint.backdrop?.opacity == 1
    }
  }
}
