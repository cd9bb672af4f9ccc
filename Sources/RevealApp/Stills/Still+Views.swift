import RevealCore

extension Still {
  /// What the still shows while it presents a fraction; nil for progress that is indeterminate.
  func body(_ fraction: Fraction?) -> AnyView {
    guard fraction != nil || indicator.isGauge else { return spinner }
    switch indicator {
    case .bar:
      return progress(
        fraction, .gradientReveal(fill(orElse: GradientSpecification.reveal), height: size.height))
    case .square:
      return progress(
        fraction,
        .square(
          fill(orElse: SystemColor.orange), cornerRadius: cornerRadius, height: size.height))
    case .ring:
      return progress(
        fraction,
        .ring(
          fill(orElse: SystemColor.orange), lineWidth: lineWidth ?? IndicatorMetrics.lineWidth,
          lineCap: lineCap ?? .square, diameter: diameter))
    case .pie:
      return progress(fraction, .pie(fill(orElse: SystemColor.orange), diameter: diameter))
    case .linear:
      return progress(
        fraction, .linear(fill(orElse: Palette.Role.accent), height: size.height))
    case .circular:
      return progress(
        fraction,
        .circular(
          fill(orElse: Palette.Role.accent), lineWidth: lineWidth ?? IndicatorMetrics.lineWidth,
          diameter: diameter))
    case .spinner:
      return spinner
    case .linearCapacity:
      return gauge(
        fraction, .linearCapacity(fill(orElse: Palette.Role.accent), height: size.height))
    case .accessoryLinear:
      return gauge(
        fraction, .accessoryLinear(fill(orElse: Palette.Role.accent), height: size.height))
    case .accessoryCircular:
      return gauge(
        fraction,
        .accessoryCircular(
          fill(orElse: Palette.Role.accent), lineWidth: lineWidth ?? IndicatorMetrics.lineWidth,
          diameter: diameter))
    case .accessoryCircularCapacity:
      return gauge(
        fraction,
        .accessoryCircularCapacity(
          fill(orElse: Palette.Role.accent), lineWidth: lineWidth ?? IndicatorMetrics.lineWidth,
          diameter: diameter))
    case .arc:
      return gauge(
        fraction,
        ArcGaugeStyle(
          fill: fill(orElse: ArcGaugeStyle.defaultFill),
          lineWidth: lineWidth ?? ArcGaugeStyle.defaultLineWidth, diameter: diameter
        ) {
          if let label { Text(label) }
        })
    }
  }

  private var diameter: Double { min(size.width, size.height) }

  /// A turning ring as large as there is room, with the labels of the bar that it stands in for.
  private var spinner: AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: BarMetrics.labelSpacing) {
        if let label { Text(label).font(.headline) }
        ZStack(alignment: .leading) {
          Spacer()
          Spinner(lineWidth: lineWidth).frame(width: diameter, height: diameter)
        }
        .frame(height: size.height)
        if let currentValueLabel {
          Text(currentValueLabel).foregroundStyle(.secondaryLabel).monospacedDigit()
        }
      })
  }

  private func fill(orElse style: some ShapeStyle) -> AnyShapeStyle {
    gradient.map { AnyShapeStyle($0) } ?? AnyShapeStyle(style)
  }

  private func progress(_ fraction: Fraction?, _ style: some ProgressViewStyle) -> AnyView {
    AnyView(
      ProgressView(value: fraction?.value) {
        if let label { Text(label) }
      } currentValueLabel: {
        if let currentValueLabel { Text(currentValueLabel) }
      }
      .progressViewStyle(style))
  }

  private func gauge(_ fraction: Fraction?, _ style: some GaugeStyle) -> AnyView {
    let value = fraction?.value ?? .nan
    func text(_ string: String?) -> Text? { string.map { Text($0) } }
    guard minimumValueLabel != nil || maximumValueLabel != nil else {
      guard let currentValueLabel else {
        return AnyView(Gauge(value: value) { text(label) }.gaugeStyle(style))
      }
      return AnyView(
        Gauge(value: value) {
          text(label)
        } currentValueLabel: {
          Text(currentValueLabel)
        }
        .gaugeStyle(style))
    }
    return AnyView(
      Gauge(value: value) {
        text(label)
      } currentValueLabel: {
        text(currentValueLabel)
      } minimumValueLabel: {
        text(minimumValueLabel)
      } maximumValueLabel: {
        text(maximumValueLabel)
      }
      .gaugeStyle(style))
  }
}
