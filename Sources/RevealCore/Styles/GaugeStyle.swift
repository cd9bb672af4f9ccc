/// What a gauge looks like.
public protocol GaugeStyle {
  /// What the style draws.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the look of a configuration; it is asked anew for each frame of an animation.
  ///
  /// The same configuration must give the same look, for it is asked only where something changed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of gauges has to show.
public struct GaugeStyleConfiguration {
  /// The part of the way between the bounds to present, 0…1, eased while it changes.
  public let value: Double
  /// Whether there is such a value; if not, it is 0, and a marker would stand for nothing.
  public let isValueKnown: Bool
  /// What is measured.
  public let label: AnyView
  /// The value in words; nil where nobody said.
  public let currentValueLabel: AnyView?
  /// The lower bound in words; there if and only if the upper one is.
  public let minimumValueLabel: AnyView?
  /// The upper bound in words; there if and only if the lower one is.
  public let maximumValueLabel: AnyView?

  init(fraction: Fraction?, labels: GaugeLabels) {
    value = fraction?.value ?? 0
    isValueKnown = fraction != nil
    label = labels.label
    currentValueLabel = labels.currentValue
    minimumValueLabel = labels.minimum
    maximumValueLabel = labels.maximum
  }

  /// Whether the bounds are in words.
  public var hasBoundLabels: Bool { minimumValueLabel != nil }

  /// A whole shape with a dot at the value; with none while the value is not known.
  ///
  /// The dot is as wide as the shape's line, in the colour of text, with 2 points of gap around it.
  @ViewBuilder public func marked(
    _ shape: RevealShape, of fill: some ShapeStyle
  ) -> some View {
    if isValueKnown {
      Reveal(shape, of: fill, upTo: value).marker()
    } else {
      Reveal(shape, of: fill, upTo: 1)
    }
  }
}
