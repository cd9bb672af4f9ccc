import RevealCore

/// The part of a scene that depends on the time: made once for a state, drawn for each moment.
protocol MovingPart {
  /// Appends the commands of a moment; for one state always as many, in the same order.
  func append(_ motion: Motion, to commands: inout [DrawCommand])
}
