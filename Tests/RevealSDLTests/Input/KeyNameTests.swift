import Testing

@testable import RevealSDL

@Suite("Names of keys")
struct KeyNameTests {
  @Test(
    "are SDL's, in any case",
    arguments: [
      ("2", .digit(2)), ("0", .digit(0)), ("R", .character("r")), ("r", .character("r")),
      ("?", .character("?")), ("/", .character("/")), ("F1", .function(1)), ("f12", .function(12)),
      ("Left", .left), ("RIGHT", .right), ("up", .up), ("Down", .down), ("PageUp", .pageUp),
      ("pagedown", .pageDown), ("Home", .home), ("End", .end), ("Tab", .tab), ("Space", .space),
      ("Return", .enter), ("Enter", .enter), ("Escape", .escape), ("Esc", .escape),
      ("F", .character("f")),
    ] as [(String, Key)])
  func key(_ name: String, _ key: Key) {
    #expect(Key(named: name) == key)
    #expect(Key(named: name.lowercased()) == key)
    #expect(Key(named: name.uppercased()) == key)
  }

  @Test(
    "that no key has give none",
    arguments: [
      "", "F0", "F13", "F-1", "F999999999999999999999", "Page", "Page Up", "12", "ab", "Ctrl",
    ])
  func none(_ name: String) {
    #expect(Key(named: name) == nil)
  }

  @Test(
    "may have Shift and Ctrl before them",
    arguments: [
      ("2", KeyPress(.digit(2))), ("Ctrl+Q", KeyPress(.character("q"), isControlled: true)),
      ("Shift+Tab", KeyPress(.tab, isShifted: true)),
      ("control+shift+F1", KeyPress(.function(1), isShifted: true, isControlled: true)),
      ("Shift+Ctrl+F1", KeyPress(.function(1), isShifted: true, isControlled: true)),
    ])
  func press(_ name: String, _ press: KeyPress) {
    #expect(KeyPress(named: name) == press)
  }

  @Test(
    "have no other modifiers, and end with a key",
    arguments: [
      "", "+", "++", "Ctrl+", "Ctrl", "Alt+2", "Meta+Q", "2+Ctrl", "Ctrl+Shift", "Q+Q",
    ])
  func noPress(_ name: String) {
    #expect(KeyPress(named: name) == nil)
  }

  @Test("make a press that is the first of its key")
  func notRepeated() {
    #expect(KeyPress(named: "Ctrl+Q")?.isRepeat == false)
    #expect(KeyPress(.tab) != KeyPress(.tab, isRepeat: true))
  }
}
