import RevealCore

/// What the demo is started with.
package struct DemoSettings: Sendable {
  /// The window's size in points.
  package var size = DemoMetrics.idealSize
  /// The scene that is shown first.
  package var scene = Scene.bar
  /// The pixels of a point; nil for what the desktop says.
  package var scale: DisplayScale?
  /// The side on which reading begins.
  package var direction = LayoutDirection.leftToRight
  /// The language's code.
  package var language = "en"
  /// Bright or dark; nil for what the desktop says.
  package var appearance: Appearance?
  /// Normal or high; nil for what the desktop says.
  package var contrast: Contrast?
  /// Whether motion is reduced, whatever the desktop says.
  package var reducesMotion = false
  /// The gradient; nil for the one that the program comes with.
  package var gradient: GradientSpecification?
  /// The name of SDL's renderer; nil for the software renderer.
  package var renderer: String?

  /// What the frames of the window are written to; nil for nothing.
  package var recording: Recording?

  /// Makes the settings that apply where nothing is said.
  package init() {}
}
