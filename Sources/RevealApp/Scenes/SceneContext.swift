import RevealCore

/// What a scene is drawn from, beside the state: all of it values, but for what remembers.
struct SceneContext {
  let layout: DemoLayout
  let palette: Palette
  let strings: Strings
  let gradient: Gradient
  let scale: DisplayScale
  let time: Instant
  let reading: DiagnosticReading
  let frames: FrameReading
  /// What knows how large text is.
  let text: any TextMeasurer
  /// What remembers the gradients that styles have resolved to.
  let paints: PaintResolver

  /// The colour behind everything, over which opaque pictures are painted.
  var window: Color { palette[.window] }

  /// What views are drawn in.
  var views: ViewContext {
    ViewContext(palette: palette, scale: scale, backdrop: window, text: text, paints: paints)
  }
}
