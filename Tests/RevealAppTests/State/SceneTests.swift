import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("The scenes, and the switch between them")
struct SceneTests {
  @Test("F5 goes to the next scene and around, Shift+F5 back")
  func cycle() throws {
    let demo = try DemoDriver()
    var seen: [Scene] = []
    for key in ["F5", "F5", "F5", "Shift+F5", "Shift+F5", "Shift+F5"] {
      demo.press(key)
      seen.append(demo.state.scene)
    }
    #expect(seen == [.shapes, .gauges, .bar, .gauges, .shapes, .bar])
  }

  @Test("F5 that is held down goes on once, and with Ctrl not at all")
  func held() throws {
    let demo = try DemoDriver()
    demo.repeatKey("F5")
    demo.press("Ctrl+F5")
    #expect(demo.state.scene == .bar)
  }

  @Test("a click on a segment shows its scene, and leaves the keyboard where it is")
  func click() throws {
    let demo = try DemoDriver()
    for scene in [Scene.gauges, .shapes, .shapes, .bar] {
      demo.click(scene.segment)
      #expect(demo.state.scene == scene)
      #expect(demo.state.focus == nil)
    }
    demo.click(.slider)
    demo.click(.gauges)
    #expect(demo.state.focus == .slider)
    demo.press("Right")
    #expect(demo.state.scene == .gauges)
  }

  @Test("a press on a segment can be thought better of")
  func secondThought() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.center(of: .gauges)))
    #expect(demo.state.scene == .bar)
    demo.send(.pointerUp(demo.center(of: .reset)))
    #expect(demo.state.scene == .bar)
  }

  @Test("the arrows move in the switch while it has the focus, as it is seen")
  func arrows() throws {
    for direction in LayoutDirection.allCases {
      let demo = try DemoDriver { $0.direction = direction }
      let (forward, back) = direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
      demo.focus(.bar)
      for (key, scene) in [
        (forward, Scene.shapes), ("Down", .gauges), (forward, .bar), (back, .gauges),
        ("Up", .shapes), (back, .bar),
      ] {
        demo.press(key)
        #expect(demo.state.scene == scene, "\(direction) \(key)")
        #expect(demo.state.focus == scene.segment)
        #expect(try demo.focusRings() == 1)
      }
      #expect(demo.state.hundredths == 25)
    }
  }

  @Test("an arrow means the value again once the focus is no longer seen, or under the keys")
  func arrowsElsewhere() throws {
    let demo = try DemoDriver()
    demo.focus(.bar)
    demo.click(Point(x: 2, y: 2))
    demo.press("Right")
    #expect(demo.state.scene == .bar)
    #expect(demo.state.hundredths == 26)
    demo.press("Tab")
    demo.press("Shift+Tab")
    demo.press("F1")
    demo.press("Right")
    #expect(demo.state.scene == .bar)
    #expect(demo.state.hundredths == 27)
  }

  @Test("every scene has its own value, and coming back shows it with nothing eased")
  func ownValues() throws {
    let demo = try DemoDriver()
    demo.press("4")
    try demo.draw()
    try demo.wait(0.1)
    demo.press("F5")
    #expect(demo.state.hundredths == 0)
    demo.press("2")
    demo.press("I")
    demo.press("F5")
    #expect(demo.state.meter.value == 21)
    #expect(!demo.state.isIndeterminate)
    demo.press("F5")
    #expect(demo.state.hundredths == 100)
    #expect(demo.shown == 1)
    #expect(demo.nextFrame == nil)
    demo.press("F5")
    #expect(demo.state.isIndeterminate)
  }

  @Test("a focus that the other scene does not have, or that is disabled there, is given up")
  func focus() throws {
    let demo = try DemoDriver()
    demo.focus(.half)
    demo.press("F5")
    #expect(demo.state.focus == nil)
    demo.press("I")
    demo.press("F5")
    demo.press("Tab")
    #expect(demo.state.focus == .slider)
    demo.press("Shift+F5")
    #expect(demo.state.focus == nil)
    demo.press("Tab")
    #expect(demo.state.focus == .indeterminate)
  }

  @Test("what was held in the scene that is left is let go")
  func letGo() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle))
    demo.press("F5")
    #expect(demo.state.pressed == nil)
    demo.send(.pointerMoved(demo.sliderPlace(1)), .pointerUp(demo.sliderPlace(1)))
    #expect(demo.state.hundredths == 0)
  }
}
