import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("How much is painted")
struct CountersTests {
  @Test("the very first sweep over all values paints and uploads nothing")
  func firstSweep() throws {
    let demo = try DemoDriver(text: BoxText())
    let before = demo.engine.counters
    demo.press("Home")
    try demo.draw()
    for _ in 0...100 {
      demo.press("Up")
      try demo.draw()
    }
    #expect(demo.state.hundredths == 100)
    #expect(demo.engine.counters.paints == before.paints)
    #expect(demo.engine.counters.uploads == before.uploads)
  }

  @Test(
    "a thousand changes, at rest and in flight, paint and upload nothing",
    arguments: [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func thousandChanges(_ direction: LayoutDirection) throws {
    let text = BoxText()
    let demo = try DemoDriver(text: text) { $0.direction = direction }
    for hundredth in 0...100 {
      demo.send(.pointerDown(demo.sliderPlace(Double(hundredth) / 100)))
      try demo.draw()
    }
    demo.send(.pointerUp(demo.handle), .pointerLeft)
    try demo.settle()
    let before = demo.engine.counters
    let painted = text.paints
    var random = SplitMix(seed: 1)
    for _ in 0..<1000 {
      switch random.whole(in: 0..<4) {
      case 0: demo.press(random.pick(["0", "1", "2", "3", "4"]))
      case 1: demo.press(random.pick(["Left", "Right", "Up", "Down", "PageUp", "PageDown"]))
      case 2: try demo.wait(random.number(in: 0...0.3))
      default: demo.press(random.pick(["Home", "End"]))
      }
      try demo.wait(random.pick([0, 0.004, DemoDriver.frame, 0.05]))
    }
    try demo.settle()
    #expect(demo.engine.counters.paints == before.paints)
    #expect(demo.engine.counters.uploads == before.uploads)
    #expect(demo.engine.counters.frames > before.frames + 500)
    #expect(text.paints == painted)
  }

  @Test("a change in flight costs frames, and nothing else")
  func oneAnimation() throws {
    let demo = try DemoDriver(text: BoxText())
    let before = demo.engine.counters
    demo.press("4")
    try demo.settle()
    #expect(demo.engine.counters.paints == before.paints)
    #expect(demo.engine.counters.uploads == before.uploads)
    #expect((10...17).contains(demo.engine.counters.frames - before.frames))
  }

  @Test("another width rebuilds the bar and the slider's groove, once")
  func resize() throws {
    let demo = try DemoDriver(text: BoxText())
    let before = demo.engine.counters
    demo.resize(600, 240)
    try demo.draw()
    // Each has a picture of its track and one of it revealed.
    #expect(demo.engine.counters.paints == before.paints + 4)
    #expect(demo.engine.counters.uploads == before.uploads + 4)
    demo.press("4")
    try demo.settle()
    #expect(demo.engine.counters.paints == before.paints + 4)
  }

  @Test("another height rebuilds nothing")
  func height() throws {
    let demo = try DemoDriver(text: BoxText())
    let before = demo.engine.counters
    for height in [300.0, 517, 240] {
      demo.resize(520, height)
      try demo.draw()
    }
    #expect(demo.engine.counters.paints == before.paints)
    #expect(demo.engine.counters.uploads == before.uploads)
  }

  @Test("the same size again rebuilds nothing")
  func sameSize() throws {
    let demo = try DemoDriver(text: BoxText())
    demo.resize(600, 240)
    try demo.draw()
    let before = demo.engine.counters
    demo.resize(520, 240)
    try demo.draw()
    #expect(demo.engine.counters.paints == before.paints)
  }

  @Test("the ring is painted once, whole: turning paints nothing")
  func ring() throws {
    let demo = try DemoDriver(text: BoxText())
    demo.press("I")
    try demo.draw()
    let before = demo.engine.counters
    for _ in 0..<130 { try demo.wait(DemoDriver.frame) }
    #expect(demo.engine.counters.paints == before.paints)
    #expect(demo.engine.counters.uploads == before.uploads)
  }

  @Test("hundreds of widths do not keep hundreds of pictures, and the picture stays right")
  func manyWidths() throws {
    let demo = try DemoDriver(text: BoxText())
    let first = try demo.engine.snapshot()
    for width in 400..<600 {
      demo.resize(Double(width), 240)
      try demo.draw()
    }
    demo.resize(520, 240)
    try demo.draw()
    #expect(try demo.engine.snapshot() == first)
  }
}
