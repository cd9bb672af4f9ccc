import RevealCore
import Testing

@testable import RevealApp

@Suite("The budget of reading")
struct ReadingBudgetTests {
  @Test("what has been saved may be spent at once, and then nothing")
  func savings() {
    var budget = ReadingBudget(at: .zero, share: 0.02)
    #expect(!budget.isSpent(at: .zero))
    budget.spend(0.29, at: .zero)
    #expect(!budget.isSpent(at: .zero))
    budget.spend(0.02, at: .zero)
    #expect(budget.isSpent(at: .zero))
    let refilled = budget.refilled
    #expect(refilled > .zero && !budget.isSpent(at: refilled))
  }

  @Test(
    "in the long run reading takes its share, whatever comes", arguments: [0.02, 0.04, 0.25, 0.5])
  func share(_ share: Double) {
    var budget = ReadingBudget(at: .zero, share: share)
    var spent = 0.0
    var now = Instant.zero
    while now < Instant(seconds: 100) {
      if budget.isSpent(at: now) {
        now = max(budget.refilled, now.advanced(bySeconds: 1e-6))
      } else {
        budget.spend(0.002, at: now)
        spent += 0.002
        now = now.advanced(bySeconds: 0.002)
      }
    }
    #expect(abs(spent - (share * 100 + 0.3)) < 0.02 * share * 100 + 0.01)
  }

  @Test("rest is saved up to a limit")
  func limit() {
    var budget = ReadingBudget(at: .zero, share: 0.02)
    budget.spend(0.3, at: .zero)
    let later = Instant(seconds: 1e6)
    budget.spend(0.31, at: later)
    #expect(budget.isSpent(at: later))
  }
}

@Suite("The last lines of a command")
struct OutputTailTests {
  private func lines(_ parts: String...) -> [String] {
    var tail = OutputTail()
    for part in parts { tail.append(Array(part.utf8)) }
    return tail.lines
  }

  @Test(
    "are as a terminal would show them",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("", []), ("\n\n  \n", []),
      ("10%\r50%\rdone\n", ["done"]), ("10%\r50%\r", ["50%"]),
      ("\u{1B}[31merror:\u{1B}[0m no\n", ["error: no"]), ("\u{1B}]0;title\u{7}x\n", ["x"]),
      ("\u{1B}]0;title\u{1B}\\x\n", ["x"]), ("\u{1B}(Bx\u{1B}7y\u{1B}8\n", ["xy"]),
      ("a\tb\u{7}\u{0}\n", ["a b"]), ("日本\n", ["日本"]), ("\u{1B}[2", []),
    ])
  func shown(_ text: String, _ expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test("are the last five, in whatever parts they came")
  func five() {
    let text = (1...9).map { "line \($0)\n" }.joined()
    #expect(lines(text) == (5...9).map { "line \($0)" })
    #expect(lines("li", "ne 1\nline", " 2") == ["line 1", "line 2"])
  }

  @Test("are kept of a line without an end too, in little room")
  func endless() {
    var tail = OutputTail()
    for _ in 0..<1000 { tail.append([UInt8](repeating: 0x61, count: 5000)) }
    tail.append(Array("\nthe end".utf8))
    #expect(tail.lines.last == "the end")
    #expect((tail.lines.first?.utf8.count ?? 0) <= 8192)
  }

  @Test("may be no text at all")
  func invalid() {
    var tail = OutputTail()
    tail.append([0xFF, 0xFE, 0x0A, 0xC3])
    #expect(tail.lines.count == 2)
  }
}
