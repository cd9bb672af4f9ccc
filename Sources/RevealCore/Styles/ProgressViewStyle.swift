/// What progress looks like.
public protocol ProgressViewStyle {
  /// What the style draws.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the look of a configuration; it is asked anew for each frame of an animation.
  ///
  /// The same configuration must give the same look, for it is asked only where something changed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress has to show.
public struct ProgressViewStyleConfiguration {
  /// The part to present, 0…1, eased while it changes; nil where progress is indeterminate.
  public let fractionCompleted: Double?
  /// What the job is; nil where nobody said.
  public let label: AnyView?
  /// How far it is, in words; nil where nobody said.
  public let currentValueLabel: AnyView?

  /// A bar, or a turning ring at its leading edge while progress is indeterminate.
  ///
  /// The height is in points; nil for all that is proposed.
  public func bar(
    of fill: some ShapeStyle, track: some ShapeStyle = Palette.Role.track,
    corners: CornerStyle = .capsule, height: Double? = nil
  ) -> some View {
    barOrSpinner(fill, track, corners).frame(height: height)
  }

  /// A ring or pie, or a turning ring in its place while progress is indeterminate.
  ///
  /// The diameter is in points, nil for all that is proposed; so is the turning line's width, nil
  /// for a seventh of the diameter.
  public func circle(
    _ shape: RevealShape, of fill: some ShapeStyle, track: some ShapeStyle = Palette.Role.track,
    diameter: Double? = nil, spinnerLineWidth: Double? = nil
  ) -> some View {
    circleOrSpinner(shape, fill, track, spinnerLineWidth)
      .frame(width: diameter, height: diameter)
  }

  @ViewBuilder private func barOrSpinner(
    _ fill: some ShapeStyle, _ track: some ShapeStyle, _ corners: CornerStyle
  ) -> some View {
    if let fractionCompleted {
      Reveal(.bar(corners), of: fill, track: track, upTo: fractionCompleted)
    } else {
      ZStack(alignment: .leading) {
        // As wide as the bar, so that nothing moves when a number comes.
        Spacer()
        Spinner.inPlaceOfBar
      }
    }
  }

  @ViewBuilder private func circleOrSpinner(
    _ shape: RevealShape, _ fill: some ShapeStyle, _ track: some ShapeStyle,
    _ spinnerLineWidth: Double?
  ) -> some View {
    if let fractionCompleted {
      Reveal(shape, of: fill, track: track, upTo: fractionCompleted)
    } else {
      Spinner(lineWidth: spinnerLineWidth)
    }
  }
}
