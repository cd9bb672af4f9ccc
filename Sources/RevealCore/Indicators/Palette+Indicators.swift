extension Palette {
  /// The paint of a bar with round ends in this palette's colours, over a colour where it is known.
  public func bar(_ gradient: Gradient, backdrop: Color?) -> RevealPaint {
    RevealPaint(
      gradient: gradient, track: self[.track], outline: self[.trackOutline], backdrop: backdrop)
  }

  /// The paint of a turning ring in this palette's colours; the line's width is in points.
  public func spinner(lineWidth: Double, backdrop: Color?) -> SpinnerPaint {
    SpinnerPaint(
      color: self[.accent], track: self[.track], lineWidth: lineWidth, backdrop: backdrop)
  }
}
