import RevealCore

/// What happened to the window; all that the program knows of SDL's events.
package enum InputEvent: Hashable, Sendable {
  /// The user, or a signal, asks the program to end.
  case quit
  /// A key went down.
  case keyDown(KeyPress)
  /// The space bar or Enter came up again.
  case keyUp(Key)
  /// The pointer is at a place, in window units from the left top corner.
  case pointerMoved(Point)
  /// The primary button went down there.
  case pointerDown(Point)
  /// The primary button came up there.
  case pointerUp(Point)
  /// The pointer left the window.
  case pointerLeft
  /// The wheel turned; positive is away from the user.
  case wheel(Double)
  /// The window has another size, or lies on another display.
  case resized
  /// What the window showed has to be shown again.
  case exposed
  /// The window can be seen, or can be seen no longer.
  case visibilityChanged(isVisible: Bool)
  /// The window has the keyboard, or has lost it.
  case focusChanged(isFocused: Bool)
  /// The renderer lost the canvas, or everything.
  case contentLost(texturesToo: Bool)
}
