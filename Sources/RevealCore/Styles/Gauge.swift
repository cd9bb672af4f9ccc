/// Shows where a value lies between bounds, in a style.
///
/// What shows is (value − lower) / (upper − lower), 0…1: a value is pinned to its bounds, and equal
/// bounds put it at 0. A value or bound that is not finite is not known: capacity styles draw 0
/// then, and the others no marker.
public struct Gauge<Style: GaugeStyle>: Indicator {
  private let fraction: Fraction?
  private let labels: GaugeLabels
  private let style: Style
  private var tint: AnyShapeStyle?

  init(_ fraction: Fraction?, labels: GaugeLabels, style: Style, tint: AnyShapeStyle? = nil) {
    self.fraction = fraction
    self.labels = labels
    self.style = style
    self.tint = tint
  }

  /// The part of the way between the bounds; nil where it is not known.
  public var fractionCompleted: Fraction? { fraction }

  /// The style's look at a fraction.
  public func body(
    presenting fraction: Fraction?
  ) -> ModifiedContent<Style.Body, TintModifier> {
    style.makeBody(configuration: GaugeStyleConfiguration(fraction: fraction, labels: labels))
      .modifier(TintModifier(tint: tint))
  }

  /// The same value in another style.
  public func gaugeStyle<NewStyle: GaugeStyle>(_ style: NewStyle) -> Gauge<NewStyle> {
    Gauge<NewStyle>(fraction, labels: labels, style: style, tint: tint)
  }

  /// Sets what fills the indicator, unless its style was given a fill.
  public func tint(_ tint: some ShapeStyle) -> Gauge {
    var gauge = self
    gauge.tint = AnyShapeStyle(tint)
    return gauge
  }
}

/// What is written on a gauge.
struct GaugeLabels {
  var label: AnyView
  var currentValue: AnyView?
  var minimum: AnyView?
  var maximum: AnyView?
}

extension Gauge where Style == LinearCapacityGaugeStyle {
  /// Shows a described value between bounds.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View
  ) {
    self.init(
      Fraction(value, in: bounds), labels: GaugeLabels(label: AnyView(label())),
      style: .automatic)
  }

  /// Shows a described value between bounds, and what it is in words.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Fraction(value, in: bounds),
      labels: GaugeLabels(
        label: AnyView(label()), currentValue: AnyView(currentValueLabel())),
      style: .automatic)
  }

  /// Shows a described value between bounds, and what value and bounds are in words.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(
      Fraction(value, in: bounds),
      labels: GaugeLabels(
        label: AnyView(label()), currentValue: AnyView(currentValueLabel()),
        minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel())),
      style: .automatic)
  }
}
