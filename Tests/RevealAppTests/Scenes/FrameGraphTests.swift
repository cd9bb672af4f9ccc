import RevealBench
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("The graph of frame times")
struct FrameGraphTests {
  @Test("has the budget at half of its height, and bars that are as high as a frame is long")
  func bars() throws {
    let demo = try driver()
    demo.record([16, 8, 33, 120])
    demo.press("F3")
    let (plot, bars) = try (demo.plot(), demo.bars())
    let heights = [0, 0.48, 0.24, 0.99, 1].map { $0 * plot.size.height }
    #expect(bars.count == heights.count)
    for (bar, height) in zip(bars, heights) {
      #expect(abs(bar.time - height) < 1e-6)
      #expect(abs(bar.cost - 0.03 * plot.size.height) < 1e-6)
    }
    let palette = try Assets.resources.palette(Theme())
    #expect(
      bars.dropFirst().map(\.color) == [
        palette[.accent], palette[.accent], palette[.orange], palette[.red],
      ])
    let line = try #require(demo.commands.last)
    #expect(
      line
        == .fill(
          Rect(x: plot.minX, y: plot.midY, width: plot.size.width, height: 1),
          palette[.secondaryLabel]))
  }

  @Test("tells the budget of a frame that has a cost alone")
  func costs() throws {
    let palette = try Assets.resources.palette(Theme())
    for (cost, role) in [(3, palette[.accent]), (40, palette[.orange]), (90, palette[.red])] {
      let demo = try driver()
      demo.engine.record(.sample(at: 0, cost: cost))
      demo.press("F3")
      let bar = try #require(try demo.bars().first)
      #expect(bar.time == 0)
      #expect(bar.costColor == FrameTone(role, palette).cost)
      #expect(bar.costColor != role)
    }
  }

  @Test("has each edge on a pixel", arguments: [1.0, 2])
  func sharp(_ scale: Double) throws {
    let demo = try driver { $0.scale = DisplayScale(scale) }
    demo.record([16, 17])
    demo.press("F3")
    let plot = try demo.plot()
    for bar in try demo.bars() {
      #expect(bar.frame.minX == bar.frame.minX.rounded())
      #expect(bar.frame.size.width == 2)
    }
    #expect([plot.minX, plot.minY, plot.midY, plot.maxY].allSatisfy { $0 == $0.rounded() })
  }

  @Test("lies in its panel, and moves what lies there as the numbers do", arguments: Scene.allCases)
  func layout(_ scene: Scene) throws {
    for size in [DemoMetrics.minimumSize, scene.idealSize, Size(width: 3_000, height: 900)] {
      let demo = try driver {
        $0.scene = scene
        $0.size = size
      }
      demo.press("F2")
      let layout = demo.layout
      demo.press("F3")
      #expect(demo.layout == layout)
      #expect(demo.state.panel == .frames)
      let (panel, plot) = (layout.diagnosticsPanel, try demo.plot())
      #expect(plot.minX >= panel.minX + 12 && plot.maxX <= panel.maxX - 12)
      #expect(plot.minY > panel.minY && plot.maxY <= panel.maxY - 12 + 0.5)
      #expect(plot.size.height >= 40)
      #expect(layout.isCovered(Point(x: plot.midX, y: plot.midY), by: .frames))
    }
  }

  @Test("says median, 99th percentile, late frames and budget in words")
  func numbers() throws {
    let demo = try driver()
    demo.press("F3")
    #expect(demo.texts.count { $0 == "none" } == 2)
    #expect(demo.texts.contains("16.67 ms, assuming 60 Hz"))
    demo.record([10, 10, 40])
    demo.engine.refreshHertz = 100
    try demo.draw()
    let texts = demo.texts
    #expect(texts.contains("10.00 ms, the display's 100 Hz"))
    #expect(texts.contains("median 10.00  p99 39.40 ms  late 1"))
    #expect(texts.contains("median 1.00  p99 1.00 ms"))
  }

  @Test("moved on by itself it is what a new picture shows, and nothing beside it is touched")
  func moved() throws {
    let demo = try driver()
    demo.press("F3")
    var frames = FrameReading()
    var picture = try scene(demo, frames).picture()
    let before = picture.commands
    for number in 0..<300 {
      frames.append(.sample(at: 17 * number, cost: 1 + number % 3))
      frames.summarize(at: Instant(seconds: Double(number) / 60), isResting: false)
      picture.show(frames)
    }
    #expect(picture.commands == (try scene(demo, frames).picture().commands))
    #expect(picture.commands != before)
    for index in before.indices where !picture.plotted.contains(index) {
      #expect(picture.commands[index] == before[index])
    }
  }

  private func scene(_ demo: DemoDriver, _ frames: FrameReading) throws -> DemoScene {
    let palette = try Assets.resources.palette(demo.state.theme)
    return DemoScene(
      state: demo.state,
      context: SceneContext(
        layout: demo.layout, palette: palette, strings: try Assets.resources.strings("en"),
        gradient: try Assets.resources.defaultGradient().gradient(in: palette), scale: .one,
        time: demo.time, reading: DiagnosticReading(), frames: frames,
        text: LineMeasurer(BoxText()), paints: PaintResolver()))
  }

  @Test("is the other way round from right to left", arguments: [1.0, 2])
  func mirrored(_ scale: Double) throws {
    let pictures = try LayoutDirection.allCases.map { direction in
      let demo = try driver {
        $0.direction = direction
        $0.scale = DisplayScale(scale)
        $0.size = Size(width: 457, height: 240)
      }
      demo.record([16, 8, 33, 120])
      demo.press("F3")
      try demo.draw()
      return try demo.engine.snapshot()
    }
    let difference = BitmapDifference(expected: pictures[0].mirrored, actual: pictures[1])
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("asks for no frame by itself, and frames that are recorded ask for none")
  func idle() throws {
    let demo = try driver()
    demo.press("F3")
    demo.press("3")
    try demo.settle()
    demo.record([16, 16])
    #expect(demo.nextFrame == nil)
    #expect(!demo.engine.needsFrame)
    // What is new is shown by the next frame that something else asks for.
    demo.press("Tab")
    #expect(try !demo.draw().isEmpty)
    for _ in 0..<5 {
      demo.pass(1)
      #expect(demo.nextFrame == nil)
      #expect(try demo.draw().isEmpty)
    }
  }

  @Test("a frame redraws few of its bars")
  func economy() throws {
    let demo = try driver()
    demo.press("F3")
    demo.press("4")
    demo.record([16, 16, 16])
    try demo.draw()
    try demo.wait(0.01)
    demo.record([16])
    let plot = DisplayScale.one.pixels(try demo.plot())
    demo.pass(0.01)
    let area = try demo.draw().filter { $0.maxY > plot.minY }
      .reduce(0) { $0 + $1.size.width * $1.size.height }
    #expect(area > 0)
    #expect(area < plot.size.width * plot.size.height / 20)
  }

  private func driver(_ change: (inout DemoSettings) -> Void = { _ in }) throws -> DemoDriver {
    try DemoDriver(change)
  }
}

extension DemoDriver {
  /// Lets frames of a cost of one millisecond be recorded: the first, and more after so many
  /// milliseconds each.
  fileprivate func record(_ intervals: [Int]) {
    var time = 0
    engine.rest()
    engine.record(.sample(at: time, cost: 1))
    for interval in intervals {
      time += interval
      engine.record(.sample(at: time, cost: 1))
    }
  }

  /// Where the bars are.
  fileprivate func plot() throws -> Rect {
    let palette = try Assets.resources.palette(state.theme)
    let color = palette[.track].over(palette[.panel])
    for case .fill(let rect, color) in commands { return rect }
    throw Missing.plot
  }

  /// The bars that there are, from the leading edge.
  fileprivate func bars() throws -> [(
    frame: Rect, time: Double, cost: Double, color: Color, costColor: Color
  )] {
    let plot = try plot()
    let fills = commands.compactMap { command -> (Rect, Color)? in
      guard case .fill(let rect, let color) = command, rect.maxY == plot.maxY, rect != plot,
        rect.minX >= plot.minX
      else { return nil }
      return (rect, color)
    }
    return stride(from: 0, to: fills.count - 1, by: 2).compactMap { index in
      let (time, cost) = (fills[index], fills[index + 1])
      guard cost.0.size.height > 0 else { return nil }
      return (cost.0, time.0.size.height, cost.0.size.height, time.1, cost.1)
    }
  }

  private enum Missing: Error { case plot }
}
