import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("Buttons and the switch under the pointer")
struct PointerTests {
  static let checkpoints: [(Control, Int)] = [
    (.reset, 0), (.quarter, 25), (.half, 50), (.complete, 100),
  ]

  @Test("a click on a button sets its value", arguments: LayoutDirection.allCases)
  func click(_ direction: LayoutDirection) throws {
    for (control, expected) in Self.checkpoints {
      let demo = try DemoDriver { $0.direction = direction }
      demo.press("3")
      // The pointer is where the control is seen, which in right-to-left is on the other side.
      let seen = demo.engine.leading(demo.center(of: control))
      demo.click(demo.engine.leading(seen))
      #expect(demo.state.hundredths == expected)
      #expect(demo.state.pressed == nil)
    }
  }

  @Test("a click on the switch or its label goes to the unknown value and back")
  func toggle() throws {
    let demo = try DemoDriver()
    let frame = demo.layout.toggle
    demo.click(Point(x: frame.minX + 1, y: frame.midY))
    #expect(demo.state.isIndeterminate)
    demo.click(Point(x: frame.maxX - 1, y: frame.midY))
    #expect(!demo.state.isIndeterminate)
  }

  @Test("nothing happens before the button is let go")
  func onRelease() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.center(of: .complete)))
    #expect(demo.state.hundredths == 25)
    demo.send(.pointerUp(demo.center(of: .complete)))
    #expect(demo.state.hundredths == 100)
  }

  @Test("a press that is let go outside does nothing, and looks so beforehand")
  func releasedOutside() throws {
    let palette = try Assets.resources.palette(Theme())
    let demo = try DemoDriver()
    let frame = demo.layout.frame(of: .complete)
    demo.send(.pointerDown(demo.center(of: .complete)))
    #expect(demo.fill(in: frame) == palette[.controlPressed])
    let outside = Point(x: frame.midX, y: frame.maxY + 1)
    demo.send(.pointerMoved(outside))
    #expect(demo.fill(in: frame) == palette[.control])
    demo.send(.pointerUp(outside))
    #expect(demo.state.hundredths == 25)
  }

  @Test("a press that strays over another button does not press that one")
  func strayed() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.center(of: .complete)), .pointerMoved(demo.center(of: .reset)))
    #expect(demo.state.hovered == nil)
    demo.send(.pointerUp(demo.center(of: .reset)))
    #expect(demo.state.hundredths == 25)
    #expect(demo.state.hovered == .reset)
  }

  @Test("a press that strays and comes back acts")
  func cameBack() throws {
    let demo = try DemoDriver()
    let place = demo.center(of: .complete)
    demo.send(.pointerDown(place), .pointerMoved(Point(x: 1, y: 1)), .pointerLeft)
    demo.send(.pointerMoved(place), .pointerUp(place))
    #expect(demo.state.hundredths == 100)
  }

  @Test("a button of the mouse that comes up with nothing held does nothing")
  func releaseAlone() throws {
    let demo = try DemoDriver()
    demo.send(.pointerUp(demo.center(of: .complete)))
    #expect(demo.state.hundredths == 25)
  }

  @Test("a control looks hovered while the pointer is over it, and no longer once it left")
  func hover() throws {
    let palette = try Assets.resources.palette(Theme())
    let demo = try DemoDriver()
    let frame = demo.layout.frame(of: .half)
    demo.send(.pointerMoved(demo.center(of: .half)))
    #expect(demo.fill(in: frame) == palette[.controlHover])
    demo.send(.pointerLeft)
    #expect(demo.fill(in: frame) == palette[.control])
    #expect(demo.state.hovered == nil)
  }

  @Test("a pointer that leaves while a key holds a button is gone")
  func leftWhileKeyHolds() throws {
    let demo = try DemoDriver()
    demo.focus(.half)
    demo.send(.pointerMoved(demo.center(of: .complete)), .keyDown(KeyPress(.space)), .pointerLeft)
    #expect(demo.state.pressed != nil)
    #expect(demo.state.hovered == nil)
  }

  @Test("a pointer that moves over nothing needs no frame")
  func idleMoves() throws {
    let demo = try DemoDriver()
    for x in 0..<20 { demo.send(.pointerMoved(Point(x: Double(x), y: 3))) }
    #expect(!demo.engine.needsFrame)
  }

  @Test("while indeterminate only the switch answers")
  func indeterminate() throws {
    let demo = try DemoDriver()
    demo.press("I")
    for control in Scene.bar.controls where control != .indeterminate {
      demo.click(control)
      #expect(demo.state.hundredths == 25)
      #expect(demo.state.hovered == nil)
      #expect(demo.state.focus == nil)
    }
    demo.click(.indeterminate)
    #expect(!demo.state.isIndeterminate)
  }

  @Test("a button that becomes disabled while it is held is let go")
  func disabledWhileHeld() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.center(of: .complete)))
    demo.press("I")
    #expect(demo.state.pressed == nil)
    #expect(demo.state.hovered == nil)
    demo.send(.pointerUp(demo.center(of: .complete)))
    #expect(demo.state.hundredths == 25)
  }
}
