import AllocationCount
import GradientReveal

/// How often frames of an animation ask for memory once everything is painted: never, by design.
struct AllocationReport {
  /// What was drawn, and the calls for memory in all frames.
  private(set) var lines: [(name: String, allocations: Int)] = []

  /// The frames that are counted, and those before them in which memory grows to what it needs.
  static let frames = 1000
  private static let warmUp = 100

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
      try renderer.draw(indicator, in: rect, at: .zero)
      indicator.content = make(0.9)
      try count(backdrop == nil ? name + ", translucent" : name, host) { time in
        try renderer.draw(indicator, in: rect, at: time)
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
    _ = try board.draw(at: .zero)
    for index in stride(from: 0, to: items.count, by: 7) { items[index].content = bar(0.9) }
    try count("board", host) { time in
      for rect in try board.draw(at: time) { try board.copy(rect) }
    }
  }

  private mutating func count(
    _ name: String, _ host: MemoryHost, _ draw: (Instant) throws -> Void
  ) throws {
    var before = 0
    for frame in 1...(Self.warmUp + Self.frames) {
      if frame == Self.warmUp + 1 { before = allocation_count() }
      try draw(Instant(seconds: Double(frame) / 60))
      host.flush()
    }
    lines.append((name, allocation_count() - before))
  }

  /// So long that the frames that are counted are all in flight.
  private static let animation = Animation(curve: .easeInOut, duration: 20)
}
