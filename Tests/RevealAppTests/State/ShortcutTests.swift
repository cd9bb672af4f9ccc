import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("Keys for everything but progress")
struct ShortcutTests {
  @Test("I turns the unknown value on and off")
  func indeterminate() throws {
    let demo = try DemoDriver()
    demo.press("I")
    #expect(demo.state.isIndeterminate)
    #expect(demo.ringPhase == 0)
    #expect(demo.barMask == nil)
    demo.press("i")
    #expect(!demo.state.isIndeterminate)
    #expect(demo.ringPhase == nil)
  }

  @Test("F1 and ? show the keys, F2 the numbers, and each puts its own away")
  func panels() throws {
    let demo = try DemoDriver()
    demo.press("F1")
    #expect(demo.state.panel == .help)
    demo.press("?")
    #expect(demo.state.panel == nil)
    demo.press("?")
    demo.press("F2")
    #expect(demo.state.panel == .diagnostics)
    demo.press("F1")
    #expect(demo.state.panel == .help)
    demo.press("F2")
    demo.press("F2")
    #expect(demo.state.panel == nil)
  }

  @Test("F11 asks for the full screen, then for the window again")
  func fullScreen() throws {
    let demo = try DemoDriver()
    #expect(demo.press("F11") == [.setFullScreen(true)])
    #expect(demo.press("F11") == [.setFullScreen(false)])
  }

  @Test("F12 asks for a picture and changes nothing")
  func screenshot() throws {
    let demo = try DemoDriver()
    let before = demo.state
    #expect(demo.press("F12") == [.screenshot])
    #expect(demo.state == before)
  }

  @Test("D exchanges light and dark and keeps the contrast")
  func appearance() throws {
    let demo = try DemoDriver { $0.contrast = .high }
    let light = try demo.engine.snapshot()
    demo.press("D")
    #expect(demo.state.theme == Theme(appearance: .dark, contrast: .high))
    try demo.draw()
    #expect(try demo.engine.snapshot() != light)
    demo.press("D")
    try demo.draw()
    #expect(try demo.engine.snapshot() == light)
  }

  @Test("L goes to the next language, and after the last to the first")
  func language() {
    let languages = ["ar", "en", "ja"]
    var store = Store(DemoState(language: "en"), languages: languages)
    let layout = DemoLayout(
      window: Size(width: 520, height: 240), buttonWidths: [30, 30, 30, 60], toggleWidth: 80)
    var seen: [String] = []
    for _ in 0..<3 {
      _ = store.send(.keyDown(KeyPress(.character("l"))), at: .zero, layout: layout)
      seen.append(store.state.language)
    }
    #expect(seen == ["ja", "ar", "en"])
  }

  @Test("L does nothing where the language is none of those that there are")
  func unknownLanguage() {
    var store = Store(DemoState(language: "xx"), languages: ["en"])
    let layout = DemoLayout(
      window: Size(width: 520, height: 240), buttonWidths: [], toggleWidth: 0)
    _ = store.send(.keyDown(KeyPress(.character("l"))), at: .zero, layout: layout)
    #expect(store.state.language == "xx")
  }

  @Test(
    "a shortcut that is held down acts once",
    arguments: [
      "I", "D", "M", "L", "F1", "?", "F2", "F3", "F11", "F12", "R", "Ctrl+Q", "Space", "Enter",
    ])
  func held(_ key: String) throws {
    let demo = try DemoDriver()
    demo.press("Tab")
    demo.press("Tab")
    let before = demo.state
    #expect(demo.repeatKey(key).isEmpty)
    #expect(demo.state == before)
  }

  @Test(
    "with Ctrl held a shortcut does nothing, but for Ctrl+Q",
    arguments: [
      "I", "D", "M", "L", "F1", "F2", "F11", "F12", "Tab", "Space", "Enter", "Escape",
    ])
  func controlled(_ key: String) throws {
    let demo = try DemoDriver()
    let before = demo.state
    #expect(demo.press("Ctrl+" + key).isEmpty)
    #expect(demo.state == before)
  }

  @Test("Ctrl+Q ends the program, whatever is shown")
  func quit() throws {
    let demo = try DemoDriver()
    #expect(demo.press("Ctrl+Q") == [.quit])
    demo.press("F1")
    demo.press("I")
    #expect(demo.press("Ctrl+Q") == [.quit])
  }

  @Test("a theme that the desktop changes to is taken up")
  func themeChanged() throws {
    let demo = try DemoDriver()
    demo.send(.themeChanged(Theme(appearance: .dark, contrast: .high)))
    #expect(demo.engine.needsFrame)
    try demo.draw()
    let window = try Assets.resources.palette(demo.state.theme)[.window]
    #expect(try demo.engine.snapshot()[0, 0] == window.pixel)
  }
}
