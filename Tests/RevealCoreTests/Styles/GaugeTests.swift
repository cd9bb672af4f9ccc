import RevealCore
import Testing

@Suite("A gauge")
struct GaugeTests {
  static let least = Double.leastNonzeroMagnitude
  static let most = Double.greatestFiniteMagnitude

  static let cases: [(Double, ClosedRange<Double>, Double?)] = [
    (0.25, 0...1, 0.25), (5, 0...10, 0.5), (75, 50...100, 0.5), (-5, -10...0, 0.5),
    // Pinned to the bounds.
    (-1, 0...1, 0), (2, 0...1, 1), (-most, 0...1, 0), (most, -5...5, 1),
    // Equal bounds: nowhere.
    (3, 3...3, 0), (9, 3...3, 0), (-0.0, 0...0, 0), (.nan, 3...3, nil),
    // No number, or nothing to measure by.
    (.nan, 0...1, nil), (.infinity, 0...1, nil), (-.infinity, 0...1, nil),
    (0, -.infinity...0, nil), (0, 0 ... .infinity, nil), (0, -.infinity ... .infinity, nil),
    // Too far apart for their difference, or too near for halves.
    (0, -most...most, 0.5), (most, -most...most, 1), (-most, -most...most, 0),
    (most / 2, -most...most, 0.75), (least, 0...least, 1), (0, 0...least, 0),
    (least, 0...(2 * least), 0.5),
  ]

  @Test("is the part of the way between its bounds", arguments: cases)
  func normalized(_ value: Double, _ bounds: ClosedRange<Double>, _ part: Double?) {
    let gauge = Gauge(value: value, in: bounds) { Text("a") }
    #expect(gauge.fractionCompleted == part.flatMap(Fraction.init))
    #expect(Views.draw(gauge, 50, 50).reveal?.mask?.fraction.value == part ?? 0)
  }

  @Test("whose value is not known has no marker, and draws nothing of a capacity")
  func unknown() {
    let gauge = Gauge(value: .nan) { Text("a") }
    for commands in [
      Views.draw(gauge.gaugeStyle(.accessoryLinear), 50, 50),
      Views.draw(gauge.gaugeStyle(.accessoryCircular), 50, 50),
    ] {
      #expect(commands.reveal?.paint?.indication == .capacity)
      #expect(commands.reveal?.mask?.fraction == .one)
    }
    for commands in [
      Views.draw(gauge.gaugeStyle(.linearCapacity), 50, 50),
      Views.draw(gauge.gaugeStyle(.accessoryCircularCapacity), 50, 50),
      Views.draw(gauge.gaugeStyle(.arc { EmptyView() }), 50, 50),
    ] {
      #expect(commands.reveal?.mask?.fraction == .zero)
    }
  }
}

@Suite("A style of gauges")
struct GaugeStyleTests {
  private let full = Gauge(value: 75, in: 0...100) {
    Text("Title")
  } currentValueLabel: {
    Text("75")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("100")
  }
  private let boundless = Gauge(value: 75, in: 0...100) {
    Text("Title")
  } currentValueLabel: {
    Text("75")
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("of a linear capacity has the label above, the bounds beside, the value below")
  func linearCapacity() {
    let commands = Views.draw(full, 268, 100)
    #expect(commands.strings == ["Title", "0", "100", "75"])
    #expect(
      commands.map(\.frame) == [
        rect(101.5, 0, 65, 13), rect(0, 17, 11, 11), rect(19, 19.5, 208, 6), rect(235, 17, 33, 11),
        rect(123, 32, 22, 11),
      ])
    #expect(commands == Views.draw(full.gaugeStyle(.linearCapacity), 268, 100))
    #expect(Views.draw(boundless, 268, 100).reveal?.frame == rect(0, 17, 268, 6))
  }

  @Test("that is a thin line has its bounds beside, else the value at the leading edge")
  func accessoryLinear() {
    let commands = Views.draw(full.gaugeStyle(.accessoryLinear), 152, 50)
    #expect(commands.strings == ["0", "100"])
    #expect(
      commands.map(\.frame) == [
        rect(0, 0, 11, 11), rect(15, 2.5, 100, 6), rect(119, 0, 33, 11),
      ])
    #expect(
      commands.reveal?.paint?.indication
        == .marker(Marker(color: Views.palette[.label], gap: 2)))
    let short = Views.draw(boundless.gaugeStyle(.accessoryLinear), 126, 50)
    #expect(short.strings == ["75"])
    #expect(short.map(\.frame.minX) == [0, 26])
  }

  @Test("that is a dial has the value in its middle, and the bounds or the label in its gap")
  func accessoryCircular() throws {
    let commands = Views.draw(full.gaugeStyle(.accessoryCircular), 300, 200)
    #expect(commands.strings == ["75", "0", "100"])
    #expect(commands.reveal?.paint?.shape == .arc(.dial(lineWidth: 6)))
    #expect(commands.reveal?.frame == rect(0, 0, 300, 200))
    #expect(commands.frame(of: "75") == rect(137, 93.5, 26, 13))
    let low = try #require(commands.frame(of: "0"))
    let high = try #require(commands.frame(of: "100"))
    #expect([low.maxY, high.maxY] == [200, 200])
    // Between the line's ends, 97 · √½ to both sides, less half its width.
    #expect(abs(low.minX - (150 - 97 * 0.5.squareRoot() + 3)) < 1e-9)
    #expect(abs(high.maxX - (150 + 97 * 0.5.squareRoot() - 3)) < 1e-9)
    let short = Views.draw(boundless.gaugeStyle(.accessoryCircular), 200, 200)
    #expect(short.strings == ["75", "Title"])
    #expect(short.frame(of: "Title") == rect(72.5, 189, 55, 11))
    let tiny = Views.draw(full.gaugeStyle(.accessoryCircular), 2, 2)
    #expect(tiny.count == 4)
  }

  @Test("that is a ring has the value in its middle and nothing else")
  func accessoryCircularCapacity() {
    let style = AccessoryCircularCapacityGaugeStyle(lineWidth: 5)
    let commands = Views.draw(full.gaugeStyle(style), 58, 58)
    #expect(commands.strings == ["75"])
    #expect(commands.reveal?.paint?.shape == .ring(lineWidth: 5, lineCap: .round))
    #expect(commands.frame(of: "75") == rect(16, 22.5, 26, 13))
  }

  @Test("that is a dial keeps its bounds at its ends from right to left, for it stays clockwise")
  func mirroredDial() {
    let commands = Views.draw(full.gaugeStyle(.accessoryCircular), 100, 100)
    var context = Views.context()
    context.direction = .rightToLeft
    let mirrored = Views.draw(full.gaugeStyle(.accessoryCircular), 100, 100, in: context)
    for bound in ["0", "100"] {
      let fromTheLeft = commands.frame(of: bound)?.midX ?? 0
      let fromTheRight = mirrored.frame(of: bound)?.midX ?? 0
      #expect((fromTheLeft < 50) == (fromTheRight > 50), "the bound \(bound)")
    }
  }

  @Test("that is an arc has a content in its middle and the value below")
  func arc() {
    let view = full.gaugeStyle(.arc { Text("in") })
    let commands = Views.draw(view, 250, 275, in: Views.context(backdrop: .white))
    #expect(commands.strings == ["in", "75"])
    #expect(
      commands.reveal
        == .reveal(
          rect(0, 0, 250, 250),
          RevealPaint(
            gradient: GradientSpecification.reveal.gradient(in: Views.palette),
            geometry: .linear(start: .leading, end: .trailing), track: .clear,
            outline: Views.palette[.trackOutline], shape: .arc(.dial(lineWidth: 20)),
            backdrop: .white),
          RevealMask(Fraction(clamping: 0.75))))
    #expect(commands.frame(of: "in") == rect(112, 118.5, 26, 13))
    #expect(commands.frame(of: "75") == rect(108, 258, 34, 17))
    #expect(commands.last?.text?.font == Font(size: 17, weight: .bold))
    #expect(commands.map(\.text?.backdrop) == [nil, nil, .white])
  }

  @Test("keeps a gradient over the whole path, whatever the value")
  func gradient() {
    let gradient = Gradient(stops: [.init(color: .black), .init(color: .white)])
    for value in [0, 0.3, 1] {
      let gauge = Gauge(value: value) {}.tint(gradient)
      for commands in [
        Views.draw(gauge, 90, 90), Views.draw(gauge.gaugeStyle(.accessoryLinear), 90, 90),
        Views.draw(gauge.gaugeStyle(.accessoryCircularCapacity), 90, 90),
      ] {
        #expect(commands.reveal?.paint?.gradient == gradient)
        #expect(commands.reveal?.paint?.geometry == .alongPath)
      }
    }
  }
}
