import GradientReveal

/// A place on a board, whatever is in it.
struct BoardSlot {
  /// Where it is.
  let rect: Rect
  /// Shows a value; nil for one that is not known.
  let show: (Double?) -> Void
}

extension IndicatorBoard {
  /// Puts one of each kind of indicator on the board, with nothing written on them.
  func addSamples() -> [BoardSlot] {
    [
      slot(0) { ProgressView(value: $0).progressViewStyle(.gradientReveal(height: nil)) },
      slot(1) { ProgressView(value: $0).progressViewStyle(.linear(.green, height: nil)) },
      slot(2) { ProgressView(value: $0).progressViewStyle(.square(height: 9)) },
      slot(3) { ProgressView(value: $0).progressViewStyle(.ring(.reveal, lineWidth: 4)) },
      slot(4) { ProgressView(value: $0).progressViewStyle(.pie(.pink)) },
      slot(5) { ProgressView(value: $0).progressViewStyle(.circular) },
      slot(6) { gauge($0).gaugeStyle(.linearCapacity(.mint, height: 7)) },
      slot(7) { gauge($0).gaugeStyle(.accessoryLinear(.reveal, height: 6)) },
      slot(8) { gauge($0).gaugeStyle(.accessoryCircular(.reveal, lineWidth: 4)) },
      slot(9) { gauge($0).gaugeStyle(.accessoryCircularCapacity(.teal, lineWidth: 5)) },
      slot(10) { gauge($0).gaugeStyle(.arc(.tint(orElse: .indigo), lineWidth: 6) { EmptyView() }) },
      // Of the same paint and size as the first ones: they share pictures.
      slot(11) { ProgressView(value: $0).progressViewStyle(.gradientReveal(height: nil)) },
      slot(12) { ProgressView(value: $0).progressViewStyle(.ring(.reveal, lineWidth: 4)) },
    ]
  }

  /// The extent of a board that holds the samples.
  static var samplesSize: Size { Size(width: 150, height: 120) }

  private func slot<Content: Indicator>(
    _ index: Int, _ make: @escaping (Double?) -> Content
  ) -> BoardSlot {
    // Of even widths: a pixel that a ring's start halves is a tie, which rounding may decide anew.
    let rect = Rect(
      x: Double(index % 4) * 36 + 3, y: Double(index / 4) * 29 + 2.5, width: 32, height: 26)
    let item = add(make(0.4), in: rect)
    return BoardSlot(rect: rect) { item.content = make($0) }
  }
}

private func gauge(_ value: Double?) -> Gauge<LinearCapacityGaugeStyle> {
  Gauge(value: value ?? .nan, in: 0...1) {}
}
