import RevealCore
import RevealJobs
import Testing

@testable import RevealApp

@Suite("A job on a terminal")
struct JobTerminalTests {
  private static let texts = [
    "", "copying", String(repeating: "long ", count: 100), String(repeating: "日本語", count: 50),
    "👩‍👩‍👧 e\u{301}e\u{301} \u{200B}x", "<b>bold</b> &amp; more", "two\nlines\r\nof it", "a\tb",
    "\u{1B}[2J\u{1B}]0;t\u{7}\u{8}\u{0}end", "a < b & c",
  ]

  private func session(_ label: String, pulsates: Bool) -> JobSession {
    var settings = JobSettings()
    settings.text = label
    settings.pulsates = pulsates
    settings.fraction = Fraction(clamping: 0.42)
    return JobSession(settings, at: .zero)
  }

  /// The line without the colours of the bar, which every line has put back at its end.
  private func visible(_ line: String) -> String {
    var visible = ""
    var isInSequence = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        isInSequence = scalar != "m"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  @Test(
    "its line is never wider than the terminal, less one, nor moves the cursor", arguments: texts)
  func width(_ label: String) throws {
    let look = try JobHarness.look()
    for format in [ParagraphPaint.Format.markup, .plain] {
      for depth in ColorDepth.allCases {
        for columns in [1, 2, 3, 4, 5, 6, 7, 10, 12, 13, 20, 39, 80, 200] {
          let line = JobTerminalLine(columns: columns, depth: depth, look: look, format: format)
          for pulsates in [false, true] {
            let text = line.text(session(label, pulsates: pulsates), at: .zero, motion: .full)
            let shown = visible(text)
            #expect(TerminalText.cells(shown) <= max(columns - 1, 1), "\(columns): \(shown)")
            #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
          }
        }
      }
    }
  }

  @Test("it says how far the job is, and what it is doing")
  func words() throws {
    let line = JobTerminalLine(
      columns: 100, depth: .none, look: try JobHarness.look(), format: .markup)
    let text = line.text(session("<b>a</b> &amp;\n b", pulsates: false), at: .zero, motion: .full)
    #expect(text.hasSuffix("a & b"))
    #expect(text.contains("42"))
  }

  private func plainLines() throws -> JobPlainLines {
    JobPlainLines(JobTexts(strings: try JobHarness.look().strings), format: .markup)
  }

  @Test("plain lines come with each tenth, not with each percent")
  func tenths() throws {
    var lines = try plainLines()
    var session = JobSession(JobSettings(), at: .zero)
    var told: [String] = []
    for percent in 0...100 {
      let now = Instant(seconds: Double(percent))
      session.take(updates("\(percent)\n"), at: now)
      if let line = lines.line(session, at: now) { told.append(line) }
    }
    #expect(told.count == 11)
    #expect(told.first?.contains("0") == true && told.last?.contains("100") == true)
  }

  @Test("the end is said once, without the usual label", arguments: [0.1, 2])
  func lastLine(_ seconds: Double) throws {
    var lines = try plainLines()
    var settings = JobSettings()
    settings.text = "Running…"
    settings.isTextUsual = true
    settings.closesWhenDone = true
    var session = JobSession(settings, at: .zero)
    session.take(updates("40\n"), at: .zero)
    #expect(lines.line(session, at: .zero) == "40%  Running…")
    let end = Instant(seconds: seconds)
    session.take(updates("100\n"), at: end)
    let ends = [lines.line(session, at: end), lines.last(session)].compactMap(\.self)
    #expect(ends == ["Done"])
  }

  @Test("tasks that failed are told by name, but not thousands of them")
  func failures() throws {
    let lines = try plainLines()
    var session = JobSession(JobSettings(), at: .zero)
    var reader = JobReader(.tasks(declared: []))
    var updates = JobUpdates()
    var text = #"{"task": "fine", "done": true}"# + "\n"
    text += #"{"task": "b", "failed": "no\nspace"}"# + "\n"
    for number in 0..<3000 { text += #"{"task": "t\#(number)", "failed": true}"# + "\n" }
    Array(text.utf8).withUnsafeBytes { reader.read($0, into: &updates) }
    session.take(updates.take(), at: .zero)
    let told = lines.failures(session)
    #expect(told.first == "b – no space" && told.dropFirst().first == "t0")
    #expect(told.count == 21 && told.last == "… 2981")
  }

  @Test("a storm of labels is a line now and then, more and more rarely")
  func labels() throws {
    var lines = try plainLines()
    var session = JobSession(JobSettings(), at: .zero)
    var told = 0
    for number in 0..<3000 {
      let now = Instant(seconds: Double(number) / 100)
      session.take(updates("# file \(number)\n"), at: now)
      if lines.line(session, at: now) != nil { told += 1 }
    }
    // At once, and after 1, 2, 4, 8 seconds more.
    #expect(told == 5)
  }

  @Test("a storm of percentages is two lines a second at most, and the last is told")
  func storm() throws {
    var lines = try plainLines()
    var session = JobSession(JobSettings(), at: .zero)
    var told = 0
    for number in 0...1000 {
      let now = Instant(seconds: Double(number) / 100)
      session.take(updates(number % 2 == 0 ? "10\n" : "90\n"), at: now)
      if lines.line(session, at: now) != nil { told += 1 }
    }
    #expect(told <= 20)
    let next = try #require(lines.nextLine)
    #expect(lines.line(session, at: next)?.contains("10") == true)
    #expect(lines.nextLine == nil)
  }

  private func updates(_ text: String) -> JobUpdates {
    var reader = JobReader(.zenity)
    var updates = JobUpdates()
    Array(text.utf8).withUnsafeBytes { reader.read($0, into: &updates) }
    return updates
  }
}
