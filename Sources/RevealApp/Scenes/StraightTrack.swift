import RevealCore

/// A straight track, and the gradient over the whole of it.
struct StraightTrack {
  let frame: Rect
  let gradient: Gradient

  /// Where the stops are; a single colour has none.
  var stops: [Double] { gradient.locations.count > 1 ? gradient.locations : [] }
}
