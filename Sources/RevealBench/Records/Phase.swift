/// A part of a frame; together, in this order, they are the whole of what it costs.
package enum Phase: String, Hashable, Sendable, CaseIterable {
  /// Input is read and handled.
  case events
  /// State and animation give the commands to draw.
  case update
  /// Commands become copies on the canvas.
  case draw
  /// The canvas is shown; with vertical sync this waits for the display.
  case present
}
