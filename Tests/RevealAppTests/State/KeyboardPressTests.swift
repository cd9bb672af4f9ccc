import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("Pressing the focused control by Space or Enter")
struct KeyboardPressTests {
  static let keys: [Key] = [.space, .enter]
  static let checkpoints: [(Control, Int)] = [
    (.reset, 0), (.quarter, 25), (.half, 50), (.complete, 100),
  ]

  @Test("a button acts at once, and looks pressed until the key is let go", arguments: keys)
  func button(_ key: Key) throws {
    let palette = try Assets.resources.palette(Theme())
    for (control, expected) in Self.checkpoints {
      let demo = try DemoDriver()
      demo.press("3")
      demo.focus(control)
      let frame = demo.layout.frame(of: control)
      demo.send(.keyDown(KeyPress(key)))
      #expect(demo.state.hundredths == expected)
      #expect(demo.fill(in: frame) == palette[.controlPressed])
      demo.send(.keyUp(key))
      #expect(demo.state.pressed == nil)
      #expect(demo.fill(in: frame) == palette[.control])
    }
  }

  @Test("the switch goes on, and off the next time", arguments: keys)
  func toggle(_ key: Key) throws {
    let demo = try DemoDriver()
    demo.focus(.indeterminate)
    for expected in [true, false] {
      demo.send(.keyDown(KeyPress(key)), .keyUp(key))
      #expect(demo.state.isIndeterminate == expected)
      #expect(demo.state.focus == .indeterminate)
      #expect(demo.state.pressed == nil)
    }
  }

  @Test("the slider is not something to press", arguments: keys)
  func slider(_ key: Key) throws {
    let demo = try DemoDriver()
    demo.focus(.slider)
    demo.send(.keyDown(KeyPress(key)))
    #expect(demo.state.hundredths == 25)
    #expect(demo.state.pressed == nil)
  }

  @Test("nothing happens where nothing has the focus", arguments: keys)
  func noFocus(_ key: Key) throws {
    let demo = try DemoDriver()
    let before = demo.state
    demo.send(.keyDown(KeyPress(key)), .keyUp(key))
    #expect(demo.state == before)
  }

  @Test("a second key does nothing while the first is down")
  func secondKey() throws {
    let demo = try DemoDriver()
    demo.focus(.indeterminate)
    demo.send(.keyDown(KeyPress(.space)), .keyDown(KeyPress(.enter)))
    #expect(demo.state.isIndeterminate)
  }

  @Test("another key that comes up lets nothing go")
  func otherKeyUp() throws {
    let demo = try DemoDriver()
    demo.focus(.reset)
    demo.send(.keyDown(KeyPress(.space)), .keyUp(.left))
    #expect(demo.state.pressed?.control == .reset)
  }

  @Test("a window that loses the keyboard lets the key go")
  func focusLost() throws {
    let demo = try DemoDriver()
    demo.focus(.reset)
    demo.send(.keyDown(KeyPress(.space)), .focusLost)
    #expect(demo.state.pressed == nil)
    #expect(demo.state.focus == .reset)
  }

  @Test("a window that loses the keyboard keeps what the pointer holds")
  func focusLostWhileDragging() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle), .focusLost, .pointerMoved(demo.sliderPlace(0.5)))
    #expect(demo.state.hundredths == 50)
  }

  @Test("a key let go does not end what the pointer holds")
  func keyUpWhileDragging() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle), .keyUp(.space), .pointerMoved(demo.sliderPlace(0.5)))
    #expect(demo.state.hundredths == 50)
  }
}
