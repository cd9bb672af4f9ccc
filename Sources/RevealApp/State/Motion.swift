import RevealCore

/// What a moment makes of the part of a scene that moves.
package struct Motion: Hashable, Sendable {
  /// How much is revealed, in flight or at rest.
  package var mask: RevealMask
  /// The picture that a turning ring shows.
  package var spinnerPhase: Int
}
