import RevealCore
import Testing

@testable import RevealApp

@Suite("What lies under a panel")
struct PanelTests {
  @Test("the keys swallow every click", arguments: Scene.bar.controls + [.shapes])
  func help(_ control: Control) throws {
    let demo = try DemoDriver()
    demo.press("F1")
    let before = demo.state
    demo.click(control)
    var after = demo.state
    after.pointer = before.pointer
    #expect(after == before)
  }

  @Test("the numbers swallow the clicks on what they cover, and no others")
  func diagnostics() throws {
    let demo = try DemoDriver()
    demo.press("F2")
    #expect(demo.layout.isCovered(demo.center(of: .complete), by: .diagnostics))
    demo.click(.complete)
    #expect(demo.state.hundredths == 25)

    // In a high window they lie below the controls.
    demo.resize(520, 700)
    #expect(!demo.layout.isCovered(demo.center(of: .complete), by: .diagnostics))
    demo.click(.complete)
    #expect(demo.state.hundredths == 100)
  }

  @Test("the wheel does not reach a slider that a panel was opened over", arguments: ["F1", "F2"])
  func wheel(_ key: String) throws {
    let demo = try DemoDriver()
    demo.send(.pointerMoved(demo.center(of: .slider)))
    demo.press(key)
    demo.send(.wheel(1))
    #expect(demo.state.hundredths == 25)
    demo.send(.pointerMoved(demo.handle), .wheel(1))
    #expect(demo.state.hundredths == 25)
  }

  @Test("a slider beside the panel still takes the wheel")
  func wheelBeside() throws {
    let demo = try DemoDriver { $0.size = Size(width: 520, height: 700) }
    demo.send(.pointerMoved(demo.center(of: .slider)))
    demo.press("F2")
    demo.send(.wheel(1))
    #expect(demo.state.hundredths == 26)
  }

  @Test("once the panel is away the controls answer again")
  func away() throws {
    let demo = try DemoDriver()
    demo.press("F1")
    demo.press("F1")
    demo.click(.complete)
    #expect(demo.state.hundredths == 100)
  }

  @Test("a button that is held while a panel opens over it does nothing when it is let go")
  func heldButton() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.center(of: .complete)))
    demo.press("F1")
    #expect(demo.state.hovered == nil)
    demo.send(.pointerUp(demo.center(of: .complete)))
    #expect(demo.state.hundredths == 25)
  }

  @Test(
    "what lies under a pointer that rests is found anew where the layout moves",
    arguments: [
      "F2", "F5", "size",
    ])
  func restingPointer(_ change: String) throws {
    let demo = try DemoDriver { $0.size = Size(width: 520, height: 400) }
    let place = demo.center(of: .slider)
    demo.send(.pointerMoved(place))
    #expect(demo.state.hovered == .slider)
    if change == "size" { demo.resize(520, 480) } else { demo.press(change) }
    #expect(demo.layout.control(at: place) != .slider)
    #expect(demo.state.hovered == demo.layout.control(at: place))
    demo.send(.wheel(1))
    #expect(demo.state.scene != .bar || demo.state.hundredths == 25)
    // And once it is back where it was.
    if change == "size" { demo.resize(520, 400) } else { demo.press("Shift+" + change) }
    #expect(demo.state.hovered == .slider)
  }

  @Test("a drag goes on under a panel that opens")
  func drag() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle))
    demo.press("F1")
    demo.send(.pointerMoved(demo.sliderPlace(0.6)), .pointerUp(demo.sliderPlace(0.6)))
    #expect(demo.state.hundredths == 60)
  }
}
