import RevealCore
import RevealTestSupport
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("When nothing changes")
struct IdleTests {
  /// What a person did last, and whether anything goes on moving after it.
  static let endings = ["4", "D", "F1", "F3", "Tab", "M", "Home"]

  @Test("no frame is due, none is needed, and drawing changes no pixel", arguments: endings)
  func idle(_ key: String) throws {
    let demo = try DemoDriver(text: BoxText())
    demo.press(key)
    try demo.settle()
    let before = try demo.engine.snapshot()
    let counters = demo.engine.counters
    #expect(demo.nextFrame == nil)
    #expect(!demo.engine.needsFrame)
    for _ in 0..<10 {
      demo.pass(0.7)
      #expect(try demo.draw().isEmpty)
    }
    #expect(demo.engine.counters == counters)
    #expect(try demo.engine.snapshot() == before)
  }

  @Test("an action that changes nothing needs no frame")
  func nothingNew() throws {
    let demo = try DemoDriver(text: BoxText())
    demo.press("1")
    demo.send(.focusLost, .pointerLeft, .wheel(3), .pointerMoved(Point(x: 0, y: 0)))
    #expect(!demo.engine.needsFrame)
  }

  @Test("a frame is counted only where something changed")
  func frames() throws {
    let demo = try DemoDriver(text: BoxText())
    #expect(demo.engine.counters.frames == 1)
    try demo.draw()
    #expect(demo.engine.counters.frames == 1)
    demo.press("Tab")
    try demo.draw()
    #expect(demo.engine.counters.frames == 2)
    try demo.draw()
    #expect(demo.engine.counters.frames == 2)
  }

  @Test("a change redraws what it touches, not the window")
  func smallDamage() throws {
    let demo = try DemoDriver(text: BoxText())
    demo.press("Up")
    try demo.settle()
    demo.press("Up")
    let damage = try demo.draw()
    let area = damage.reduce(0) { $0 + $1.size.width * $1.size.height }
    #expect(area > 0)
    #expect(area < 520 * 240 / 50)
  }

  @Test("after the canvas is lost everything is drawn again, the same", arguments: [false, true])
  func recover(_ texturesToo: Bool) throws {
    let demo = try DemoDriver(text: BoxText())
    let before = try demo.engine.snapshot()
    demo.engine.recover(texturesToo: texturesToo)
    #expect(demo.engine.needsFrame)
    let damage = try demo.draw()
    #expect(damage == [PixelRect(x: 0, y: 0, width: 520, height: 240)])
    #expect(try demo.engine.snapshot() == before)
  }
}
