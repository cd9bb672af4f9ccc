import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("Reading a script")
struct ScriptParsingTests {
  @Test(
    "every kind of step is understood",
    arguments: [
      ("key 2", .key(KeyPress(.digit(2)))),
      ("key Ctrl+Q", .key(KeyPress(.character("q"), isControlled: true))),
      ("key shift+tab", .key(KeyPress(.tab, isShifted: true))),
      ("key PageUp", .key(KeyPress(.pageUp))), ("key F12", .key(KeyPress(.function(12)))),
      ("key ?", .key(KeyPress(.character("?")))),
      ("click Complete", .click(.complete, title: "Complete")),
      ("click 25%", .click(.quarter, title: "25%")),
      ("click INDETERMINATE", .click(.indeterminate, title: "INDETERMINATE")),
      ("click  slider", .click(.slider, title: "slider")),
      ("drag slider 0.25 0.80", .dragSlider(from: 0.25, to: 0.8)),
      ("drag Slider -1 2e1", .dragSlider(from: -1, to: 20)),
      ("resize 800 300", .resize(Size(width: 800, height: 300))),
      ("resize 1 16384", .resize(Size(width: 1, height: 16_384))),
      ("wait 0.125", .wait(0.125)), ("wait 0", .wait(0)),
      ("shot middle.png", .shot("middle.png")), ("shot a/b.png", .shot("a/b.png")),
      ("expect progress 0.5", .expect(.progress, 0.5, tolerance: 1e-9)),
      ("expect shown 0.4 ± 0.001", .expect(.shown, 0.4, tolerance: 0.001)),
      ("expect shown 0.4 +- 0.001", .expect(.shown, 0.4, tolerance: 0.001)),
      ("  \t wait   1  ", .wait(1)), ("wait 1# a comment", .wait(1)),
    ] as [(String, Script.Command)])
  func step(_ line: String, _ command: Script.Command) throws {
    #expect(try script(line).steps == [Script.Step(line: 1, command: command)])
  }

  @Test("comments and empty lines are passed over, and still counted")
  func comments() throws {
    let text = "# first\n\n  # second\nwait 1\n\t\nwait 2 # third\n#"
    #expect(try script(text).steps.map(\.line) == [4, 6])
  }

  @Test(
    "an empty script has no steps", arguments: ["", "\n", "\n\n\n", "# nothing", "   ", "\r\n"])
  func empty(_ text: String) throws {
    #expect(try script(text).steps.isEmpty)
  }

  @Test(
    "lines may end as on any system, and the last one not at all",
    arguments: [
      "wait 1\nwait 2", "wait 1\nwait 2\n", "wait 1\r\nwait 2\r\n", "wait 1\r\nwait 2",
    ])
  func lineEnds(_ text: String) throws {
    #expect(try script(text).steps.map(\.line) == [1, 2])
  }

  @Test("a script knows whether it writes pictures")
  func shots() throws {
    #expect(try script("wait 1\nshot a.png").hasShots)
    #expect(try !script("wait 1").hasShots)
  }

  private func script(_ text: String) throws -> Script {
    try Script(text, controls: ScriptRun.controlNames(Assets.resources))
  }
}

@Suite("What is wrong with a script")
struct ScriptErrorTests {
  @Test(
    "is told with the line, what stands there, and what is accepted",
    arguments: [
      ("jump 3", "\"jump\" is no step; there are key, click, drag, resize, wait, shot and expect"),
      ("Key 2", "\"Key\" is no step"),
      ("key", "\"\" is no key; write one like: key 2, key Ctrl+Q, key PageUp"),
      ("key 2 3", "\"2 3\" is no key"), ("key F13", "\"F13\" is no key"),
      ("key Alt+2", "\"Alt+2\" is no key"), ("key +", "\"+\" is no key"),
      ("key #", "\"\" is no key"),
      (
        "click",
        "there is no control \"\"; there are 25%, 50%, bar, complete, gauges, "
          + "indeterminate, reset, shapes, slider, start"
      ),
      ("click Finish", "there is no control \"Finish\"; there are 25%"),
      ("drag slider 0.25", "a drag is written like: drag slider 0.25 0.80"),
      ("drag handle 0 1", "a drag is written like"),
      ("drag slider 0 nan", "a drag is written like"),
      ("drag slider 0 101", "a drag is written like"),
      ("resize 800", "a size is two numbers of points in 1…16384, like: resize 800 300"),
      ("resize 0 300", "a size is two numbers"), ("resize 800 16385", "a size is two numbers"),
      ("resize 800x300", "a size is two numbers"), ("resize nan inf", "a size is two numbers"),
      ("wait", "a wait is a number of seconds in 0…1000000, like: wait 0.125"),
      ("wait -1", "a wait is a number"), ("wait inf", "a wait is a number"),
      ("wait 1e300", "a wait is a number"), ("wait 1 2", "a wait is a number"),
      ("shot", "a shot is a name ending in .png inside the output folder, like: shot middle.png"),
      ("shot ../x.png", "a shot is a name"), ("shot a/../../x.png", "a shot is a name"),
      ("shot /tmp/x.png", "a shot is a name"), ("shot x.jpg", "a shot is a name"),
      ("shot .png", "a shot is a name"), ("shot a b.png", "a shot is a name"),
      ("expect", "an expectation is written like: expect progress 0.5, expect shown 0.4 ± 0.001"),
      ("expect speed 1", "an expectation is written like"),
      ("expect progress", "an expectation is written like"),
      ("expect progress 0.5 0.1", "an expectation is written like"),
      ("expect progress nan", "an expectation is written like"),
      ("expect shown 0.4 - 0.1", "a tolerance is written like: expect shown 0.4 ± 0.001"),
      ("expect shown 0.4 ± -1", "a tolerance is written like"),
    ])
  func told(_ line: String, _ problem: String) throws {
    let error = try #require(throws: ScriptError.self) {
      try script("wait 1\n# here it comes\n\(line)\nwait 2")
    }
    #expect(error.line == 3)
    #expect("\(error)".hasPrefix("line 3: \(problem)"), "\(error)")
  }

  @Test("the first of several mistakes is told")
  func first() throws {
    let error = try #require(throws: ScriptError.self) { try script("wait 1\nx\ny") }
    #expect(error.line == 2)
  }

  @Test(
    "a hostile file is an error with a line, and never a crash",
    arguments: [
      "\0", "wait 1\nwait \0", "wait 1e999999", "key \u{FFFD}\u{FFFD}",
      "resize 99999999999999999999 1", "shot " + String(repeating: "../", count: 9),
      "drag slider 0x1p1024 0", "\u{1B}[2J", "expect progress 1e400", "key " + "Ctrl+",
    ])
  func hostile(_ text: String) {
    #expect(throws: ScriptError.self) { try script(text) }
  }

  @Test("a line of a megabyte is one mistake", arguments: ["x", "1"])
  func longLine(_ letter: String) {
    let text = "wait " + String(repeating: letter, count: 1 << 20)
    #expect(throws: ScriptError.self) { try script(text) }
  }

  @Test("a hundred thousand lines are read")
  func long() throws {
    let text = String(repeating: "wait 1\n", count: 100_000)
    #expect(try script(text).steps.count == 100_000)
  }

  private func script(_ text: String) throws -> Script {
    try Script(text, controls: ScriptRun.controlNames(Assets.resources))
  }
}
