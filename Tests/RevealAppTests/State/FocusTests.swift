import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("Keyboard focus")
struct FocusTests {
  static let order: [Control] = [.slider, .reset, .quarter, .half, .complete, .indeterminate]

  @Test("nothing has it at first, and no ring is drawn")
  func atFirst() throws {
    let demo = try DemoDriver()
    #expect(demo.state.focus == nil)
    #expect(try demo.focusRings() == 0)
  }

  @Test("Tab visits the controls in reading order, then the switch above, and starts again")
  func forwards() throws {
    let demo = try DemoDriver()
    var seen: [Control?] = []
    for _ in 0..<8 {
      demo.press("Tab")
      seen.append(demo.state.focus)
      #expect(try demo.focusRings() == 1)
    }
    #expect(seen == Self.order + [.bar, .slider])
  }

  @Test("Shift+Tab visits them backwards, from the last one")
  func backwards() throws {
    let demo = try DemoDriver()
    var seen: [Control?] = []
    for _ in 0..<8 {
      demo.press("Shift+Tab")
      seen.append(demo.state.focus)
    }
    #expect(seen == Self.order.reversed() + [.bar, .indeterminate])
  }

  @Test("the order is the same in right-to-left")
  func rightToLeft() throws {
    let demo = try DemoDriver { $0.direction = .rightToLeft }
    demo.press("Tab")
    demo.press("Tab")
    #expect(demo.state.focus == .reset)
  }

  @Test("a held Tab goes on")
  func held() throws {
    let demo = try DemoDriver()
    demo.press("Tab")
    demo.repeatKey("Tab")
    #expect(demo.state.focus == .reset)
  }

  @Test("while indeterminate only the toggle and the switch between the scenes take part")
  func disabledControlsLeave() throws {
    let demo = try DemoDriver()
    demo.press("I")
    let steps: [(String, Control)] = [
      ("Tab", .indeterminate), ("Tab", .bar), ("Shift+Tab", .indeterminate), ("Tab", .bar),
    ]
    for (key, control) in steps {
      demo.press(key)
      #expect(demo.state.focus == control)
    }
    demo.press("I")
    demo.press("Tab")
    #expect(demo.state.focus == .slider)
  }

  @Test("it moves to the switch when its control is disabled", arguments: order)
  func movesToSwitch(_ control: Control) throws {
    let demo = try DemoDriver()
    demo.focus(control)
    demo.press("I")
    #expect(demo.state.focus == .indeterminate)
    #expect(demo.state.isFocusVisible)
  }

  @Test("it stays nowhere when nothing had it")
  func staysNowhere() throws {
    let demo = try DemoDriver()
    demo.press("I")
    #expect(demo.state.focus == nil)
  }

  @Test("a click takes it along but hides the ring, and Tab shows it at the next control")
  func clickHides() throws {
    let demo = try DemoDriver()
    demo.press("Tab")
    demo.click(.quarter)
    #expect(demo.state.focus == .quarter)
    #expect(!demo.state.isFocusVisible)
    #expect(try demo.focusRings() == 0)
    demo.press("Tab")
    #expect(demo.state.focus == .half)
    #expect(try demo.focusRings() == 1)
  }

  @Test("a click on nothing hides the ring and leaves the focus")
  func clickBeside() throws {
    let demo = try DemoDriver()
    demo.press("Tab")
    demo.click(Point(x: 2, y: 2))
    #expect(demo.state.focus == .slider)
    #expect(!demo.state.isFocusVisible)
  }

  @Test("pressing the focused control by a key shows the ring again")
  func keyPressShows() throws {
    let demo = try DemoDriver()
    demo.click(.reset)
    demo.press("Space")
    #expect(demo.state.isFocusVisible)
  }
}

extension DemoDriver {
  /// Goes to a control by Tab.
  func focus(_ control: Control) {
    for _ in Control.allCases where state.focus != control { press("Tab") }
  }
}
