import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("The part of a scene that moves")
struct MovingPartTests {
  @Test("moved on by itself it is what a new picture shows", arguments: Scene.allCases)
  func moved(_ scene: Scene) throws {
    for isIndeterminate in scene == .gauges ? [false] : [false, true] {
      let (state, start) = try moving(scene, isIndeterminate)
      var time = start
      var picture = try self.scene(state, time).picture()
      let before = picture.commands
      for _ in 0..<4 {
        time = time.advanced(bySeconds: 0.05)
        picture.move(to: state.motion(at: time))
        #expect(picture.commands == (try self.scene(state, time).picture().commands))
        // Nothing beside it is touched.
        let still = picture.commands.indices.filter { !picture.moving.contains($0) }
        for index in still { #expect(picture.commands[index] == before[index]) }
      }
      #expect(picture.commands != before)
    }
  }

  @Test(
    "is at rest where the change is over, and in flight on the way",
    arguments: [
      Scene.shapes, .gauges,
    ])
  func rest(_ scene: Scene) throws {
    let demo = try DemoDriver { $0.scene = scene }
    demo.press("3")
    try demo.draw()
    try demo.wait(0.1)
    // The slider's groove, the last of them, is at rest always.
    #expect(demo.reveals.dropLast().allSatisfy { !$0.mask.isResting })
    try demo.settle()
    #expect(demo.reveals.dropLast().allSatisfy { $0.mask.isResting })
  }

  @Test("of the bar it is one command, as ever")
  func bar() throws {
    let (state, time) = try moving(.bar, false)
    #expect(try scene(state, time).picture().moving.count == 1)
  }

  @Test("shapes are round and straight ones at one fraction, or turning rings")
  func shapes() throws {
    let demo = try DemoDriver { $0.scene = .shapes }
    demo.press("2")
    try demo.settle()
    let reveals = demo.reveals
    #expect(reveals.count == 6, "and the slider's groove")
    #expect(Set(reveals.prefix(5).map(\.mask)) == [RevealMask(Fraction(clamping: 0.5))])
    #expect(
      reveals.prefix(5).map(\.paint.shape) == [
        .ring(lineWidth: 6, lineCap: .square), .pie, .ring(lineWidth: 6, lineCap: .round),
        .bar(.radius(10)), .capsule,
      ])
    #expect(reveals[3].frame.size.height == 20)
    demo.press("I")
    let spinners = demo.commands.count { if case .spinner = $0 { true } else { false } }
    #expect(spinners == 4)
    #expect(demo.reveals.count == 1)
  }

  @Test("gauges are of every style, and all say the same")
  func gauges() throws {
    for size in [DemoMetrics.minimumSize, Scene.gauges.idealSize] {
      let demo = try DemoDriver {
        $0.scene = .gauges
        $0.size = size
      }
      demo.press("Home")
      demo.press("PageUp")
      try demo.settle()
      let gauges = demo.reveals.dropLast()
      #expect(gauges.count == 7)
      #expect(Set(gauges.map(\.mask)) == [RevealMask(Fraction(clamping: 10.0 / 70))])
      let markers = gauges.count { if case .marker = $0.paint.indication { true } else { false } }
      #expect(markers == 4)
      let texts = demo.texts
      #expect(texts.count { $0 == "−10°" } == 7, "all but the bounded line, and the slider")
      #expect(texts.count { $0 == "−20°" } == 2)
      #expect(texts.count { $0 == "50°" } == 2)
    }
  }

  @Test("the coldest end of a dial is at its left, whatever the side on which reading begins")
  func dialEnds() throws {
    for direction in LayoutDirection.allCases {
      let demo = try DemoDriver(text: BoxText()) {
        $0.scene = .gauges
        $0.direction = direction
      }
      func x(_ string: String) throws -> Double {
        for case .text(let frame, let paint) in demo.commands where paint.string == string {
          return direction == .leftToRight ? frame.minX : -frame.minX
        }
        throw Failure.missing
      }
      #expect(try x("−20") < x("50"))
    }
  }

  private enum Failure: Error { case missing }

  @Test("a run draws only what it reveals, and paints nothing", arguments: [1.0, 2])
  func economy(_ scale: Double) throws {
    let demo = try DemoDriver(text: BoxText()) {
      $0.scene = .shapes
      $0.size = Scene.shapes.idealSize
      $0.scale = DisplayScale(scale)
    }
    demo.press("4")
    try demo.settle()
    demo.click(.start)
    demo.send(.pointerLeft)
    try demo.draw()
    let before = demo.engine.counters
    for _ in 0..<300 { try demo.wait(DemoDriver.frame) }
    #expect(demo.engine.counters.paints == before.paints)
    #expect(demo.engine.counters.uploads == before.uploads)
    #expect(demo.nextFrame == nil)
    #expect(try demo.draw().isEmpty)
  }

  /// A state in which something moves, and a moment of it.
  private func moving(_ scene: Scene, _ isIndeterminate: Bool) throws -> (DemoState, Instant) {
    let demo = try DemoDriver { $0.scene = scene }
    demo.press("4")
    if isIndeterminate { demo.press("I") }
    try demo.draw()
    return (demo.state, demo.time)
  }

  private func scene(_ state: DemoState, _ time: Instant) throws -> DemoScene {
    let palette = try Assets.resources.palette(state.theme)
    let strings = try Assets.resources.strings("en")
    let widths = DemoTextWidths(state.scene, strings, scale: .one, text: BoxText())
    return DemoScene(
      state: state,
      context: SceneContext(
        layout: DemoLayout(
          window: state.scene.idealSize, scene: state.scene, widths: widths),
        palette: palette, strings: strings,
        gradient: try Assets.resources.defaultGradient().gradient(in: palette), scale: .one,
        time: time, reading: DiagnosticReading(), frames: FrameReading(),
        text: LineMeasurer(BoxText()),
        paints: PaintResolver()))
  }
}

extension DemoDriver {
  /// All that is revealed, in drawing order.
  var reveals: [(frame: Rect, paint: RevealPaint, mask: RevealMask)] {
    commands.compactMap {
      if case .reveal(let frame, let paint, let mask) = $0 { (frame, paint, mask) } else { nil }
    }
  }
}
