import RevealCore
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("Keys that set the progress")
struct ProgressKeysTests {
  /// A key, and the progress it leads to from 40 % in each direction.
  struct Example: Sendable, CustomTestStringConvertible {
    let key: String
    let leftToRight: Int
    let rightToLeft: Int

    init(_ key: String, _ leftToRight: Int, rightToLeft: Int? = nil) {
      self.key = key
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft ?? leftToRight
    }

    var testDescription: String { key }
  }

  static let examples = [
    Example("0", 0), Example("R", 0), Example("1", 25), Example("2", 50), Example("3", 75),
    Example("4", 100), Example("Left", 39, rightToLeft: 41), Example("Right", 41, rightToLeft: 39),
    Example("Up", 41), Example("Down", 39), Example("PageUp", 50), Example("PageDown", 30),
    Example("Home", 0), Example("End", 100),
  ]

  @Test("each leads where the table says, arrows by the visual side", arguments: examples)
  func table(_ example: Example) throws {
    for direction in LayoutDirection.allCases {
      let demo = try at40(direction)
      demo.press(example.key)
      let expected = direction == .leftToRight ? example.leftToRight : example.rightToLeft
      #expect(demo.state.hundredths == expected, "\(direction)")
      #expect(demo.engine.needsFrame)
    }
  }

  @Test("the visual side of the handle is the side that the arrow points to")
  func arrowsFollowTheVisualSide() throws {
    for direction in LayoutDirection.allCases {
      let demo = try at40(direction)
      let before = demo.engine.leading(demo.handle).x
      demo.press("Right")
      #expect(demo.engine.leading(demo.handle).x > before, "\(direction)")
    }
  }

  @Test(
    "keys without a meaning change nothing",
    arguments: [
      "5", "6", "7", "8", "9", "A", "Q", "X", "/", "F4", "F6", "F7", "F8", "F9", "F10",
    ])
  func otherKeys(_ key: String) throws {
    let demo = try at40()
    try demo.settle()
    let before = demo.state
    #expect(demo.press(key).isEmpty)
    #expect(demo.state == before)
    #expect(!demo.engine.needsFrame)
  }

  @Test("a held arrow goes on, step by step, up to the end and no further")
  func heldArrow() throws {
    let demo = try at40()
    demo.press("Up")
    for _ in 0..<9 { demo.repeatKey("Up") }
    #expect(demo.state.hundredths == 50)
    for _ in 0..<99 { demo.repeatKey("PageUp") }
    #expect(demo.state.hundredths == 100)
    for _ in 0..<99 { demo.repeatKey("PageDown") }
    #expect(demo.state.hundredths == 0)
    for _ in 0..<3 { demo.repeatKey("Down") }
    #expect(demo.state.hundredths == 0)
  }

  @Test("with Ctrl held none of them does anything", arguments: examples)
  func controlled(_ example: Example) throws {
    let demo = try at40()
    demo.press("Ctrl+" + example.key)
    #expect(demo.state.hundredths == 40)
  }

  @Test("while indeterminate none of them does anything", arguments: examples)
  func indeterminate(_ example: Example) throws {
    let demo = try at40()
    demo.press("I")
    let before = demo.state
    demo.press(example.key)
    #expect(demo.state == before)
  }

  @Test("they do not move the focus nor show it", arguments: examples)
  func focusStays(_ example: Example) throws {
    let demo = try at40()
    demo.press(example.key)
    #expect(demo.state.focus == nil)
    #expect(!demo.state.isFocusVisible)
  }

  private func at40(_ direction: LayoutDirection = .leftToRight) throws -> DemoDriver {
    let demo = try DemoDriver { $0.direction = direction }
    demo.press("1")
    for _ in 0..<15 { demo.press("Up") }
    try demo.settle()
    return demo
  }
}
