import RevealCore

/// All that the demo knows; changed only by the reducer.
package struct DemoState: Hashable, Sendable {
  /// The scene that is shown.
  package internal(set) var scene: Scene
  /// The bar's progress, in hundredths.
  private var bar = Meter(25, in: 0...100)
  /// The progress of all that the scene of shapes shows, in hundredths.
  private var shapes = Meter(0, in: 0...100)
  /// The temperature on the gauges, in degrees.
  private var temperature = Meter(21, in: temperatures)

  /// The degrees between which the temperature lies.
  static let temperatures = -20...50

  /// The control that has the keyboard.
  package internal(set) var focus: Control?
  /// Whether the focus is shown: only while the keyboard is what the user uses.
  package internal(set) var isFocusVisible = false
  /// Where the pointer is, in points and leading coordinates; nil where it is not over the window.
  package internal(set) var pointer: Point?
  /// The control under the pointer, as the layout had it last.
  package internal(set) var hovered: Control?
  /// The control that is held down.
  package internal(set) var pressed: Press?

  /// The colours.
  package internal(set) var theme: Theme
  /// The side on which reading begins.
  package internal(set) var direction: LayoutDirection
  /// The language's code.
  package internal(set) var language: String
  /// Whether the user wants less motion.
  package internal(set) var reducesMotion: Bool
  /// The panel that lies over the window.
  package internal(set) var panel: Panel?
  /// Whether the window fills the screen.
  package internal(set) var isFullScreen = false

  /// What holds a control down.
  package struct Press: Hashable, Sendable {
    /// The control.
    package var control: Control
    /// Whether a key holds it, and not the pointer.
    package var isByKeyboard: Bool
    /// The value before a slider was grabbed.
    package var valueBefore: Int
    /// How far from the middle of a slider's handle it was grabbed, in points.
    package var grabOffset = 0.0
  }

  /// What can lie over the window.
  package enum Panel: Hashable, Sendable {
    /// The keys and what they do.
    case help
    /// The numbers behind the picture.
    case diagnostics
    /// How long frames take.
    case frames
  }

  /// Makes the state in which the demo opens.
  package init(
    theme: Theme = Theme(), direction: LayoutDirection = .leftToRight, language: String = "en",
    reducesMotion: Bool = false, scene: Scene = .bar
  ) {
    self.scene = scene
    self.theme = theme
    self.direction = direction
    self.language = language
    self.reducesMotion = reducesMotion
  }

  /// What the shown scene is about.
  package internal(set) var meter: Meter {
    get {
      switch scene {
      case .bar: return bar
      case .shapes: return shapes
      case .gauges: return temperature
      }
    }
    set {
      switch scene {
      case .bar: bar = newValue
      case .shapes: shapes = newValue
      case .gauges: temperature = newValue
      }
    }
  }
}
