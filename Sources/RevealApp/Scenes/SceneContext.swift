import RevealCore

/// What a scene is drawn from, beside the state: all of it values.
struct SceneContext {
  let layout: DemoLayout
  let palette: Palette
  let strings: Strings
  let gradient: Gradient
  let scale: DisplayScale
  let time: Instant
  let reading: DiagnosticReading

  /// The colour behind everything, over which opaque pictures are painted.
  var window: Color { palette[.window] }
}
