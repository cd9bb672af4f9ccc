import RevealCore

/// A temperature on a gauge of each style, with the labels that the style has room for.
struct TemperatureGauges {
  /// A bar with name, value and bounds.
  let bar: Gauge<LinearCapacityGaugeStyle>
  /// A line between its bounds.
  let line: Gauge<AccessoryLinearGaugeStyle>
  /// A line after its value.
  let valueLine: Gauge<AccessoryLinearGaugeStyle>
  /// A dial with value and bounds.
  let dial: Gauge<AccessoryCircularGaugeStyle>
  /// A dial with value and unit.
  let unitDial: Gauge<AccessoryCircularGaugeStyle>
  /// A closed ring with the value.
  let ring: Gauge<AccessoryCircularCapacityGaugeStyle>
  /// An arc around the unit, the value below.
  let arc: Gauge<ArcGaugeStyle>

  /// From cold to warm over the whole range; straight from blue to orange would be gray half-way.
  static let tint = GradientSpecification(stops: [
    .init(.blue), .init(.teal), .init(.yellow), .init(.orange),
  ])

  /// Makes the gauges of a temperature; without its name the bar takes less room.
  init(_ meter: Meter, strings: Strings, isNamed: Bool, arcWidth: Double) {
    let texts = ValueText(strings: strings)
    let degrees = Double(meter.value)
    let bounds = Double(meter.bounds.lowerBound)...Double(meter.bounds.upperBound)
    let value = Text(texts.degrees(meter.value))
    let unit = Text(strings["gauges.unit"])
    let bounded = Gauge(value: degrees, in: bounds) {
      if isNamed { Text(strings["gauges.label"]) }
    } currentValueLabel: {
      value
    } minimumValueLabel: {
      Text(texts.degrees(meter.bounds.lowerBound))
    } maximumValueLabel: {
      Text(texts.degrees(meter.bounds.upperBound))
    }.tint(Self.tint)
    // In the gap of a dial there is no room for more than the numbers.
    let numbered = Gauge(value: degrees, in: bounds) {
      unit
    } currentValueLabel: {
      value
    } minimumValueLabel: {
      Text(texts.number(meter.bounds.lowerBound))
    } maximumValueLabel: {
      Text(texts.number(meter.bounds.upperBound))
    }.tint(Self.tint)
    let plain = Gauge(value: degrees, in: bounds) {
      unit
    } currentValueLabel: {
      value
    }.tint(Self.tint)
    bar = bounded
    line = bounded.gaugeStyle(.accessoryLinear)
    valueLine = plain.gaugeStyle(.accessoryLinear)
    dial = numbered.gaugeStyle(.accessoryCircular)
    unitDial = plain.gaugeStyle(.accessoryCircular)
    ring = plain.gaugeStyle(.accessoryCircularCapacity)
    let widths = ContentMetrics.arcLineWidth
    let lineWidth = min(max((arcWidth / 12).rounded(), widths.lowerBound), widths.upperBound)
    arc = plain.gaugeStyle(
      .arc(track: .track, lineWidth: lineWidth, diameter: arcWidth) { unit })
  }
}
