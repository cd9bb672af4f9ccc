import AllocationCount
import GradientReveal

/// How often frames of an animation ask for memory once everything is painted: never, by design.
struct AllocationReport {
  /// What was drawn, and the calls for memory in all frames.
  private(set) var lines: [(name: String, allocations: Int)] = []

  /// The frames that are counted.
  static let frames = 1000

  init() throws {
    try measure("bar") { ProgressView(value: $0).progressViewStyle(.gradientReveal) }
    try measure("bar with labels") { value in
      ProgressView(value: value) {
        Text("Loading")
      } currentValueLabel: {
        Text("12 of 40")
      }
      .progressViewStyle(.gradientReveal)
    }
    try measure("ring") { ProgressView(value: $0).progressViewStyle(.ring(.reveal)) }
    try measure("pie") { ProgressView(value: $0).progressViewStyle(.pie) }
    try measure("gauge") { value in
      Gauge(value: value) {
      } currentValueLabel: {
        Text("42")
      }
      .gaugeStyle(.accessoryCircularCapacity(.reveal))
    }
    try measure("gauge with a marker") { value in
      Gauge(value: value) { Text("rpm") }.gaugeStyle(.accessoryCircular(.reveal))
    }
    try measure("arc") { value in
      Gauge(value: value) {}.gaugeStyle(.arc { Text("km/h") })
    }
    try measure("spinner") { _ in ProgressView() }
    try measureBoard()
  }

  /// Draws an indicator on its way from one value to another.
  private mutating func measure<Content: Indicator>(
    _ name: String, _ make: (Double) -> Content
  ) throws {
    for backdrop in [Color.white, nil] {
      let host = try MemoryHost(width: 240, height: 120)
      let renderer = IndicatorRenderer(host.renderer, backdrop: backdrop)
      let indicator = AnimatedIndicator(make(0.1), animation: Self.animation)
      let rect = Rect(x: 10, y: 10, width: 220, height: 100)
      let suffix = backdrop == nil ? ", translucent" : ""
      try count(name + suffix, host, show: { indicator.content = make($0) }) {
        try renderer.draw(indicator, in: rect, at: $0)
      }
    }
  }

  /// Draws a board on which some of many bars move, and copies what changed.
  private mutating func measureBoard() throws {
    let host = try MemoryHost(width: 240, height: 120)
    let renderer = IndicatorRenderer(host.renderer)
    let size = Size(width: 240, height: 120)
    let board = try IndicatorBoard(on: renderer, size: size, background: .white)
    let bar = { (value: Double) in
      ProgressView(value: value).progressViewStyle(.gradientReveal(height: nil))
    }
    let items = (0..<200).map { index in
      board.add(
        bar(0.1),
        in: Rect(x: Double(index % 20) * 12, y: Double(index / 20) * 12, width: 10, height: 8),
        animation: Self.animation)
    }
    try count(
      "board", host,
      show: { value in
        for index in stride(from: 0, to: items.count, by: 7) { items[index].content = bar(value) }
      }
    ) { for rect in try board.draw(at: $0) { try board.copy(rect) } }
  }

  /// Counts on the way up, after one there and back in which memory grows to what it needs.
  private mutating func count(
    _ name: String, _ host: MemoryHost, show: (Double) -> Void, _ draw: (Instant) throws -> Void
  ) throws {
    var time = 0.0
    func play(_ frames: Int) throws {
      let step = Self.animation.duration / Double(frames)
      for _ in 0..<frames {
        try draw(Instant(seconds: time))
        host.flush()
        time += step
      }
    }
    try play(1)
    for value in [0.9, 0.1] {
      show(value)
      try play(60)
    }
    show(0.9)
    let before = allocation_count()
    try play(Self.frames)
    lines.append((name, allocation_count() - before))
  }

  private static let animation = Animation(curve: .easeInOut, duration: 20)
}
