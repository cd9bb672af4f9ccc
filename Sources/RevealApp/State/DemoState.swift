import RevealCore

/// All that the demo knows; changed only by the reducer.
package struct DemoState: Hashable, Sendable {
  /// The model's progress in hundredths, 0…100: the slider's step is one.
  package internal(set) var hundredths = 25
  /// Whether nobody can say how far the job is.
  package internal(set) var isIndeterminate = false
  /// The presented fraction, which follows the model.
  package internal(set) var presented = EasingAnimator(restingAt: Fraction(clamping: 0.25))
  /// When the ring began to turn.
  package internal(set) var spinnerStart = Instant.zero

  /// The control that has the keyboard.
  package internal(set) var focus: Control?
  /// Whether the focus is shown: only while the keyboard is what the user uses.
  package internal(set) var isFocusVisible = false
  /// The control under the pointer.
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
    /// The key that holds it; nil for the pointer.
    package var isByKeyboard: Bool
    /// The progress before a slider was grabbed.
    package var hundredthsBefore: Int
    /// How far from the middle of a slider's handle it was grabbed, in points.
    package var grabOffset = 0.0
  }

  /// What can lie over the window.
  package enum Panel: Hashable, Sendable {
    /// The keys and what they do.
    case help
    /// The numbers behind the picture.
    case diagnostics
  }

  /// Makes the state in which the demo opens.
  package init(
    theme: Theme = Theme(), direction: LayoutDirection = .leftToRight, language: String = "en",
    reducesMotion: Bool = false
  ) {
    self.theme = theme
    self.direction = direction
    self.language = language
    self.reducesMotion = reducesMotion
  }

  /// The model's progress.
  package var fraction: Fraction { Fraction(clamping: Double(hundredths) / 100) }

  /// How the ring turns.
  package var spinnerMotion: SpinnerMotion { reducesMotion ? .reduced : .full }

  /// Whether a control can be used.
  package func isEnabled(_ control: Control) -> Bool {
    control == .indeterminate || !isIndeterminate
  }

  /// The next moment at which the picture changes by itself; nil while nothing moves.
  ///
  /// `frame` is the time between two frames of an animation, in seconds.
  package func nextChange(after time: Instant, frame: Double) -> Instant? {
    if isIndeterminate {
      let next = spinnerMotion.nextChange(afterSeconds: time.seconds(since: spinnerStart))
      return spinnerStart.advanced(bySeconds: next)
    }
    return presented.isAnimating(at: time) ? time.advanced(bySeconds: frame) : nil
  }
}
