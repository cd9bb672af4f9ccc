import RevealCore
import RevealSDL

/// Something that happened and that the state may answer to.
package enum Action: Hashable, Sendable {
  /// A key went down.
  case keyDown(KeyPress)
  /// A key came up.
  case keyUp(Key)
  /// The pointer is at a place, in points and leading coordinates.
  case pointerMoved(Point)
  /// The primary button went down there.
  case pointerDown(Point)
  /// The primary button came up there.
  case pointerUp(Point)
  /// The pointer left the window.
  case pointerLeft
  /// The wheel turned over the window.
  case wheel(Double)
  /// The window lost the keyboard.
  case focusLost
  /// The desktop's colours changed.
  case themeChanged(Theme)
  /// A frame of this moment is about to be drawn.
  case frameBegan
  /// The frame that was computed for one moment was shown at a later one.
  case presented(computedFor: Instant, at: Instant)
}

/// Something that the reducer asks of the world outside.
package enum Effect: Hashable, Sendable {
  /// End the program.
  case quit
  /// Fill the screen, or stop to.
  case setFullScreen(Bool)
  /// Write the window's picture to a file.
  case screenshot
}
