import RevealCore
import Testing

@Suite("Text as a terminal lays it out")
struct TerminalTextTests {
  @Test(
    "letters take a cell, those of East Asia and emoji two, marks none",
    arguments: [
      ("", 0), ("abc", 3), ("中文", 4), ("サン", 4), ("é", 1), ("e\u{301}", 1), ("✅", 2), ("⚡", 2),
      ("⭐", 2), ("🟢", 2), ("🪐", 2), ("a\u{200B}b", 2), ("한글", 4), ("نشاط", 4),
    ])
  func cells(_ text: String, _ cells: Int) {
    #expect(TerminalText.cells(text) == cells)
  }

  @Test("what is cut off is marked, and the whole is never wider than it may be")
  func truncated() {
    #expect(TerminalText.truncated("abcdef", to: 6) == "abcdef")
    #expect(TerminalText.truncated("abcdef", to: 4) == "abc…")
    #expect(TerminalText.truncated("中文字", to: 4) == "中…")
    for limit in 0...12 {
      for text in ["abcdef", "中文字", "a中b文", "✅✅✅✅"] {
        #expect(TerminalText.cells(TerminalText.truncated(text, to: limit)) <= limit)
      }
    }
  }

  @Test("what draws or turns the direction is taken out")
  func harmless() {
    #expect(TerminalText.harmless("plain – 中") == "plain – 中")
    #expect(TerminalText.harmless("x\u{9B}2J\u{1B}y\u{202E}z\u{2066}") == "x2Jyz")
  }
}
