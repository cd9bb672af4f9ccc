import RevealCore
import Testing

@testable import RevealApp

@Suite("A benchmark's progress in a terminal")
struct ProgressLineTests {
  @Test("is the bar and a percentage, in a line that is taken away at the end")
  func bar() {
    let bar = TerminalBar(
      cells: 4, gradient: Gradient(stops: [.init(color: .black)]), track: .white, depth: .none)
    var line = ProgressLine(bar)
    #expect(line.text(0.375) == "\r█▌░░ 37 %\u{1B}[K")
    #expect(line.text(1) == "\r████ 100 %\u{1B}[K")
    #expect(line.end == "\r\u{1B}[K")
  }

  @Test("is a line for each tenth where no line can be taken back")
  func dumb() {
    var line = ProgressLine(nil)
    let texts = [0, 0.04, 0.1, 0.15, 0.62, 1, 1].map { line.text($0) }
    #expect(texts == ["0 %\n", "", "10 %\n", "", "62 %\n", "100 %\n", ""])
    #expect(line.end == "")
  }
}
