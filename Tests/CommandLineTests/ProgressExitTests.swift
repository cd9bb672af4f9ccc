import RevealJobs
import Testing

@testable import gradient_reveal

@Suite("The exit codes of progress")
struct ProgressExitTests {
  private func code(_ ending: JobEnding, _ environment: [String: String] = [:]) -> Int32 {
    ProgressExit { environment[$0] }.code(ending)
  }

  nonisolated static let table: [(JobEnding, Int32, String)] = [
    (.accepted, 0, "OK"), (.cancelled, 1, "CANCEL"), (.closed, 1, "ESC"), (.extra(0), 1, "EXTRA"),
    (.extra(3), 1, "EXTRA"), (.timedOut, 5, "TIMEOUT"),
  ]

  @Test("are zenity's, and its variables change them, before dialog's", arguments: table)
  func endings(_ ending: JobEnding, _ usual: Int32, _ name: String) {
    #expect(code(ending) == usual)
    #expect(code(ending, ["ZENITY_\(name)": "7"]) == 7)
    #expect(code(ending, ["DIALOG_\(name)": "8"]) == 8)
    #expect(code(ending, ["ZENITY_\(name)": "7", "DIALOG_\(name)": "8"]) == 7)
    let others = Self.table.map(\.2).filter { $0 != name }
    let elsewhere = Dictionary(others.map { ("ZENITY_\($0)", "9") }) { first, _ in first }
    #expect(code(ending, elsewhere) == usual)
  }

  @Test("of a command are its own, whatever the environment says")
  func commands() {
    #expect(code(.failed(code: 42), ["ZENITY_ERROR": "7", "ZENITY_OK": "8"]) == 42)
  }

  @Test(
    "are read as C's atoi reads, and the lowest byte counts",
    arguments: [
      ("12", 12), (" 12", 12), ("\t\n\u{B}\u{C}\r12", 12), ("+12", 12), ("-1", 255), ("-2", 254),
      ("12abc", 12), ("abc", 0), ("-", 0), ("--5", 0), ("+-5", 0), ("0x10", 0),
      ("1.9", 1), ("256", 0), ("257", 1), ("1 2", 1), ("١", 0), ("4294967297", 1),
    ])
  func numbers(_ text: String, _ expected: Int32) {
    #expect(code(.cancelled, ["ZENITY_CANCEL": text]) == expected)
  }

  @Test("of more digits than any number has are some code, and no crash")
  func endless() {
    let text = String(repeating: "9", count: 10_000)
    #expect((0...255).contains(code(.cancelled, ["ZENITY_CANCEL": text])))
  }

  @Test("of a command line that cannot be followed is one that nothing overrides")
  func errors() { #expect(ProgressExit.error == 255) }
}
